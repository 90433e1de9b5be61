import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { latestFirst } from "../../../domain/instant.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { Favorites } from "../../../domain/ports/favorites.ts";
import { KitchenImages } from "../../../domain/ports/kitchen-images.ts";
import { Locations } from "../../../domain/ports/locations.ts";
import { Reports } from "../../../domain/ports/reports.ts";
import { Votes } from "../../../domain/ports/votes.ts";
import { identified } from "../identified.ts";
import { RECORD_SOURCES } from "../lists/record-sources.ts";
import { reportsAbout } from "../moderation/reports-about.ts";
import { latestComments, latestDates, type Reader, readItems, related } from "./related.ts";

const { kitchens } = RECORD_SOURCES;

const readPictures = readItems((id: Id<"kitchen">) => KitchenImages.use((images) => images.of(id)));

const readComments = latestComments("kitchen", (id) => Comments.use((comments) => comments.ofKitchen(id)));

const readLocations = identified((id: Id<"kitchen">) =>
  Effect.map(
    Locations.use((locations) => locations.all()),
    ({ items }) => items.filter(({ kitchen }) => kitchen?.kitchenId === id),
  ),
);

const readFavorites = identified((id: Id<"kitchen">) =>
  Favorites.use((favorites) => favorites.ofKitchen(id)),
);
const readVotes = identified((id: Id<"kitchen">) => Votes.use((votes) => votes.ofKitchen(id)));
const readDates = latestDates((id: Id<"kitchen">) => Dates.use((dates) => dates.ofKitchen(id)));

/** Where it is known to be, where it does not say so in words. */
const readUntoldPlace = (id: string) =>
  Effect.flatMap(kitchens.byId(id), ({ location }) =>
    location === undefined ? readLocations(id) : Effect.succeed([]),
  );

/** What the page of a kitchen reads: the kitchen, then, when that is asked for, what is beside it, each by itself. */
export const readKitchen = (reader: Reader, id: string, signal: AbortSignal) => ({
  record: reader.read(kitchens.byId(id), signal),
  sources: (beside: Reader) => {
    const { read } = beside;
    const { whole, listed, activity } = related(beside, signal);
    return {
      pictures: read(readPictures(id), signal),
      comments: read(readComments(id), signal),
      locations: read(readLocations(id), signal),
      favorites: whole("favorites.read", readFavorites(id)),
      votes: whole("kitchens.read", readVotes(id)),
      dates: whole("dates.read", readDates(id)),
      reports: listed("reports.read", (...asked) => Reports.use(({ list }) => list(...asked)), {
        kitchen: id,
      }),
      activity: activity("kitchen", id),
    };
  },
});

export type KitchenSources = ReturnType<ReturnType<typeof readKitchen>["sources"]>;

/** What is looked at of a kitchen before a report about it is decided, each by itself. */
export const readReportedKitchen = (reader: Reader, id: Id<"kitchen">, signal: AbortSignal) => {
  const { read } = reader;
  const { whole, activity } = related(reader, signal);
  return {
    record: read(kitchens.byId(id), signal),
    locations: read(readUntoldPlace(id), signal),
    pictures: read(readPictures(id), signal),
    comments: read(readComments(id), signal),
    reports: whole(
      "reports.read",
      Effect.map(reportsAbout(id), (items) => ({ items: latestFirst(items), unreadable: 0 })),
    ),
    activity: activity("kitchen", id),
  };
};
