import { expect } from "@effect/vitest";
import { test } from "vitest";
import { ACCESS } from "../../../src/adapters/backend/policy/access.ts";
import { mayChangeUsers } from "../../../src/adapters/backend/policy/noted-changes.ts";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Predicate from "effect/Predicate";
import { SqlClient } from "effect/sql/SqlClient";
import { PRINCIPALS, type Asked, type Principal } from "../asked.ts";
import { type Place, seeded } from "../database-image.ts";
import { ask, tokenOf, webBackend } from "../fixtures-backend.ts";
import type { Request, Row } from "./access-row.ts";
import { ownedRecords } from "./record-access-rows.ts";
import { LETTERS, NUMBERS, TABLE, EDITOR } from "./access-rows.ts";
import { onBoth } from "./on-server.ts";

const statusFor = ({ may, success }: Row, principal: Principal): number => {
  if (may.includes(LETTERS[principal])) return success;
  return principal === "nobody" ? 401 : 403;
};

const DECISIONS = TABLE.flatMap((row) =>
  PRINCIPALS.map((principal) => ({ ...row, principal, status: statusFor(row, principal) })),
);

const BODY_BYTES = 1024 * 1024;
const ILLEGIBLE = '{"_tag":"Refused","message":"The request cannot be read"}';

const MALFORMED: ReadonlyArray<Omit<Asked, "token">> = [
  { method: "GET", path: "/api/v1/user/ten/twenty" },
  { method: "GET", path: "/api/v1/user/1.5/0" },
  { method: "GET", path: "/api/v1/search/users" },
  { method: "GET", path: "/api/v1/search/users?query=a&max=many" },
  { method: "DELETE", path: "/api/v1/user/destroy/not%20an%20id" },
  { method: "GET", path: "/api/v1/kitchen/ten/twenty" },
  { method: "GET", path: "/api/v1/kitchen/not%20an%20id" },
  { method: "GET", path: "/api/v1/kitchenimage/findKitchenimages/not%20an%20id" },
  { method: "GET", path: "/api/v1/images/kitchen/not%20an%20id" },
  { method: "GET", path: "/api/v1/search/kitchens" },
  { method: "POST", path: "/api/v1/kitchen/createKitchen" },
  { method: "POST", path: "/api/v1/kitchen/createKitchen", body: { logo: "https://images.example/1.png" } },
  {
    method: "POST",
    path: "/api/v1/kitchen/createKitchen",
    body: { nombre: "Casa", userChef: { userId: "a b" } },
  },
  { method: "POST", path: "/api/v1/kitchen/editKitchen", body: "{" },
  { method: "POST", path: "/api/v1/kitchen/editKitchen", body: { kitchenId: 1, nombre: "Casa" } },
  { method: "DELETE", path: "/api/v1/kitchen/destroyKitchen/not%20an%20id" },
  { method: "GET", path: "/api/v1/tribe/ten/twenty" },
  { method: "GET", path: "/api/v1/tribe/not%20an%20id" },
  { method: "GET", path: "/api/v1/tribe/findTribeMembers/not%20an%20id" },
  { method: "GET", path: "/api/v1/tribeimage/not%20an%20id" },
  { method: "GET", path: "/api/v1/search/tribes" },
  { method: "POST", path: "/api/v1/tribe/createTribe" },
  { method: "POST", path: "/api/v1/tribe/createTribe", body: { description: "Nameless" } },
  { method: "POST", path: "/api/v1/tribe/editTribe", body: { tribeId: "3 OR 1=1", name: "Club" } },
  { method: "POST", path: "/api/v1/tribe/2/members/not%20an%20id" },
  { method: "DELETE", path: "/api/v1/tribe/destroy/not%20an%20id" },
];

/** What everybody asks of themselves, so that all who are signed in are told that it cannot be read. */
const MALFORMED_OF_ONESELF: ReadonlyArray<Omit<Asked, "token">> = [
  { method: "GET", path: "/api/v1/user/not%20an%20id" },
  { method: "GET", path: "/api/v1/user/%C4%B0" },
  { method: "GET", path: "/api/v1/user/..%2Fhealth" },
  { method: "PUT", path: "/api/v1/user/editUser" },
  { method: "PUT", path: "/api/v1/user/editUser", body: "{" },
  { method: "PUT", path: "/api/v1/user/editUser", body: "[]" },
  { method: "PUT", path: "/api/v1/user/editUser", body: EDITOR, headers: { "content-type": "text/plain" } },
  { method: "PUT", path: "/api/v1/user/editUser", body: { ...EDITOR, email: "a".repeat(BODY_BYTES) } },
  { method: "PUT", path: "/api/v1/user/editUser", body: { userId: 2 } },
  { method: "PUT", path: "/api/v1/user/editUser", body: { ...EDITOR, userId: "2; DROP TABLE users" } },
];

const UNKNOWN: ReadonlyArray<Omit<Asked, "token">> = [
  { method: "GET", path: "/api/v1/users" },
  { method: "GET", path: "/api/v2/user" },
  { method: "GET", path: "/api/v1/USER" },
  { method: "GET", path: "/API/v1/user/count" },
  { method: "GET", path: "/api/v1/user/%" },
  { method: "GET", path: "/api/v1" },
  { method: "GET", path: "/api/v1/user/1/2/3" },
  { method: "GET", path: "/api/v1/__proto__" },
  { method: "POST", path: "/api/v1/user", body: EDITOR },
  { method: "POST", path: "/api/v1/user/editUser", body: EDITOR },
  { method: "PATCH", path: "/api/v1/user/3", body: EDITOR },
  { method: "DELETE", path: "/api/v1/user/3" },
  { method: "GET", path: "/api/v1/user/destroy/3/4" },
];

const titleOf = ({ method, path }: Omit<Asked, "token">): string => `${method} ${path}`;

const backendOver = (place: Place) =>
  webBackend.pipe(Layer.provideMerge(ownedRecords.pipe(Layer.provideMerge(seeded(place, 9)))));

/** All that is kept of users. */
const users = Effect.flatMap(
  SqlClient,
  (sql) => sql`SELECT md5(string_agg(users::text, ' ' ORDER BY user_id)) AS users FROM users`,
);

const askedBy = (principal: Principal, { asked, own }: Row): Request => {
  if (own !== undefined) return own(NUMBERS[principal]);
  return typeof asked === "function" ? asked(principal) : asked;
};

/** The id of the picture that a request makes. */
const pictureOf = Effect.fnUntraced(function* (request: Request) {
  const { body } = yield* ask({ ...request, token: yield* tokenOf("chef") });
  const made: unknown = JSON.parse(body);
  return Predicate.hasProperty(made, "profileImageId") ? String(made.profileImageId) : "";
});

onBoth("§6, D13: who may call what", backendOver, (it) => {
  it.effect.each(DECISIONS)("§6, D13: $principal asks for $name: $status", ({ principal, status, ...row }) =>
    Effect.gen(function* () {
      const request = askedBy(principal, row);
      const made = row.chefsFirst === undefined ? "" : yield* pictureOf(row.chefsFirst);
      const path = request.path.replace("CHEFS", made);
      const before = yield* users;
      const answer = yield* ask({ ...request, path, token: yield* tokenOf(principal) });
      expect(answer.status).toBe(status);
      // Else a remembered bearer would have to be forgotten.
      if (!mayChangeUsers(row.name)) expect(yield* users).toEqual(before);
    }),
  );

  it.effect.each(MALFORMED.map((request) => ({ name: titleOf(request), request })))(
    "D16: authorised before it is decoded: $name",
    ({ request }) =>
      Effect.gen(function* () {
        const answers = yield* Effect.forEach(PRINCIPALS, (principal) =>
          Effect.gen(function* () {
            return yield* ask({ ...request, token: yield* tokenOf(principal) });
          }),
        );
        const ofViewer = request.method === "GET" ? 400 : 403;
        const ofEditor = request.method === "DELETE" ? 403 : 400;
        expect(answers.map(({ status }) => status)).toEqual([400, ofEditor, ofViewer, 403, 401]);
        const refused = answers.filter(({ status }) => status === 400);
        expect(refused.map(({ body }) => body)).toEqual(refused.map(() => ILLEGIBLE));
      }),
  );

  it.effect.each(MALFORMED_OF_ONESELF.map((request) => ({ name: titleOf(request), request })))(
    "D16: signed in before it is decoded: $name",
    ({ request }) =>
      Effect.gen(function* () {
        const answers = yield* Effect.forEach(PRINCIPALS, (principal) =>
          Effect.flatMap(tokenOf(principal), (token) => ask({ ...request, token })),
        );
        expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 401]);
        expect(answers.slice(0, -1).map(({ body }) => body)).toEqual(Array(4).fill(ILLEGIBLE));
      }),
  );

  it.effect.each([
    { name: "reading", of: (id: string): Asked => ({ method: "GET", path: `/api/v1/user/${id}` }) },
    {
      name: "editing",
      of: (id: string): Asked => ({
        method: "PUT",
        path: "/api/v1/user/editUser",
        body: { ...EDITOR, userId: id },
      }),
    },
    {
      name: "removing",
      of: (id: string): Asked => ({ method: "DELETE", path: `/api/v1/user/destroy/${id}` }),
    },
  ])("D16: to a chef and to nobody, $name answers alike for existing, missing and odd ids", ({ of }) =>
    Effect.gen(function* () {
      for (const principal of ["chef", "nobody"] as const) {
        const token = yield* tokenOf(principal);
        const answers = yield* Effect.forEach(["1", "6", "999999", "nobody", "__proto__"], (id) =>
          ask({ ...of(id), token }),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(principal === "chef" ? 403 : 401);
      }
    }),
  );

  it.effect.each(UNKNOWN.map((request) => ({ name: titleOf(request), request })))(
    "D13: $name is no operation, whoever asks",
    ({ request }) =>
      Effect.gen(function* () {
        for (const principal of PRINCIPALS) {
          const answer = yield* ask({ ...request, token: yield* tokenOf(principal) });
          expect([principal, answer.status, answer.body]).toEqual([principal, 404, ""]);
        }
      }),
  );
});

test("§7, D30: the table of this test is the contract, with its methods and paths", () => {
  const byName = ([a = ""]: ReadonlyArray<string>, [b = ""]: ReadonlyArray<string>) => (a < b ? -1 : 1);
  expect(TABLE.map(({ name, method, path }) => [name, method, path]).toSorted(byName)).toEqual(
    operations()
      .map(({ name, method, path }) => [name, method, path.replace(/:\w+/gu, "{}")])
      .toSorted(byName),
  );
});

test("§7, D66: there are 121 operations beside the log of activity, who looks at reports and pictures for records, and the health check by user count is one of them", () => {
  expect(operations().filter(({ name }) => !/^(?:activities|presences|pictures)\./u.test(name))).toHaveLength(
    121,
  );
});

test("D13: the table of access lists exactly the contract's operations", () => {
  expect(Object.keys(ACCESS).toSorted()).toEqual(
    operations()
      .map(({ name }) => name)
      .toSorted(),
  );
});
