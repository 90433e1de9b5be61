import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { ROLE_IDS, type Role } from "../../../src/domain/role.ts";
import { SPEC_ROLES } from "../../domain/generators.ts";
import { exchange } from "../asked.ts";
import { type Place, seeded } from "../database-image.ts";
import { ask, tokensOf, webBackend } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { LETTERS, TABLE } from "./access-rows.ts";
import { onOneOrBoth } from "./on-server.ts";
import { ownedRecords } from "./record-access-rows.ts";

/** Everything that somebody signed in may call, asked by the one who may least. */
const CALLS = TABLE.flatMap((row) => {
  const principal = SPEC_ROLES.filter((each) => row.may.includes(LETTERS[each])).at(-1);
  return principal === undefined ? [] : [{ ...row, principal }];
});

/** Somebody of a role whose access token was good a moment ago, and who was deleted elsewhere since. */
const deleted = Effect.fnUntraced(function* (principal: Role, uid: string) {
  const sql = yield* SqlClient;
  const email = `${uid}@kitchen.example`;
  const [row] = yield* sql<{ id: string }>`
    INSERT INTO users ${sql.insert({ identity_uid: uid, email, nombre: uid, role_id: ROLE_IDS[principal], birth_date: "1990-01-01", search_text: "" })}
    RETURNING user_id::text AS id`;
  const token = tokensOf(yield* ask(exchange(emulatorToken(uid)))).accessToken;
  expect((yield* ask({ method: "GET", path: "/api/v1/ubicacion/1", token })).status).toBe(200);
  yield* sql`DELETE FROM users WHERE identity_uid = ${uid}`;
  return { token, userId: Number(row?.id) };
});

const backendOver = (place: Place) =>
  webBackend.pipe(Layer.provideMerge(ownedRecords.pipe(Layer.provideMerge(seeded(place, 9)))));

onOneOrBoth("P33: who was deleted a moment ago at another process", backendOver, (it) => {
  it.effect.each(CALLS)(
    "is told so, and not that the service failed: $name",
    ({ name, principal, asked, own }) =>
      Effect.gen(function* () {
        const { token, userId } = yield* deleted(principal, name);
        const request = own?.(userId) ?? (typeof asked === "function" ? asked(principal) : asked);
        const headers = { ...request.headers, "idempotency-key": "gone" };
        expect((yield* ask({ ...request, headers, token })).status).toBeLessThan(500);
      }),
  );
});
