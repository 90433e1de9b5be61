import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { UNARRANGED } from "../../../domain/list-request.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { TribeImages } from "../../../domain/ports/tribe-images.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { identified } from "../identified.ts";
import { RECORD_SOURCES } from "../lists/record-sources.ts";
import { firstOf, latestComments, type Reader, readItems, related } from "./related.ts";

/** The first of its members where the backend lists users by their tribe, else all. */
const readMembers = identified((id: Id<"tribe">) =>
  Effect.gen(function* () {
    const first = yield* firstOf(RECORD_SOURCES.users.list, { tribe: id });
    if (first !== undefined) return first;
    const { items } = yield* Tribes.use((tribes) => tribes.members(id));
    return { items, total: items.length };
  }),
);

/** Whoever is asked about, where they belong to the tribe; else nobody. */
export const memberAmong = (tribe: Id<"tribe">) =>
  identified((user: Id<"user">) =>
    Effect.gen(function* () {
      if (yield* offers("lists")) {
        const theirs = { ...UNARRANGED, filters: { member: user } };
        const { items } = yield* RECORD_SOURCES.tribes.list({ first: 0, max: MAX_PAGE_SIZE }, theirs);
        return items.some(({ tribeId }) => tribeId === tribe) ? user : undefined;
      }
      const { items } = yield* Tribes.use((tribes) => tribes.members(tribe));
      return items.find(({ userId }) => userId === user)?.userId;
    }),
  );

const readPictures = readItems((id: Id<"tribe">) => TribeImages.use((images) => images.ofTribe(id)));

const readComments = latestComments("tribe", (id) => Comments.use((comments) => comments.ofTribe(id)));

/** What the page of a tribe reads: the tribe, then, when that is asked for, what is beside it, each by itself. */
export const readTribe = (reader: Reader, id: string, signal: AbortSignal) => ({
  record: reader.read(RECORD_SOURCES.tribes.byId(id), signal),
  sources: (beside: Reader) => ({
    kitchens: related(beside, signal).listed("kitchens.read", RECORD_SOURCES.kitchens.list, { tribe: id }),
    members: beside.read(readMembers(id), signal),
    pictures: beside.read(readPictures(id), signal),
    comments: beside.read(readComments(id), signal),
    activity: related(beside, signal).activity("tribe", id),
  }),
});

export type TribeSources = ReturnType<ReturnType<typeof readTribe>["sources"]>;
