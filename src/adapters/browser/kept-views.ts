import * as Schema from "effect/Schema";
import type { KeptViews } from "../../domain/ports/kept-views.ts";
import { CONTRIBUTIONS, EVERY_RESOURCE } from "../../domain/resources.ts";
import { keptByPerson } from "./kept-by-person.ts";

const View = Schema.Struct({
  list: Schema.Literals([...EVERY_RESOURCE.map(({ name }) => name), ...CONTRIBUTIONS]),
  name: Schema.String,
  search: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number, Schema.Boolean])),
  columns: Schema.optionalKey(Schema.Array(Schema.String)),
  isDefault: Schema.Boolean,
});

/** `KeptViews` in the storage of a device; looking for one that is forbidden throws. */
export const keptViewsIn = (storage: () => Storage): KeptViews => keptByPerson(storage, "views", View);
