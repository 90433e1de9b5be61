import { commentListDefinition } from "../../domain/moderation/comment-list.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { listSource } from "../use-cases/record-source.ts";

/** Where the lists of what people leave behind come from. */
export const COMMENT_SOURCE = listSource(Comments, commentListDefinition);
