import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

/** Comments far apart and close together, in many blocks; then some of them go, alone or with whoever made them. */
const disturbed = (seed: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`
      INSERT INTO comments (comment_id, user_id, kitchen_id, text)
      OVERRIDING SYSTEM VALUE
      SELECT 100000 + n * (1 + (${seed}::int + n) % 97), present.ids[1 + n % 20],
        (SELECT min(kitchen_id) FROM kitchens), 'Good'
      FROM generate_series(1, 900) AS n, (SELECT array_agg(user_id) AS ids FROM users) AS present
      ON CONFLICT DO NOTHING`;
    yield* sql`DELETE FROM comments WHERE (comment_id + ${seed}::int) % 7 = 0`;
    yield* sql`DELETE FROM users WHERE user_id = (SELECT max(user_id) FROM users)`;
  });

const keys = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const rows = yield* sql<{ id: string }>`SELECT comment_id::text AS id FROM comments ORDER BY comment_id`;
  return rows.map(({ id }) => id);
});

onBoth("D29: pages of comments", portsOver, (it) => {
  it.effect.each([3, 17, 40, 99, 1_234, 7_777])(
    "D29: whatever was added and removed, alone or along (%d), each page is a window of all in their order",
    (seed) =>
      Effect.gen(function* () {
        const { page } = yield* Comments;
        yield* disturbed(seed);
        const all = yield* keys;
        const { length } = all;
        expect(length).toBeGreaterThan(500);
        for (const first of [0, 1, 99, length >> 1, length - 200, length - 1, length, length + 9]) {
          for (const max of [1, 7, 200]) {
            const { items } = yield* page({ first, max });
            expect(items.map(({ commentId }) => String(commentId))).toEqual(all.slice(first, first + max));
          }
        }
      }),
  );
});
