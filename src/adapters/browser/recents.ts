import * as Schema from "effect/Schema";
import type { Recents } from "../../domain/ports/recents.ts";
import { EVERY_RESOURCE } from "../../domain/resources.ts";
import { keptByPerson } from "./kept-by-person.ts";

const RecentRecord = Schema.Struct({
  _tag: Schema.Literals(EVERY_RESOURCE.map(({ name }) => name)),
  id: Schema.String,
  name: Schema.String,
});

/** `Recents` in the storage of a device; looking for one that is forbidden throws. */
export const recentsIn = (storage: () => Storage): Recents =>
  keptByPerson(storage, "recent-records", RecentRecord);
