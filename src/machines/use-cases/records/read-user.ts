import type { Id } from "../../../domain/id.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { Reports } from "../../../domain/ports/reports.ts";
import { identified } from "../identified.ts";
import { RECORD_SOURCES } from "../lists/record-sources.ts";
import { latestComments, latestDates, type Reader, readItems, related } from "./related.ts";

const readPictures = readItems((id: Id<"user">) => ProfileImages.use((images) => images.ofUser(id)));

const readComments = latestComments("user", (id) => Comments.use((comments) => comments.ofUser(id)));

const readFavorites = identified((id: Id<"user">) => Favorites.use((favorites) => favorites.ofUser(id)));

const readBlocks = identified((id: Id<"user">) => Blocks.use((blocks) => blocks.ofUser(id)));
const readDates = latestDates((id: Id<"user">) => Dates.use((dates) => dates.ofUser(id)));

/** What the page of a user reads: the user, then, when that is asked for, what is beside them, each by itself. */
export const readUser = (reader: Reader, id: string, signal: AbortSignal) => ({
  record: reader.read(RECORD_SOURCES.users.byId(id), signal),
  sources: (beside: Reader) => {
    const { read } = beside;
    const { whole, listed, activity, deeds } = related(beside, signal);
    return {
      pictures: read(readPictures(id), signal),
      comments: read(readComments(id), signal),
      kitchens: listed("kitchens.read", RECORD_SOURCES.kitchens.list, { chef: id }),
      tribes: listed("tribes.read", RECORD_SOURCES.tribes.list, { member: id }),
      led: listed("tribes.read", RECORD_SOURCES.tribes.list, { leader: id }),
      favorites: whole("favorites.read", readFavorites(id)),
      blocks: whole("blocks.read", readBlocks(id)),
      dates: whole("dates.read", readDates(id)),
      reports: listed("reports.read", (...asked) => Reports.use(({ list }) => list(...asked)), { user: id }),
      activity: activity("user", id),
      deeds: deeds(id),
    };
  },
});

export type UserSources = ReturnType<ReturnType<typeof readUser>["sources"]>;
