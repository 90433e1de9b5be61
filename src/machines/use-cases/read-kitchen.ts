import * as Effect from "effect/Effect";
import type { KitchenId } from "../../domain/id.ts";
import { latestFirst } from "../../domain/instant.ts";
import type { Kitchen } from "../../domain/kitchen.ts";
import { Comments } from "../../domain/ports/comments.ts";
import { KitchenImages } from "../../domain/ports/kitchen-images.ts";
import { Locations } from "../../domain/ports/locations.ts";
import type { App } from "../app.ts";
import { identified } from "./identified.ts";
import type { Choice } from "./record-source.ts";
import { RECORD_SOURCES } from "./record-sources.ts";

const { kitchens, tribes } = RECORD_SOURCES;

/** The name of a kitchen's tribe; nothing where it has none, or where that cannot be read. */
const readTribeOf = ({ tribe }: Kitchen) =>
  tribe === undefined
    ? Effect.succeed(undefined)
    : Effect.map(tribes.byId(tribe.tribeId), (read): Choice | undefined => tribes.choiceOf(read)).pipe(
        Effect.orElseSucceed(() => undefined),
      );

const readPictures = identified((id: KitchenId) =>
  Effect.map(
    KitchenImages.use((images) => images.of(id)),
    ({ items }) => items,
  ),
);

const readComments = identified((id: KitchenId) =>
  Effect.map(
    Comments.use((comments) => comments.ofKitchen(id)),
    ({ items }) => latestFirst(items),
  ),
);

const readLocations = identified((id: KitchenId) =>
  Effect.map(
    Locations.use((locations) => locations.all()),
    ({ items }) => items.filter(({ kitchen }) => kitchen?.kitchenId === id),
  ),
);

/** What the page of a kitchen reads: the kitchen, then what is beside it, each by itself. */
export const readKitchen = ({ read }: Pick<App, "read">, id: string, signal: AbortSignal) => ({
  record: read(kitchens.byId(id), signal),
  sources: {
    tribe: read(Effect.flatMap(kitchens.byId(id), readTribeOf), signal),
    pictures: read(readPictures(id), signal),
    comments: read(readComments(id), signal),
    locations: read(readLocations(id), signal),
  },
});

export type KitchenSources = ReturnType<typeof readKitchen>["sources"];

/** A kitchen and what its form needs to know by name. */
export const readKitchenForForm = Effect.fnUntraced(function* (id: string) {
  const record = yield* kitchens.byId(id);
  return { record, tribe: yield* readTribeOf(record) };
});
