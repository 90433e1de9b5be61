import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import { insertAll, keysOf } from "./batches.ts";
import { pictureUrl } from "./pictures.ts";

/** The portraits of the sample's people, who are in the order of their keys. */
export const seedProfileImages = Effect.fnUntraced(function* (portraits: ReadonlyArray<number | undefined>) {
  const users = yield* keysOf("users", "user_id");
  yield* insertAll(
    "profile_images",
    Arr.zip(users, portraits).flatMap(([user_id, portrait]) =>
      portrait === undefined ? [] : [{ user_id, image_url: pictureUrl(`portrait-${portrait}`) }],
    ),
  );
});
