import * as Schema from "effect/Schema";
import type { KeptViews } from "../../domain/ports/kept-views.ts";
import type { SavedViews } from "../../domain/lists/saved-views.ts";
import { keptByPerson } from "./kept-by-person.ts";
import { ListName } from "./resource-name.ts";

const Views = Schema.Array(
  Schema.Struct({
    list: ListName,
    name: Schema.String,
    search: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number, Schema.Boolean])),
    columns: Schema.optionalKey(Schema.Array(Schema.String)),
    isDefault: Schema.Boolean,
  }),
);

/** `KeptViews` in the storage of a device; looking for one that is forbidden throws. */
export const keptViewsIn = (storage: () => Storage): KeptViews =>
  keptByPerson<SavedViews>(storage, "views", Views, []);
