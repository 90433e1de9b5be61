import { commentListDefinition } from "../../../domain/moderation/comment-list.ts";
import { dateListDefinition } from "../../../domain/moderation/date-list.ts";
import { blockListDefinition, favoriteListDefinition } from "../../../domain/moderation/mark-list.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { listSource } from "../lists/record-source.ts";

/** Where the lists of what people leave behind come from. */
export const COMMENT_SOURCE = listSource(Comments, commentListDefinition);
export const FAVORITE_SOURCE = listSource(Favorites, favoriteListDefinition);
export const BLOCK_SOURCE = listSource(Blocks, blockListDefinition);
export const DATE_SOURCE = listSource(Dates, dateListDefinition);
