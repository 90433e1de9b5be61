import * as Schema from "effect/Schema";

/** Of so many days, today among them, it is told how much more a kitchen came to be liked. */
export const LIKING_DAYS = 30;

/** How a kitchen is liked: how many people keep it, and its score at the end of the day before these days and of each of them, oldest first. */
export const Liking = Schema.Struct({
  favorites: Schema.Int,
  days: Schema.Array(Schema.Struct({ date: Schema.String, score: Schema.Int })),
}).annotate({ identifier: "Liking" });
export interface Liking extends Schema.Schema.Type<typeof Liking> {}
