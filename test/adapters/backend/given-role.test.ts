import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { giveRole } from "../../../src/adapters/backend/sql/given-role.ts";
import { personCalled } from "../../../src/adapters/backend/sql/person-data.ts";
import { idOf } from "../../../src/adapters/backend/sql/rows.ts";
import { seeded } from "../database-image.ts";
import { askAs, webBackend } from "../fixtures-backend.ts";
import { onBoth } from "./on-server.ts";

const CHEF = idOf<"user">("4");

onBoth(
  "a role given from outside of the console",
  (location) => webBackend.pipe(Layer.provideMerge(seeded(location, 9))),
  (it) => {
    it.effect("is there at the next call and in the log, as nobody's; the last admin stays one", () =>
      Effect.gen(function* () {
        expect(yield* personCalled("CHEF@example.com")).toMatchObject({ userId: CHEF, role: "chef" });
        expect(yield* personCalled("4")).toMatchObject({ userId: CHEF, email: "chef@example.com" });
        expect([yield* personCalled("04"), yield* personCalled("nobody@example.com")]).toEqual([
          undefined,
          undefined,
        ]);

        yield* giveRole(CHEF, "admin");
        expect((yield* askAs("chef", "GET", "/user/1")).status).toBe(200);
        const log = yield* askAs("admin", "GET", "/activity/50/0?record=user:4");
        const [entry, ...older] = JSON.parse(log.body);
        expect(older).toEqual([]);
        expect(entry).toMatchObject({
          operation: "users.edit",
          recordId: "4",
          changes: [{ field: "role", before: "chef", after: "admin" }],
        });
        expect(entry.person).toBeUndefined();

        yield* giveRole(idOf("1"), "viewer");
        expect(yield* Effect.flip(giveRole(CHEF, "chef"))).toMatchObject({
          message: "Nothing is changed: The last admin cannot be demoted or deleted",
        });
        expect(yield* personCalled("4")).toMatchObject({ role: "admin" });
      }),
    );
  },
);
