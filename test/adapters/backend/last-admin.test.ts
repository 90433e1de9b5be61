import { expect, it as laws } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { database } from "../../../src/adapters/backend/database/database.ts";
import { UserEdits } from "../../../src/adapters/backend/policy/user-edits.ts";
import { idOf } from "../../../src/adapters/backend/sql/rows.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Refused, type RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { User } from "../../../src/domain/user.ts";
import { type Place, seeded, seededOnServer } from "../database-image.ts";
import { holding, waitingFor } from "./holding.ts";
import { onBoth, onServer } from "./on-server.ts";

const ROUNDS = 15;

const lastAdmin = Exit.fail<RemoteFailure>(Refused("The last admin cannot be demoted or deleted"));

const keyed = (key: number) => idOf<"user">(String(key));

const promoteEverybody = Effect.flatMap(
  SqlClient,
  (sql) => sql`UPDATE users SET role_id = 1 WHERE user_id <= 4`,
);

const admins = Effect.gen(function* () {
  const { items } = yield* (yield* Users).all();
  return items.filter(({ role }) => role === "admin");
});

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 9)));

// Four admins who all demote one another in the same moment, again and again.
onBoth("D14: admins who demote one another", portsOver, (it) => {
  it.effect("D14: whoever is demoted at once, exactly one admin is left", () =>
    Effect.gen(function* () {
      const { edit } = yield* Users;
      const demoted = (user: User) => Effect.exit(edit({ ...user, role: "viewer" }));
      for (let round = 0; round < ROUNDS; round += 1) {
        yield* promoteEverybody;
        const exits = yield* Effect.forEach(yield* admins, demoted, { concurrency: "unbounded" });
        expect(exits.filter(Exit.isFailure)).toEqual([lastAdmin]);
        expect(yield* admins).toHaveLength(1);
      }
    }),
  );

  it.effect("D14: whoever is deleted at once, exactly one admin is left", () =>
    Effect.gen(function* () {
      const { remove } = yield* Users;
      yield* promoteEverybody;
      const exits = yield* Effect.forEach(yield* admins, ({ userId }) => Effect.exit(remove(userId)), {
        concurrency: "unbounded",
      });
      expect(exits.filter(Exit.isFailure)).toEqual([lastAdmin]);
      expect(yield* admins).toHaveLength(1);
    }),
  );
});

onServer(() => {
  laws.live("D14: one of the admins 9 and 10 is deleted while the other one is renamed", () =>
    Effect.gen(function* () {
      const place = yield* seededOnServer(10);
      yield* Effect.gen(function* () {
        const sql = yield* SqlClient;
        const users = yield* Users;
        const { save } = yield* UserEdits;
        yield* sql`UPDATE users SET role_id = CASE WHEN user_id IN (9, 10) THEN 1 ELSE 4 END`;
        const renamed = { ...(yield* users.byId(keyed(9))), profile: { nombre: "Ada" } };
        const letGo = yield* holding(place.url, 10);
        const removing = yield* Effect.forkChild(users.remove(keyed(10)));
        yield* waitingFor(place.url, 1);
        const renaming = yield* Effect.forkChild(save(keyed(9), renamed));
        yield* waitingFor(place.url, 2);
        yield* letGo;
        yield* Fiber.join(removing);
        expect((yield* Fiber.join(renaming)).profile.nombre).toBe("Ada");
      }).pipe(Effect.provide(portsSql().pipe(Layer.provideMerge(database(place)))));
    }).pipe(Effect.scoped),
  );
});
