import { fc } from "@fast-check/vitest";
import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { SPEC_ROLES } from "../../domain/generators.ts";
import { type Asked } from "../asked.ts";
import { ask, signIn, webBackend, type Answer } from "../fixtures-backend.ts";
import { KITCHENS, seededWithRecords } from "../fixtures-records.ts";
import { forAll } from "../fixtures-laws.ts";
import { onOneOrBoth } from "./on-server.ts";
import type { Place } from "../database-image.ts";

const CARLA = {
  userId: "4",
  profile: { nombre: "Carla Chef", imageUrl: "/api/images/sample/portrait-27.webp" },
};

const USERS = 9;
// Nobody has it: no user, no kitchen, no record.
const MISSING = 999_999;
const FORBIDDEN = [403, '{"_tag":"Forbidden"}'];

/** The number of the sample account of a role. */
const NUMBERS = { admin: 1, editor: 2, viewer: 3, chef: 4 } as const;
const OTHERS = ["editor", "viewer", "chef"] as const;

interface Kind {
  readonly table: string;
  readonly keyColumn: string;
  readonly ownerColumn: string;
  readonly base: string;
  readonly noun: string;
  readonly removal: string;
  readonly key: string;
  /** The body that creates one; an edit sends it with a key. */
  readonly body: (user: number, kitchen: number) => Readonly<Record<string, unknown>>;
  /** Who reads what belongs to others (§6). */
  readonly readers: ReadonlyArray<string>;
}

const STAFF = ["admin", "editor", "viewer"];

const FAVORITES: Kind = {
  table: "favorites",
  keyColumn: "favorite_id",
  ownerColumn: "user_id",
  base: "favorite",
  noun: "Favorite",
  removal: "destroy",
  key: "favoriteId",
  body: (user, kitchen) => ({ profile: { userId: user }, kitchen: { kitchenId: kitchen } }),
  readers: STAFF,
};

const BLOCKS: Kind = {
  table: "blocks",
  keyColumn: "block_id",
  ownerColumn: "user_id",
  base: "block",
  noun: "Block",
  removal: "destroy",
  key: "blockId",
  body: (user, kitchen) => ({ sourceProfileId: { userId: user }, kitchen: { kitchenId: kitchen } }),
  readers: ["admin"],
};

const COMMENTS: Kind = {
  table: "comments",
  keyColumn: "comment_id",
  ownerColumn: "user_id",
  base: "comment",
  noun: "Comment",
  removal: "deleteComment",
  key: "commentId",
  body: (user, kitchen) => ({ user: { userId: user }, kitchen: { kitchenId: kitchen }, text: "Good" }),
  readers: STAFF,
};

const DATES: Kind = {
  table: "dates",
  keyColumn: "dates_id",
  ownerColumn: "source_user_id",
  base: "dates",
  noun: "Dates",
  removal: "destroy",
  key: "datesId",
  body: (user, kitchen) => ({
    sourceProfileId: { userId: user },
    targetProfileId: { userId: 6 },
    kitchen: { kitchenId: kitchen },
    creationDate: "yesterday",
  }),
  readers: ["admin"],
};

const KINDS = [FAVORITES, BLOCKS, COMMENTS, DATES];

const creating = ({ base, noun, body }: Kind, user: number, kitchen: number): Asked => ({
  method: "POST",
  path: `/api/v1/${base}/create${noun}`,
  body: body(user, kitchen),
});

const editing = (kind: Kind, record: number, user: number, kitchen: number): Asked => ({
  method: "POST",
  path: `/api/v1/${kind.base}/edit${kind.noun}`,
  body: { [kind.key]: record, ...kind.body(user, kitchen) },
});

const removing = ({ base, removal }: Pick<Kind, "base" | "removal">, record: number): Asked => ({
  method: "DELETE",
  path: `/api/v1/${base}/${removal}/${record}`,
});

const reading = (path: string): Asked => ({ method: "GET", path: `/api/v1/${path}` });

const said = ({ status, body }: Answer) => [status, body];

/** Every record of a kind as the database holds it: its number, whose it is, where. */
const held = ({ table, keyColumn, ownerColumn }: Kind) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<{ key: number; owner: number; kitchen: number | null }>`
      SELECT ${sql(keyColumn)}::int AS key, ${sql(ownerColumn)}::int AS owner, kitchen_id::int AS kitchen
      FROM ${sql(table)} ORDER BY 1`,
  );

/** A new record of a user, put there past the backend. */
const put = ({ table, keyColumn, ownerColumn, noun }: Kind, user: number, kitchen: number) =>
  Effect.flatMap(SqlClient, (sql) =>
    Effect.map(
      sql<{ key: number }>`
        INSERT INTO ${sql(table)} ${sql.insert({
          [ownerColumn]: user,
          kitchen_id: kitchen,
          ...(noun === "Comment" ? { text: "Good" } : {}),
          ...(noun === "Dates" ? { target_user_id: 6 } : {}),
        })} RETURNING ${sql(keyColumn)}::int AS key`,
      ([row]) => row?.key ?? 0,
    ),
  );

const emptied = ({ table }: Kind) => Effect.flatMap(SqlClient, (sql) => sql`DELETE FROM ${sql(table)}`);

const backendOver = (place: Place) => webBackend.pipe(Layer.provideMerge(seededWithRecords(place, USERS)));

onOneOrBoth("D13, D16: whose record it is", backendOver, (it) => {
  it.effect.each(KINDS)("D13: $base: everybody creates, edits and removes what is their own", (kind) =>
    Effect.gen(function* () {
      for (const role of SPEC_ROLES) {
        const token = yield* signIn(role);
        yield* emptied(kind);
        const own = NUMBERS[role];
        expect((yield* ask({ ...creating(kind, own, 1), token })).status).toBe(200);
        const [made] = yield* held(kind);
        if (made === undefined) throw new Error("nothing was made");
        expect([made.owner, made.kitchen]).toEqual([own, 1]);
        expect((yield* ask({ ...editing(kind, made.key, own, 2), token })).status).toBe(200);
        expect(yield* held(kind)).toEqual([{ ...made, kitchen: 2 }]);
        expect(said(yield* ask({ ...removing(kind, made.key), token }))).toEqual([204, ""]);
        expect(yield* held(kind)).toEqual([]);
      }
    }),
  );

  it.effect.each(KINDS)(
    "D13, D16: $base: to all but an admin, foreign and missing records are equally forbidden, and nothing changes",
    (kind) =>
      Effect.gen(function* () {
        yield* emptied(kind);
        const foreign = yield* put(kind, 7, 1);
        const before = yield* held(kind);
        for (const role of OTHERS) {
          const token = yield* signIn(role);
          const own = NUMBERS[role];
          for (const record of [foreign, MISSING]) {
            // Claiming the record as one's own in the body helps as little as naming its owner.
            for (const request of [
              editing(kind, record, own, 2),
              editing(kind, record, 7, 2),
              editing(kind, record, own, MISSING),
              removing(kind, record),
            ]) {
              expect(said(yield* ask({ ...request, token }))).toEqual(FORBIDDEN);
            }
          }
        }
        expect(yield* held(kind)).toEqual(before);
      }),
  );

  it.effect.each(KINDS)(
    "D13, D16: $base: nobody but an admin creates in another's name, whether that one exists or not",
    (kind) =>
      Effect.gen(function* () {
        yield* emptied(kind);
        for (const role of OTHERS) {
          const token = yield* signIn(role);
          for (const user of [7, 1, MISSING]) {
            for (const kitchen of [1, MISSING]) {
              expect(said(yield* ask({ ...creating(kind, user, kitchen), token }))).toEqual(FORBIDDEN);
            }
          }
        }
        expect(yield* held(kind)).toEqual([]);
      }),
  );

  it.effect.each(KINDS)(
    "D13: $base: an admin does all of it for anybody, and is told what is missing",
    (kind) =>
      Effect.gen(function* () {
        const token = yield* signIn("admin");
        yield* emptied(kind);
        expect((yield* ask({ ...creating(kind, 7, 1), token })).status).toBe(200);
        const [made] = yield* held(kind);
        if (made === undefined) throw new Error("nothing was made");
        expect((yield* ask({ ...editing(kind, made.key, 1, 2), token })).status).toBe(200);
        expect(yield* held(kind)).toEqual([{ key: made.key, owner: 7, kitchen: 2 }]);
        expect((yield* ask({ ...creating(kind, MISSING, 1), token })).status).toBe(400);
        expect((yield* ask({ ...creating(kind, 7, MISSING), token })).status).toBe(400);
        expect((yield* ask({ ...editing(kind, MISSING, 7, 1), token })).status).toBe(404);
        expect((yield* ask({ ...removing(kind, MISSING), token })).status).toBe(404);
        expect((yield* ask({ ...removing(kind, made.key), token })).status).toBe(204);
        expect(yield* held(kind)).toEqual([]);
      }),
  );

  it.effect.each(KINDS)(
    "D13: $base: whoever tries whatever on whosever record, it works exactly for its owner and for an admin",
    (kind) =>
      Effect.gen(function* () {
        const tokens = yield* Effect.all({
          admin: signIn("admin"),
          editor: signIn("editor"),
          viewer: signIn("viewer"),
          chef: signIn("chef"),
        });
        yield* forAll(
          fc.record({
            role: fc.constantFrom(...SPEC_ROLES),
            owner: fc.integer({ min: 1, max: 5 }),
            claimed: fc.integer({ min: 1, max: 5 }),
            kitchen: fc.integer({ min: 1, max: KITCHENS }),
            removes: fc.boolean(),
          }),
          ({ role, owner, claimed, kitchen, removes }) =>
            Effect.gen(function* () {
              yield* emptied(kind);
              const key = yield* put(kind, owner, 1);
              const request = removes ? removing(kind, key) : editing(kind, key, claimed, kitchen);
              const { status } = yield* ask({ ...request, token: tokens[role] });
              const may = role === "admin" || NUMBERS[role] === owner;
              const success = removes ? 204 : 200;
              expect(status).toBe(may ? success : 403);
              const changed = removes ? [] : [{ key, owner, kitchen }];
              expect(yield* held(kind)).toEqual(may ? changed : [{ key, owner, kitchen: 1 }]);
            }),
          { numRuns: 60 },
        );
      }),
  );

  it.effect.each(KINDS)(
    "§6, D16: $base: what a user left is for that user and for those who may read it of all",
    (kind) =>
      Effect.gen(function* () {
        yield* emptied(kind);
        for (const user of [1, 2, 3, 4, 7]) yield* put(kind, user, 1);
        for (const role of SPEC_ROLES) {
          const token = yield* signIn(role);
          const paths = (user: number) => [
            `${kind.base}/user/${user}`,
            ...(kind === FAVORITES || kind === BLOCKS ? [`${kind.base}/user/${user}/kitchen/1`] : []),
          ];
          for (const path of paths(NUMBERS[role])) {
            expect((yield* ask({ ...reading(path), token })).status).toBe(200);
          }
          const ofOthers = yield* Effect.forEach([...paths(7), ...paths(5), ...paths(MISSING)], (path) =>
            ask({ ...reading(path), token }),
          );
          if (kind.readers.includes(role)) {
            expect(
              ofOthers.map(({ status }) => status).filter((status) => ![200, 404].includes(status)),
            ).toEqual([]);
          } else {
            expect(ofOthers.map(said)).toEqual(ofOthers.map(() => FORBIDDEN));
          }
        }
      }),
  );

  it.effect("D16: dates: those that a user was asked for are theirs to read, not to change", () =>
    Effect.gen(function* () {
      yield* emptied(DATES);
      const sql = yield* SqlClient;
      const [row] = yield* sql<{ key: number }>`
        INSERT INTO dates (source_user_id, target_user_id) VALUES (7, 4) RETURNING dates_id::int AS key`;
      const key = row?.key ?? 0;
      const token = yield* signIn("chef");
      const { status, body } = yield* ask({ ...reading("dates/user/4"), token });
      expect([status, JSON.parse(body)]).toEqual([
        200,
        [
          {
            datesId: String(key),
            sourceProfileId: {
              userId: "7",
              profile: expect.objectContaining({ nombre: expect.any(String) }),
            },
            targetProfileId: CARLA,
            creationDate: expect.any(String),
          },
        ],
      ]);
      for (const request of [editing(DATES, key, 4, 1), removing(DATES, key)]) {
        expect(said(yield* ask({ ...request, token }))).toEqual(FORBIDDEN);
      }
    }),
  );

  it.effect("D13, D16: reports: removed by whoever made them or an admin; nobody's are an admin's", () =>
    Effect.gen(function* () {
      const REPORT = { base: "report", removal: "destroy" };
      // Of the fixture's nine, 2 and 4 belong to those users, 3, 6 and 9 to nobody any more.
      for (const role of OTHERS) {
        const token = yield* signIn(role);
        for (const report of [1, 5, 3, 6, MISSING]) {
          expect(said(yield* ask({ ...removing(REPORT, report), token }))).toEqual(FORBIDDEN);
        }
      }
      const statuses: Array<number> = [];
      for (const [role, report] of [
        ["editor", 2],
        ["editor", 2],
        ["chef", 4],
        ["admin", 3],
        ["admin", 3],
        ["admin", 5],
      ] as const) {
        statuses.push((yield* ask({ ...removing(REPORT, report), token: yield* signIn(role) })).status);
      }
      expect(statuses).toEqual([204, 403, 204, 204, 404, 204]);
    }),
  );

  it.effect("D13: unknown keys are dropped, and so are keys that are not for the sender to set", () =>
    Effect.gen(function* () {
      yield* emptied(COMMENTS);
      const token = yield* signIn("chef");
      const sent = {
        ...COMMENTS.body(4, 1),
        commentId: 77,
        creationDate: "2001",
        banned: true,
        constructor: 1,
      };
      const created = yield* ask({
        method: "POST",
        path: "/api/v1/comment/createComment",
        body: sent,
        token,
      });
      const comment: unknown = JSON.parse(created.body);
      expect([created.status, comment]).toEqual([
        200,
        {
          commentId: expect.not.stringMatching(/^77$/u),
          user: CARLA,
          kitchen: { kitchenId: "1", nombre: "Kitchen 1" },
          text: "Good",
          creationDate: expect.stringMatching(/^20[2-9]\d-.*Z$/u),
        },
      ]);
    }),
  );

  it.effect.each([
    { method: "GET", path: "favorite/ten/0" },
    { method: "GET", path: "favorite/user/not%20an%20id" },
    { method: "GET", path: "dates/range" },
    { method: "GET", path: "dates/range?startDate=2026-01-01" },
    { method: "GET", path: "dates/range?startDate=2026-02-30&endDate=2026-03-01" },
    { method: "GET", path: "dates/range?startDate=2026-03-01T00:00:00Z&endDate=2026-03-02" },
    { method: "GET", path: "dates/range?startDate=2026-03-02&endDate=2026-03-01" },
    { method: "POST", path: "favorite/createFavorite", body: { profile: { userId: 1 } } },
    {
      method: "POST",
      path: "favorite/createFavorite",
      body: { profile: { userId: {} }, kitchen: { kitchenId: 1 } },
    },
    { method: "POST", path: "favorite/editFavorite", body: FAVORITES.body(1, 1) },
    { method: "POST", path: "block/createBlock", body: { sourceProfileId: { userId: 1 } } },
    { method: "POST", path: "comment/createComment", body: { ...COMMENTS.body(1, 1), text: "a\u0000" } },
    { method: "POST", path: "comment/createComment", body: { ...COMMENTS.body(1, 1), text: 7 } },
    { method: "POST", path: "dates/createDates", body: { sourceProfileId: { userId: 1 } } },
    { method: "DELETE", path: "report/destroy/not%20an%20id" },
  ])("§7, D42: $method $path with such a request is refused: 400", ({ method, path, ...rest }) =>
    Effect.gen(function* () {
      const answer = yield* ask({ method, path: `/api/v1/${path}`, ...rest, token: yield* signIn("admin") });
      expect(answer.status).toBe(400);
    }),
  );

  it.effect("D6: static segments win over an id", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      for (const base of ["favorite", "block", "comment", "dates"]) {
        expect((yield* ask({ ...reading(`${base}/count`), token })).body).toMatch(/^\d+$/u);
        expect((yield* ask({ ...reading(`${base}/user/4`), token })).body).toMatch(/^\[/u);
      }
      const range = "dates/range?startDate=2024-02-29&endDate=2024-02-29";
      expect((yield* ask({ ...reading(range), token })).body).toMatch(/^\[/u);
    }),
  );
});
