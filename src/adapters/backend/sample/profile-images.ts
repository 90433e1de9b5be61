import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { insertAll } from "./batches.ts";
import { pictureUrl } from "./pictures.ts";

/** The portraits of the sample's people, who are in the order of their keys. */
export const seedProfileImages = Effect.fnUntraced(function* (portraits: ReadonlyArray<number | undefined>) {
  const sql = yield* SqlClient;
  const users = yield* sql<{ user_id: string }>`SELECT user_id::text FROM users ORDER BY users.user_id`;
  yield* insertAll(
    "profile_images",
    users.flatMap(({ user_id }, place) => {
      const portrait = portraits[place];
      return portrait === undefined ? [] : [{ user_id, image_url: pictureUrl(`portrait-${portrait}`) }];
    }),
  );
});
