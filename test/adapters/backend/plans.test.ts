import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Subscriptions } from "../../../src/domain/ports/subscriptions.ts";
import { seeded } from "../database-image.ts";

const ports = portsSql().pipe(Layer.provideMerge(seeded({ _tag: "Memory" }, 4)));

layer(ports, { excludeTestServices: true })("§7: the plans", (it) => {
  it.effect("come by price, and by id where they cost the same, whenever they were added", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`INSERT INTO plans (plan_id, name, price_cents, features)
        VALUES ('team', 'Team', 4900, '{}'), ('basic', 'Basic', 900, '{}'), ('gold', 'Gold', 4900, '{}')`;
      const { items } = yield* Subscriptions.use(({ plans }) => plans());
      expect(items.map(({ planId }) => planId)).toEqual(["free", "basic", "plus", "gold", "pro", "team"]);
    }),
  );
});
