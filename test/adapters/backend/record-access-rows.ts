import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Request, Row } from "./access-row.ts";

// Far from the numbers that the sample data may have taken.
const FIRST = 9_000;
const KITCHEN = FIRST + 1;
const NEXT_KITCHEN = FIRST + 2;
const NEW_KITCHEN = FIRST + 3;
const TRIBE = FIRST + 1;
const SPARE = FIRST + 10;

/** What the users 1 to 4 own: a record 9001 to 9004 to keep and one 9011 to 9014 to delete, of every kind. */
export const ownedRecords = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`
      INSERT INTO kitchens (kitchen_id, nombre, search_text)
      SELECT ${FIRST}::int + n, 'Kitchen', '' FROM generate_series(1, 3) n`;
    yield* sql`
      INSERT INTO tribes (tribe_id, name, description, search_text) VALUES (${TRIBE}, 'Tribe', '', '')`;
    for (const [from, kitchen] of [
      [FIRST, KITCHEN],
      [SPARE, NEXT_KITCHEN],
    ] as const) {
      const numbers = sql`FROM generate_series(1, 4) n`;
      yield* sql`
        INSERT INTO favorites (favorite_id, user_id, kitchen_id) SELECT ${from}::int + n, n, ${kitchen}::int ${numbers}`;
      yield* sql`
        INSERT INTO blocks (block_id, user_id, kitchen_id) SELECT ${from}::int + n, n, ${kitchen}::int ${numbers}`;
      yield* sql`
        INSERT INTO comments (comment_id, user_id, kitchen_id, text) SELECT ${from}::int + n, n, ${kitchen}::int, 'Good' ${numbers}`;
      yield* sql`
        INSERT INTO dates (dates_id, source_user_id, target_user_id) SELECT ${from}::int + n, n, 6 ${numbers}`;
      yield* sql`
        INSERT INTO reports (report_id, user_id, reason) SELECT ${from}::int + n, n, 'Closed' ${numbers}`;
    }
  }),
).pipe(Layer.orDie);

const STAFF = "aev";
const ANYBODY = "aevc";
const ADMIN = "a";

const shown = (path: string): string => `/api/v1/${path}`;

const reading = (name: string, line: string, may: string, asked: string): Row => {
  const [method = "", path = ""] = line.split(" ");
  return { name, method, path: shown(path), may, asked: { method, path: shown(asked) }, success: 200 };
};

/** A call that anybody signed in may make about themselves. */
const owned = (
  name: string,
  line: string,
  asked: (user: number) => { readonly path: string; readonly body?: unknown },
): Row => {
  const [method = "", path = ""] = line.split(" ");
  const own = (user: number): Request => {
    const { body, path: concrete } = asked(user);
    return { method, path: shown(concrete), ...(body === undefined ? {} : { body }) };
  };
  const success = method === "DELETE" ? 204 : 200;
  return { name, method, path: shown(path), may: ANYBODY, asked: own(4), own, success };
};

const markRows = (
  name: "favorites" | "blocks",
  base: string,
  noun: string,
  may: string,
  body: (user: number, kitchen: number) => object,
  key: string,
): ReadonlyArray<Row> => [
  reading(`${name}.all`, `GET ${base}`, may, base),
  reading(`${name}.count`, `GET ${base}/count`, may, `${base}/count`),
  reading(`${name}.page`, `GET ${base}/{}/{}`, may, `${base}/3/1`),
  reading(`${name}.byId`, `GET ${base}/{}`, may, `${base}/${FIRST + 1}`),
  owned(`${name}.create`, `POST ${base}/create${noun}`, (user) => ({
    path: `${base}/create${noun}`,
    body: body(user, NEW_KITCHEN),
  })),
  owned(`${name}.edit`, `POST ${base}/edit${noun}`, (user) => ({
    path: `${base}/edit${noun}`,
    body: { [key]: FIRST + user, ...body(user, KITCHEN) },
  })),
  owned(`${name}.remove`, `DELETE ${base}/destroy/{}`, (user) => ({
    path: `${base}/destroy/${SPARE + user}`,
  })),
  owned(`${name}.ofUser`, `GET ${base}/user/{}`, (user) => ({ path: `${base}/user/${user}` })),
  reading(`${name}.ofKitchen`, `GET ${base}/kitchen/{}`, may, `${base}/kitchen/${KITCHEN}`),
  owned(`${name}.byUserAndKitchen`, `GET ${base}/user/{}/kitchen/{}`, (user) => ({
    path: `${base}/user/${user}/kitchen/${KITCHEN}`,
  })),
];

const comment = (user: number) => ({ user: { userId: user }, kitchen: { kitchenId: KITCHEN }, text: "Good" });
const dates = (user: number) => ({ sourceProfileId: { userId: user }, targetProfileId: { userId: 6 } });

/** §6 with D13 and D16 read by hand, never from src: favorites, blocks, comments, dates, reports. */
export const RECORD_ROWS: ReadonlyArray<Row> = [
  ...markRows(
    "favorites",
    "favorite",
    "Favorite",
    STAFF,
    (user, kitchen) => ({ profile: { userId: user }, kitchen: { kitchenId: kitchen } }),
    "favoriteId",
  ),
  ...markRows(
    "blocks",
    "block",
    "Block",
    ADMIN,
    (user, kitchen) => ({ sourceProfileId: { userId: user }, kitchen: { kitchenId: kitchen } }),
    "blockId",
  ),
  reading("comments.all", "GET comment", STAFF, "comment"),
  reading("comments.count", "GET comment/count", STAFF, "comment/count"),
  reading("comments.page", "GET comment/{}/{}", STAFF, "comment/3/1"),
  owned("comments.create", "POST comment/createComment", (user) => ({
    path: "comment/createComment",
    body: comment(user),
  })),
  owned("comments.edit", "POST comment/editComment", (user) => ({
    path: "comment/editComment",
    body: { commentId: FIRST + user, ...comment(user) },
  })),
  reading("comments.byId", "POST comment/{}", STAFF, `comment/${FIRST + 1}`),
  owned("comments.remove", "DELETE comment/deleteComment/{}", (user) => ({
    path: `comment/deleteComment/${SPARE + user}`,
  })),
  owned("comments.ofUser", "GET comment/user/{}", (user) => ({ path: `comment/user/${user}` })),
  reading("comments.ofTribe", "GET comment/tribe/{}", STAFF, `comment/tribe/${TRIBE}`),
  {
    // A chef reads those of their own kitchens (P10); this one is somebody else's.
    ...reading(
      "comments.ofKitchen",
      "GET comment/findKitchenComments/{}",
      STAFF,
      `comment/findKitchenComments/${KITCHEN}`,
    ),
    passes: "aevc",
  },
  reading("dates.all", "GET dates", ADMIN, "dates"),
  reading("dates.count", "GET dates/count", ADMIN, "dates/count"),
  reading("dates.range", "GET dates/range", ADMIN, "dates/range?startDate=2026-01-01&endDate=2026-01-01"),
  reading("dates.page", "GET dates/{}/{}", ADMIN, "dates/3/1"),
  reading("dates.byId", "GET dates/{}", ADMIN, `dates/${FIRST + 1}`),
  owned("dates.create", "POST dates/createDates", (user) => ({
    path: "dates/createDates",
    body: dates(user),
  })),
  owned("dates.edit", "POST dates/editDates", (user) => ({
    path: "dates/editDates",
    body: { datesId: FIRST + user, ...dates(user), creationDate: "" },
  })),
  owned("dates.remove", "DELETE dates/destroy/{}", (user) => ({ path: `dates/destroy/${SPARE + user}` })),
  owned("dates.ofUser", "GET dates/user/{}", (user) => ({ path: `dates/user/${user}` })),
  reading("dates.ofKitchen", "GET dates/kitchen/{}", ADMIN, `dates/kitchen/${KITCHEN}`),
  reading("reports.all", "GET report", STAFF, "report"),
  reading("reports.page", "GET report/{}/{}", STAFF, "report/1/3"),
  reading("reports.byId", "GET report/{}", STAFF, `report/${FIRST + 1}`),
  owned("reports.remove", "DELETE report/destroy/{}", (user) => ({ path: `report/destroy/${SPARE + user}` })),
];
