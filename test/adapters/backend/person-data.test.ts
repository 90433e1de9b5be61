import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { Identities } from "../../../src/adapters/backend/policy/identities.ts";
import { erasePerson, goingWith, personData } from "../../../src/adapters/backend/sql/person-data.ts";
import { idText } from "../../../src/domain/fields.ts";
import type { Role } from "../../../src/domain/role.ts";
import { seeded } from "../database-image.ts";
import type { Id } from "../../../src/domain/id.ts";
import { askAs, webBackend } from "../fixtures-backend.ts";
import { onBoth } from "./on-server.ts";

const USERS = 9;

const idOf = Schema.decodeSync(idText<"user">());
const CHEF = idOf("4");
const MARK = "Known-by-nobody-else";

onBoth(
  "one person's data",
  (location) => webBackend.pipe(Layer.provideMerge(seeded(location, USERS))),
  (it) => {
    it.effect("are all exported without what opens an account elsewhere, and erased to the last word", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const chef = yield* askAs("admin", "GET", "/user/4");
        const renamed = JSON.parse(chef.body);
        renamed.profile.nombre = MARK;
        expect((yield* askAs("admin", "PUT", "/user/editUser", renamed)).status).toBe(200);
        // What they wrote and may have changed or removed since, and one of somebody else's.
        const asked = Effect.fnUntraced(function* (role: Role, method: string, path: string, body?: object) {
          const answer = yield* askAs(role, method, path, body);
          expect([path, answer.status < 300]).toEqual([path, true]);
          return answer.body;
        });
        const said = { kitchen: { kitchenId: "1" }, text: MARK };
        const theirs = { user: { userId: "4" }, ...said };
        const made = JSON.parse(yield* asked("chef", "POST", "/comment/createComment", theirs));
        yield* asked("chef", "POST", "/comment/editComment", { ...made, text: `${MARK} again` });
        const gone = JSON.parse(yield* asked("chef", "POST", "/comment/createComment", theirs));
        yield* asked("chef", "DELETE", `/comment/deleteComment/${gone.commentId}`);
        const message = { user: { userId: "4" }, title: MARK, message: MARK };
        const own = JSON.parse(yield* asked("chef", "POST", "/systemnotification/create", message));
        yield* asked("admin", "PUT", `/systemnotification/${own.notificationId}/read`);
        const common = { title: "Common", message: "For everybody" };
        const told = JSON.parse(yield* asked("admin", "POST", "/systemnotification/create", common));
        yield* asked("chef", "PUT", `/systemnotification/${told.notificationId}/read`);
        yield* sql`INSERT INTO notifications (author_user_id, title, message) VALUES (4, 'Theirs', '')`;
        yield* sql`INSERT INTO reports (report_id, user_id, kitchen_id, reason) VALUES (999, 4, 1, ${MARK})`;
        yield* asked("admin", "DELETE", "/report/destroy/999");
        const vote = { kitchen: { kitchenId: "1" }, positive: true };
        yield* asked("chef", "POST", "/kitchenvote/vote", { user: { userId: "4" }, ...vote });
        yield* asked("admin", "POST", "/kitchenvote/vote", { user: { userId: "1" }, ...vote });
        yield* asked("admin", "POST", "/comment/createComment", {
          user: { userId: "1" },
          ...said,
          text: "Mine",
        });
        yield* sql`
          INSERT INTO google_connections (user_id, google_email, expires_at) VALUES (4, ${MARK}, now())`;
        yield* sql`INSERT INTO google_access (user_id, token) VALUES (4, 'opens-the-listing')`;
        yield* sql`INSERT INTO favorites (user_id, kitchen_id) SELECT 4, min(kitchen_id) FROM kitchens ON CONFLICT DO NOTHING`;

        const kept = yield* personData(CHEF);
        expect(Object.keys(kept)).toEqual(
          expect.arrayContaining(["users", "favorites", "google_connections", "businesses", "activity"]),
        );
        expect(kept["users"]).toMatchObject([{ user_id: 4, nombre: MARK }]);
        expect(kept["notification_copies"]).toEqual([
          { user_id: 4, notification_id: Number(told.notificationId), read: true },
        ]);
        const messages = (kept["notifications"] ?? []).map((row) => JSON.stringify(row));
        expect(messages.filter((row) => row.includes(MARK))).toHaveLength(1);
        expect(messages.filter((row) => row.includes("Theirs"))).toHaveLength(1);
        expect(JSON.stringify(kept["activity"])).toContain(MARK);
        expect(JSON.stringify(kept)).not.toContain("opens-the-listing");
        for (const row of kept["favorites"] ?? []) expect(row).toMatchObject({ user_id: 4 });

        const disabled: Array<string> = [];
        const erased = (userId: Id<"user">) =>
          Effect.provideService(erasePerson(userId, Effect.void), Identities, {
            disable: (uid) => Effect.sync(() => void disabled.push(uid)),
          });
        const undone = Effect.andThen(erased(CHEF), Effect.fail("something else"));
        expect(yield* Effect.flip(sql.withTransaction(undone))).toBe("something else");
        expect([disabled, (yield* personData(CHEF))["users"]]).toEqual([[], kept["users"]]);
        const rowsOf = (tables: ReadonlyArray<string>) =>
          Effect.forEach(tables, (table) =>
            Effect.map(
              sql<{ rows: number }>`SELECT count(*)::int AS rows FROM ${sql(table)}`,
              ([counted]) => [table, counted?.rows ?? 0],
            ),
          ).pipe(Effect.map((counts): Readonly<Record<string, number>> => Object.fromEntries(counts)));
        const going = yield* goingWith(CHEF);
        const tables = [...new Set([...Object.keys(kept), ...Object.keys(going)])];
        const before = yield* rowsOf(tables);
        yield* erased(CHEF);
        const left = yield* rowsOf(tables);
        expect(going).toEqual(
          Object.fromEntries(
            tables
              .map((table) => [table, (before[table] ?? 0) - (left[table] ?? 0)] as const)
              .filter(([, rows]) => rows > 0),
          ),
        );
        expect(Object.keys(kept)).toContain("kitchens");
        expect(Object.keys(going)).not.toContain("kitchens");
        const after = yield* personData(CHEF);
        expect(Object.keys(after)).toEqual(["activity"]);
        expect(JSON.stringify(after)).not.toContain(MARK);
        expect(yield* sql`SELECT author_user_id FROM notifications WHERE title = 'Theirs'`).toEqual([
          { author_user_id: null },
        ]);
        expect(yield* sql`SELECT 1 FROM activity a WHERE a::text LIKE ${`%${MARK}%`}`).toEqual([]);
        const of = (entries: Fragment) => sql<{ kind: string }>`
          SELECT kind FROM activity WHERE ${entries} AND changes <> '[]' AND kind IN ('comment', 'vote') ORDER BY kind`;
        expect(yield* of(sql`person_id = 4`)).toEqual([]);
        expect(yield* of(sql`person_id = 1`)).toEqual([{ kind: "comment" }, { kind: "vote" }]);
        const refused = yield* Effect.flip(sql`UPDATE activity SET name = 'another'`);
        expect(String(refused.reason.cause)).toContain("never changed");
        expect(yield* Effect.flip(erased(idOf("1")))).toMatchObject({ _tag: "PersonUnchanged" });
        expect((yield* personData(idOf("1")))["users"]).toHaveLength(1);
        expect(disabled).toEqual([kept["users"]?.[0]?.["identity_uid"]]);
      }),
    );
  },
);
