import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { UnsecuredJWT } from "jose";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Identities } from "../../../src/adapters/backend/policy/identities.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { id } from "../../domain/generators.ts";
import { exchange } from "../asked.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";
import { identityClaims } from "../fixtures-tokens.ts";
import { onOneOrBoth, onServer } from "./on-server.ts";

const disabled: Array<string> = [];
const identities = Layer.succeed(Identities, {
  disable: (uid) => Effect.sync(() => void disabled.push(uid)),
});

const backendOver = (place: Place) =>
  Layer.merge(webBackend, Layer.provide(portsSql(), identities)).pipe(Layer.provideMerge(seeded(place, 9)));

interface Somebody {
  readonly uid: string;
  readonly email: string;
}

const tokenOf = ({ uid, email }: Somebody): string =>
  new UnsecuredJWT({ ...identityClaims(uid), email }).encode();

/** Asks for an account, as oneself or as a member of the staff. */
const register = (somebody: Somebody, token?: string) =>
  Effect.map(
    ask({
      method: "POST",
      path: `/api/v1/authentication/createUser/2000-02-29/${encodeURIComponent(somebody.email)}/secret/2/${tokenOf(somebody)}`,
      token,
    }),
    ({ status, body }) => [status, body],
  );

const OK = [200, '{"status":"ok"}'];

/** The number that somebody has once they sign in; none where nobody knows them. */
const numberOf = (somebody: Somebody) =>
  Effect.map(ask(exchange(tokenOf(somebody))), ({ status, body }): string | undefined =>
    status === 200 ? String(JSON.parse(body).user.userId) : undefined,
  );

const remove = Effect.fnUntraced(function* (userId: string | undefined) {
  const { status } = yield* ask({
    method: "DELETE",
    path: `/api/v1/user/destroy/${userId}`,
    token: yield* signIn("admin"),
  });
  expect(status).toBe(204);
});

const noted = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ operation: string; record_id: string }>`
    SELECT operation, record_id FROM activity ORDER BY activity_id DESC`,
);

onOneOrBoth("who was deleted", backendOver, (it) => {
  it.effect("comes back neither as the same identity nor with the same address, until staff let them", () =>
    Effect.gen(function* () {
      const mia = { uid: "mia", email: "mia@kitchen.example" };
      yield* register(mia);
      const userId = yield* numberOf(mia);
      yield* remove(userId);
      const [last, ...before] = yield* noted;
      expect([last, before.length]).toEqual([{ operation: "users.remove", record_id: userId }, 1]);
      const again = [
        mia,
        { ...mia, email: "else@kitchen.example" },
        { uid: "new", email: "MIA@kitchen.example" },
      ];
      for (const each of again)
        expect([yield* register(each), yield* numberOf(each)]).toEqual([OK, undefined]);
      // Who may create nobody lets nobody in either.
      yield* register(mia, yield* signIn("viewer"));
      expect([yield* numberOf(mia), (yield* noted).length]).toEqual([undefined, 2]);
      const { email } = mia;
      yield* register({ uid: "new", email }, yield* signIn("admin"));
      const readmitted = yield* numberOf({ uid: "new", email });
      expect((yield* noted)[0]).toEqual({ operation: "authentication.createUser", record_id: readmitted });
    }),
  );

  it.effect("is disabled at the provider once they are gone, and nobody else", () =>
    Effect.gen(function* () {
      disabled.length = 0;
      const { remove: removed } = yield* Users;
      expect((yield* Effect.flip(removed(id("1"))))._tag).toBe("Refused");
      expect((yield* Effect.flip(removed(id("999"))))._tag).toBe("NotFound");
      expect(disabled).toEqual([]);
      yield* removed(id("3"));
      expect(disabled).toEqual(["sample-viewer"]);
    }),
  );
});

onServer(() => {
  layer(backendOver(ON_SERVER), { excludeTestServices: true })(
    "who is being deleted at this moment",
    (it) => {
      it.effect("is waited for, and does not come back", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient;
          const { remove: removed } = yield* Users;
          const leo = { uid: "leo", email: "leo@kitchen.example" };
          yield* register(leo);
          const userId = yield* numberOf(leo);
          const asking = yield* sql.withTransaction(
            Effect.gen(function* () {
              yield* removed(id(String(userId)));
              const fiber = yield* Effect.forkDetach(register(leo));
              const waiting = Effect.andThen(
                sql`SELECT pg_stat_clear_snapshot()`,
                sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
              );
              yield* Effect.repeat(waiting, { until: (rows) => rows.length > 0 });
              return fiber;
            }),
          );
          expect([yield* Fiber.join(asking), yield* numberOf(leo)]).toEqual([OK, undefined]);
        }),
      );
    },
  );
});
