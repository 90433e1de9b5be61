import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { Liking, LIKING_DAYS } from "../../../src/domain/liking.ts";
import { movement } from "../../../src/domain/business/movement.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, askAs, signIn, webBackend, webBackendOffering } from "../fixtures-backend.ts";

const database = seeded(ANYWHERE, 60);

const likingOf = (kitchen: string) => askAs("chef", "GET", `/activity/kitchen/${kitchen}/liking`);
const decoded = Schema.decodeSync(Schema.fromJsonString(Liking));

/** A kitchen of the sample chef's, and one that is not. */
const kitchens = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const [own] = yield* sql<{
    id: string;
  }>`SELECT kitchen_id::text AS id FROM kitchens WHERE chef_user_id = 4`;
  const [foreign] = yield* sql<{ id: string }>`
    SELECT kitchen_id::text AS id FROM kitchens WHERE chef_user_id IS DISTINCT FROM 4`;
  return { own: own?.id ?? "", foreign: foreign?.id ?? "" };
});

/** What the log has of a vote, some days ago. */
const noted = Effect.fnUntraced(function* (kitchen: string, ago: number, before?: boolean, after?: boolean) {
  const sql = yield* SqlClient;
  yield* sql`
    INSERT INTO activity (operation, kind, record_id, records, changes, created_at)
    VALUES ('votes.vote', 'vote', ${kitchen}, ARRAY[${`vote:${kitchen}`}::text],
      ${JSON.stringify([
        { field: "user", after: "9" },
        { field: "positive", before: String(before), after: String(after) },
      ])}::jsonb,
      (current_date - ${ago}::int)::timestamp AT TIME ZONE 'UTC' + interval '1 hour')`;
});

layer(webBackend.pipe(Layer.provideMerge(database)), { excludeTestServices: true })(
  "how a chef's kitchen is liked",
  (it) => {
    it.effect("its score is followed back through the votes that were cast, turned and withdrawn", () =>
      Effect.gen(function* () {
        const { own, foreign } = yield* kitchens;
        const sql = yield* SqlClient;
        const token = yield* signIn("chef");
        yield* sql`DELETE FROM kitchen_votes WHERE kitchen_id = ${own}::bigint AND user_id = 4`;
        yield* sql`DELETE FROM favorites WHERE kitchen_id = ${own}::bigint AND user_id = 4`;
        const before = decoded((yield* likingOf(own)).body);
        expect([before.days.length, movement(before)]).toEqual([LIKING_DAYS + 1, 0]);

        // Some was noted of earlier days: one turned, one withdrawn, the oldest that counts, one too old, and one of another kitchen.
        yield* noted(own, 10, false, true);
        yield* noted(own, 2, true, undefined);
        yield* noted(own, LIKING_DAYS - 1, undefined, true);
        yield* noted(own, LIKING_DAYS, undefined, true);
        yield* noted(foreign, 5, undefined, true);
        const vote = { user: { userId: "4" }, kitchen: { kitchenId: own }, positive: true };
        yield* ask({ method: "POST", path: "/api/v1/kitchenvote/vote", token, body: vote });
        yield* ask({
          method: "POST",
          path: "/api/v1/favorite/createFavorite",
          token,
          body: { profile: { userId: "4" }, kitchen: { kitchenId: own } },
        });

        const [row] = yield* sql<{ score: number; today: string }>`
          SELECT positivo - negativo AS score, to_char(current_date, 'YYYY-MM-DD') AS today
          FROM kitchens WHERE kitchen_id = ${own}::bigint`;
        const { favorites, days } = decoded((yield* likingOf(own)).body);
        const less = days.toReversed().map(({ score }) => (row?.score ?? 0) - score);
        expect(favorites).toBe(before.favorites + 1);
        expect(days[days.length - 1]).toEqual({ date: row?.today, score: row?.score });
        // Today's vote, the one withdrawn two days ago, the one turned ten days ago, and the oldest.
        expect(less).toEqual([0, 1, 1, ...Array(8).fill(0), ...Array(19).fill(2), 3]);
      }),
    );

    it.effect("P4: votes that went with whoever cast them count at no time", () =>
      Effect.gen(function* () {
        const { own } = yield* kitchens;
        const sql = yield* SqlClient;
        const token = yield* signIn("admin");
        const [guest] = yield* sql<{ id: string }>`
          INSERT INTO users (nombre, email, role_id, search_text) VALUES ('G', 'guest@example.org', 2, 'G')
          RETURNING user_id::text AS id`;
        const userId = guest?.id ?? "";
        const before = decoded((yield* likingOf(own)).body);
        const vote = { user: { userId }, kitchen: { kitchenId: own }, positive: false };
        yield* ask({ method: "POST", path: "/api/v1/kitchenvote/vote", token, body: vote });
        yield* sql`
          INSERT INTO activity (operation, kind, record_id, records, person_id, changes, created_at)
          VALUES ('votes.vote', 'vote', ${own}, ARRAY[${`vote:${own}`}::text], ${userId}::bigint,
            '[{"field": "positive", "before": "true", "after": "false"}]', now() - interval '3 days')`;
        const days = Effect.map(likingOf(own), ({ body }) => decoded(body).days);
        expect(yield* days).not.toEqual(before.days);
        yield* ask({ method: "DELETE", path: `/api/v1/user/destroy/${userId}`, token });
        expect(yield* days).toEqual(before.days);
      }),
    );

    it.effect("D16: any other kitchen, there or not, answers its chef alike; staff read of each", () =>
      Effect.gen(function* () {
        const { foreign } = yield* kitchens;
        const refused = yield* Effect.forEach([foreign, "999999", "nobody"], likingOf);
        expect(new Set(refused.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(refused[0]?.status).toBe(403);
        const staff = (kitchen: string) => askAs("viewer", "GET", `/activity/kitchen/${kitchen}/liking`);
        expect([(yield* staff(foreign)).status, (yield* staff("999999")).status]).toEqual([200, 404]);
      }),
    );
  },
);

layer(webBackendOffering([]).pipe(Layer.provideMerge(database)), { excludeTestServices: true })(
  "where no log is offered",
  (it) => {
    it.effect("D57: nobody is told how a kitchen is liked", () =>
      Effect.gen(function* () {
        const { own } = yield* kitchens;
        expect((yield* likingOf(own)).status).toBe(404);
      }),
    );
  },
);
