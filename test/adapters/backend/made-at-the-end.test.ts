import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { madeAtTheEnd } from "../../../src/adapters/backend/database/made-at-the-end.ts";
import { empty } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const defined = Effect.gen(function* () {
  const sql = yield* SqlClient;
  // References are followed in the order in which they were made.
  const constraints = yield* sql`
    SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    ORDER BY contype, CASE WHEN contype = 'f' THEN oid::bigint END, 1, 2`;
  const indexes = yield* sql`
    SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`;
  return { constraints, indexes };
});

onBoth("what is done without for a while", empty, (it) => {
  it.effect("is not there meanwhile, and afterwards as the migrations made it", () =>
    Effect.gen(function* () {
      const before = yield* defined;
      const meanwhile = yield* madeAtTheEnd(defined);
      const lengths = ({ constraints, indexes }: typeof before) => [constraints.length, indexes.length];
      const [fewer = 0, others = 0] = lengths(meanwhile);
      const [all = 0, whole = 0] = lengths(before);
      expect([fewer < all, others < whole]).toEqual([true, true]);
      expect(yield* defined).toEqual(before);
    }),
  );
});
