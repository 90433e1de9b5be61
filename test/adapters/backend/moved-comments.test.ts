import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { id } from "../../domain/generators.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 9)));

const tribe = (tribeId: string) => ({ tribe: { tribeId: id<"tribe">(tribeId) }, kitchen: undefined });
const kitchen = { tribe: undefined, kitchen: { kitchenId: id<"kitchen">("1") } };

onBoth("§9: the comments of a tribe", portsOver, (it) => {
  it.effect("are counted where they are, wherever an edit moves them", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { create, edit, remove } = yield* Comments;
      const differing = sql`
        SELECT tribe_id FROM tribes t
        WHERE comment_count <> (SELECT count(*) FROM comments c WHERE c.tribe_id = t.tribe_id)`;
      const made = yield* create({ user: { userId: id("5") }, text: "Hello", ...tribe("1") });
      for (const place of [tribe("2"), kitchen, tribe("1"), tribe("1")]) {
        yield* edit({ ...made, ...place });
        expect([place, yield* differing]).toEqual([place, []]);
      }
      yield* remove(made.commentId);
      expect(yield* differing).toEqual([]);
    }),
  );
});
