import * as Context from "effect/Context";
import * as Layer from "effect/Layer";
import type { Elsewhere } from "./entity-rows.ts";

// As queries of their own, because RETURNING joins nothing; each is one look-up by key within the statement.
const from = (table: string, column: string, keyColumn: string, key: string): string =>
  `(SELECT ${column} FROM ${table} WHERE ${keyColumn} = ${key})`;

const latest = (images: string, keyColumn: string, key: string, order: string): string =>
  `(SELECT image_url FROM ${images} WHERE ${keyColumn} = ${key} ORDER BY ${order} LIMIT 1)`;

/** The picture of a person: the one that was added last. */
export const pictureOfUser = (key: string): string =>
  latest("profile_images i", "i.user_id", key, "i.profile_image_id DESC");

/** The picture of a tribe: its first. */
export const pictureOfTribe = (key: string): string =>
  latest("tribe_images i", "i.tribe_id", key, "i.tribe_image_id");

/** Where the name and the picture of whom a reference names lie, as `told` has it; `key` is its column, with its table. */
const referencesAs = (told: (value: string) => string) => ({
  /** What gives a field that nobody has to say. */
  optional: told,
  user: (field: string, key: string): Elsewhere => ({
    [`${field}.profile.nombre`]: told(from("users n", "n.nombre", "n.user_id", key)),
    [`${field}.profile.imageUrl`]: told(pictureOfUser(key)),
  }),
  kitchen: (field: string, key: string): Elsewhere => ({
    [`${field}.nombre`]: told(from("kitchens n", "n.nombre", "n.kitchen_id", key)),
    [`${field}.logo`]: told(from("kitchens n", "n.logo", "n.kitchen_id", key)),
  }),
  tribe: (field: string, key: string): Elsewhere => ({
    [`${field}.name`]: told(from("tribes n", "n.name", "n.tribe_id", key)),
    [`${field}.imageUrl`]: told(pictureOfTribe(key)),
  }),
});

export type References = ReturnType<typeof referencesAs>;

/** What answers say of the records that others point at, beside their ids (D59). */
export const References = Context.Reference<References>("backend/sql/References", {
  defaultValue: () => referencesAs((value) => value),
});

/** As a backend that knows §7 only: nothing. */
export const namelessReferences = Layer.succeed(
  References,
  referencesAs(() => "NULL::text"),
);
