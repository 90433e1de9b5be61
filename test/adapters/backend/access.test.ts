import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { test } from "vitest";
import { ACCESS, mayCall } from "../../../src/adapters/backend/access-table.ts";
import { operations } from "../../../src/adapters/contract/operations.ts";
import { anyText } from "../../domain/generators.ts";
import {
  ask,
  exchange,
  PRINCIPALS,
  seeded,
  tokenOf,
  webBackend,
  type Asked,
  type Principal,
} from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";

const LETTERS: Readonly<Record<Principal, string>> = {
  admin: "a",
  editor: "e",
  viewer: "v",
  chef: "c",
  nobody: "n",
};

interface Row {
  readonly name: string;
  readonly method: string;
  /** As §7 writes it, with `{}` where a value stands. */
  readonly path: string;
  /** Who may call it: admin, editor, viewer, chef, nobody. */
  readonly may: string;
  /** Who passes the table where the handler decides the rest: whose record it is. */
  readonly passes?: string;
  /** What the chef asks for first; `CHEFS` in the path of `asked` is the picture that this makes. */
  readonly chefsFirst?: Omit<Asked, "token">;
  /** A call that succeeds for whoever may make it. */
  readonly asked: Omit<Asked, "token">;
  readonly success: number;
}

const VIEWER = { userId: 3, email: "viewer@example.com", profile: { nombre: "Vera Viewer" }, role: "viewer" };

const UPLOAD: Omit<Asked, "token"> = {
  method: "POST",
  path: "/api/v1/profileimage/upload",
  headers: { "content-type": "multipart/form-data; boundary=X" },
  body: [
    "--X",
    'Content-Disposition: form-data; name="userId"',
    "",
    "4",
    "--X",
    'Content-Disposition: form-data; name="file"; filename="me"',
    "Content-Type: image/webp",
    "",
    "RIFF0000WEBP",
    "--X--",
    "",
  ].join("\r\n"),
};

// §6 with D13 and D16 read by hand, never from src: who may call which operation of §7.
const TABLE: ReadonlyArray<Row> = [
  {
    name: "authentication.exchange",
    method: "POST",
    path: "/api/v1/authentication/exchange",
    may: "aevcn",
    asked: exchange(emulatorToken("sample-viewer")),
    success: 200,
  },
  {
    name: "authentication.createUser",
    method: "POST",
    path: "/api/v1/authentication/createUser/{}/{}/{}/{}/{}",
    may: "aevcn",
    asked: {
      method: "POST",
      path: `/api/v1/authentication/createUser/2000-01-01/new-cook%40kitchen.example/pass/2/${emulatorToken("new-cook")}`,
    },
    success: 200,
  },
  {
    name: "users.all",
    method: "GET",
    path: "/api/v1/user",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user" },
    success: 200,
  },
  {
    name: "users.count",
    method: "GET",
    path: "/api/v1/user/count",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user/count" },
    success: 200,
  },
  {
    name: "users.page",
    method: "GET",
    path: "/api/v1/user/{}/{}",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user/3/1" },
    success: 200,
  },
  {
    name: "users.byId",
    method: "GET",
    path: "/api/v1/user/{}",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/user/3" },
    success: 200,
  },
  {
    name: "users.edit",
    method: "PUT",
    path: "/api/v1/user/editUser",
    may: "ae",
    asked: { method: "PUT", path: "/api/v1/user/editUser", body: VIEWER },
    success: 200,
  },
  {
    name: "users.remove",
    method: "DELETE",
    path: "/api/v1/user/destroy/{}",
    may: "a",
    asked: { method: "DELETE", path: "/api/v1/user/destroy/5" },
    success: 204,
  },
  {
    name: "roles.all",
    method: "GET",
    path: "/api/v1/role",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/role" },
    success: 200,
  },
  {
    name: "search.users",
    method: "GET",
    path: "/api/v1/search/users",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/search/users?query=vera" },
    success: 200,
  },
  {
    name: "notifications.all",
    method: "GET",
    path: "/api/v1/systemnotification",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/systemnotification" },
    success: 200,
  },
  {
    name: "notifications.page",
    method: "GET",
    path: "/api/v1/systemnotification/{}/{}",
    may: "aev",
    asked: { method: "GET", path: "/api/v1/systemnotification/2/1" },
    success: 200,
  },
  {
    // D16: the chef's own; the handler asks whose it is.
    name: "notifications.ofUser",
    method: "GET",
    path: "/api/v1/systemnotification/user/{}",
    may: "ac",
    passes: "aevc",
    asked: { method: "GET", path: "/api/v1/systemnotification/user/4" },
    success: 200,
  },
  {
    name: "notifications.create",
    method: "POST",
    path: "/api/v1/systemnotification/create",
    may: "aevc",
    asked: {
      method: "POST",
      path: "/api/v1/systemnotification/create",
      body: { title: "Incident", message: "Something went wrong" },
    },
    success: 200,
  },
  {
    // D13: a message for everybody is nobody's own.
    name: "notifications.markRead",
    method: "PUT",
    path: "/api/v1/systemnotification/{}/read",
    may: "a",
    passes: "aevc",
    asked: { method: "PUT", path: "/api/v1/systemnotification/1/read" },
    success: 200,
  },
  {
    // D16: the chef's own pictures.
    name: "profileImages.ofUser",
    method: "GET",
    path: "/api/v1/profileimage/user/{}",
    may: "aevc",
    asked: { method: "GET", path: "/api/v1/profileimage/user/4" },
    success: 200,
  },
  {
    name: "profileImages.upload",
    method: "POST",
    path: "/api/v1/profileimage/upload",
    may: "ac",
    passes: "aevc",
    asked: UPLOAD,
    success: 200,
  },
  {
    name: "profileImages.remove",
    method: "DELETE",
    path: "/api/v1/profileimage/{}",
    may: "ac",
    passes: "aevc",
    chefsFirst: UPLOAD,
    asked: { method: "DELETE", path: "/api/v1/profileimage/CHEFS" },
    success: 204,
  },
  {
    name: "health.check",
    method: "GET",
    path: "/api/v1/health",
    may: "aevcn",
    asked: { method: "GET", path: "/api/v1/health" },
    success: 200,
  },
];

const EVERYBODY = LETTERS.admin + LETTERS.editor + LETTERS.viewer + LETTERS.chef + LETTERS.nobody;
const GUARDED = TABLE.filter(({ may }) => may !== EVERYBODY);

const statusFor = ({ may, success }: Row, principal: Principal): number => {
  if (may.includes(LETTERS[principal])) return success;
  return principal === "nobody" ? 401 : 403;
};

const DECISIONS = TABLE.flatMap((row) =>
  PRINCIPALS.map((principal) => ({ ...row, principal, status: statusFor(row, principal) })),
);

const MALFORMED: ReadonlyArray<Omit<Asked, "token">> = [
  { method: "GET", path: "/api/v1/user/ten/twenty" },
  { method: "GET", path: "/api/v1/user/1.5/0" },
  { method: "GET", path: "/api/v1/user/not%20an%20id" },
  { method: "GET", path: "/api/v1/user/..%2Fhealth" },
  { method: "GET", path: "/api/v1/search/users" },
  { method: "GET", path: "/api/v1/search/users?query=a&max=many" },
  { method: "PUT", path: "/api/v1/user/editUser" },
  { method: "PUT", path: "/api/v1/user/editUser", body: "{" },
  { method: "PUT", path: "/api/v1/user/editUser", body: "[]" },
  { method: "PUT", path: "/api/v1/user/editUser", body: { userId: 3 } },
  { method: "PUT", path: "/api/v1/user/editUser", body: { ...VIEWER, userId: "3; DROP TABLE users" } },
  { method: "DELETE", path: "/api/v1/user/destroy/not%20an%20id" },
];

const UNKNOWN: ReadonlyArray<Omit<Asked, "token">> = [
  { method: "GET", path: "/api/v1/users" },
  { method: "GET", path: "/api/v2/user" },
  { method: "GET", path: "/api/v1" },
  { method: "GET", path: "/api/v1/user/1/2/3" },
  { method: "GET", path: "/api/v1/__proto__" },
  { method: "POST", path: "/api/v1/user", body: VIEWER },
  { method: "POST", path: "/api/v1/user/editUser", body: VIEWER },
  { method: "PATCH", path: "/api/v1/user/3", body: VIEWER },
  { method: "DELETE", path: "/api/v1/user/3" },
  { method: "GET", path: "/api/v1/user/destroy/3/4" },
];

const titleOf = ({ method, path }: Omit<Asked, "token">): string => `${method} ${path}`;

const backend = webBackend.pipe(Layer.provide(seeded({ _tag: "Memory" }, 9)));

layer(backend, { excludeTestServices: true, timeout: "60 seconds" })("§6, D13: who may call what", (it) => {
  it.effect.each(DECISIONS)(
    "§6, D13: $principal asks for $name: $status",
    ({ asked, chefsFirst, principal, status }) =>
      Effect.gen(function* () {
        const made =
          chefsFirst === undefined
            ? ""
            : String(
                JSON.parse((yield* ask({ ...chefsFirst, token: yield* tokenOf("chef") })).body)
                  .profileImageId,
              );
        const path = asked.path.replace("CHEFS", made);
        const answer = yield* ask({ ...asked, path, token: yield* tokenOf(principal) });
        expect(answer.status).toBe(status);
      }),
  );

  it.effect.each(MALFORMED.map((request) => ({ name: titleOf(request), request })))(
    "D16: authorised before it is decoded: $name",
    ({ request }) =>
      Effect.gen(function* () {
        const statuses = yield* Effect.forEach(PRINCIPALS, (principal) =>
          Effect.gen(function* () {
            return (yield* ask({ ...request, token: yield* tokenOf(principal) })).status;
          }),
        );
        const ofViewer = request.method === "GET" ? 400 : 403;
        const ofEditor = request.method === "DELETE" ? 403 : 400;
        expect(statuses).toEqual([400, ofEditor, ofViewer, 403, 401]);
      }),
  );

  it.effect.each([
    { name: "reading", of: (id: string): Asked => ({ method: "GET", path: `/api/v1/user/${id}` }) },
    {
      name: "editing",
      of: (id: string): Asked => ({
        method: "PUT",
        path: "/api/v1/user/editUser",
        body: { ...VIEWER, userId: id },
      }),
    },
    {
      name: "removing",
      of: (id: string): Asked => ({ method: "DELETE", path: `/api/v1/user/destroy/${id}` }),
    },
  ])("D16: to a chef and to nobody, $name answers alike for existing, own, missing and odd ids", ({ of }) =>
    Effect.gen(function* () {
      for (const principal of ["chef", "nobody"] as const) {
        const token = yield* tokenOf(principal);
        const answers = yield* Effect.forEach(["1", "4", "6", "999999", "nobody", "__proto__"], (id) =>
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
  expect(TABLE.map(({ name, method, path }) => [name, method, path])).toEqual(
    operations().map(({ name, method, path }) => [name, method, path.replace(/:\w+/gu, "{}")]),
  );
});

test("D13: the table of access lists exactly the contract's operations", () => {
  expect(Object.keys(ACCESS).sort()).toEqual(
    operations()
      .map(({ name }) => name)
      .sort(),
  );
});

test("D13: what anybody may call is said to be public, and nothing else is", () => {
  const isPublic = new Map(Object.entries(ACCESS).map(([name, access]) => [name, access === "public"]));
  expect(TABLE.map(({ name }) => [name, isPublic.get(name)])).toEqual(
    TABLE.map(({ name, may }) => [name, may === EVERYBODY]),
  );
});

test("D13: for every role and operation, the table of access says what the table of this test says", () => {
  const decisions = TABLE.map(({ name }) => [name, PRINCIPALS.map((each) => mayCall(each, name))]);
  expect(decisions).toEqual(
    TABLE.map(({ name, may, passes = may }) => [
      name,
      PRINCIPALS.map((each) => passes.includes(LETTERS[each])),
    ]),
  );
});

test("D13: a user without a role may call what is public and nothing else", () => {
  expect(TABLE.filter(({ name }) => mayCall(undefined, name)).map(({ name }) => name)).toEqual([
    "authentication.exchange",
    "authentication.createUser",
    "health.check",
  ]);
});

const INHERITED = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"];

test.each([...INHERITED, "", "users", "users.", "users.*", "*", "USERS.ALL", " users.all", "users.create"])(
  "D13: %j is no operation, so nobody may call it",
  (operation) => {
    expect([undefined, ...PRINCIPALS, ...INHERITED].filter((role) => mayCall(role, operation))).toEqual([]);
  },
);

test("D13: whatever is not in the table is denied, whoever asks", () => {
  const listed = new Set(TABLE.map(({ name }) => name));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...PRINCIPALS), anyText), anyText, (role, operation) => {
      fc.pre(!listed.has(operation));
      expect(mayCall(role, operation)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test("D13: a role that is none of the four may call what is public and nothing else", () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...INHERITED), anyText), (role) => {
      fc.pre(!PRINCIPALS.some((each) => each === role));
      expect(GUARDED.filter(({ name }) => mayCall(role, name))).toEqual([]);
    }),
  );
});
