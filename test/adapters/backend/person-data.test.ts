import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { Identities } from "../../../src/adapters/backend/policy/identities.ts";
import { erasePerson, personData } from "../../../src/adapters/backend/sql/person-data.ts";
import { idText } from "../../../src/domain/fields.ts";
import { seeded } from "../database-image.ts";
import type { Id } from "../../../src/domain/id.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";
import { onBoth } from "./on-server.ts";

const USERS = 20;

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
        const chef = yield* ask({ method: "GET", path: "/api/v1/user/4", token: yield* signIn("admin") });
        const renamed = JSON.parse(chef.body);
        renamed.profile.nombre = MARK;
        const token = yield* signIn("admin");
        expect(
          (yield* ask({ method: "PUT", path: "/api/v1/user/editUser", token, body: renamed })).status,
        ).toBe(200);
        yield* sql`
          INSERT INTO google_connections (user_id, google_email, expires_at) VALUES (4, ${MARK}, now())`;
        yield* sql`INSERT INTO google_access (user_id, token) VALUES (4, 'opens-the-listing')`;
        yield* sql`INSERT INTO favorites (user_id, kitchen_id) SELECT 4, min(kitchen_id) FROM kitchens ON CONFLICT DO NOTHING`;

        const kept = yield* personData(CHEF);
        expect(Object.keys(kept)).toEqual(
          expect.arrayContaining(["users", "favorites", "google_connections", "businesses", "activity"]),
        );
        expect(kept["users"]).toMatchObject([{ user_id: 4, nombre: MARK }]);
        expect(JSON.stringify(kept["activity"])).toContain(MARK);
        expect(JSON.stringify(kept)).not.toContain("opens-the-listing");
        for (const row of kept["favorites"] ?? []) expect(row).toMatchObject({ user_id: 4 });

        const disabled: Array<string> = [];
        const erased = (userId: Id<"user">) =>
          Effect.provideService(erasePerson(userId), Identities, {
            disable: (uid) => Effect.sync(() => void disabled.push(uid)),
          });
        yield* erased(CHEF);
        const after = yield* personData(CHEF);
        expect(Object.keys(after)).toEqual(["activity"]);
        expect(JSON.stringify(after)).not.toContain(MARK);
        const refused = yield* Effect.flip(sql`UPDATE activity SET name = 'another'`);
        expect(String(refused.reason.cause)).toContain("never changed");
        expect(yield* Effect.flip(erased(idOf("1")))).toMatchObject({ _tag: "NotErased" });
        expect((yield* personData(idOf("1")))["users"]).toHaveLength(1);
        expect(disabled).toEqual([kept["users"]?.[0]?.["identity_uid"]]);
      }),
    );
  },
);
