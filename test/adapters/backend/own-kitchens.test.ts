import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { ANYWHERE, seeded } from "../database-image.ts";
import { askAs, webBackend } from "../fixtures-backend.ts";

const backend = webBackend.pipe(Layer.provide(seeded(ANYWHERE, 60)));

const Listed = Schema.fromJsonString(
  Schema.Array(
    Schema.Struct({
      kitchenId: Schema.String,
      userChef: Schema.optionalKey(Schema.Struct({ userId: Schema.String })),
    }),
  ),
);

const kitchensSeenBy = (role: "admin" | "chef") =>
  Effect.map(askAs(role, "GET", "/kitchen"), ({ body }) => Schema.decodeSync(Listed)(body));

/** The sample chef's id. */
const CHEF = "4";

layer(backend, { excludeTestServices: true })("P10: a chef's own kitchens", (it) => {
  it.effect("are all that a chef is told of", () =>
    Effect.gen(function* () {
      const all = yield* kitchensSeenBy("admin");
      const own = yield* kitchensSeenBy("chef");
      expect(own.length).toBeGreaterThan(0);
      expect(own).toEqual(all.filter(({ userChef }) => userChef?.userId === CHEF));
    }),
  );

  it.effect("have comments that their chef reads; those of any other answer alike, there or not", () =>
    Effect.gen(function* () {
      const all = yield* kitchensSeenBy("admin");
      const [own] = yield* kitchensSeenBy("chef");
      const foreign = all.find(({ userChef }) => userChef?.userId !== CHEF);
      const comments = (id: string | undefined) =>
        askAs("chef", "GET", `/comment/findKitchenComments/${id ?? ""}`);
      expect((yield* comments(own?.kitchenId)).status).toBe(200);
      const refused = yield* Effect.forEach([foreign?.kitchenId, "999999", "nobody"], comments);
      expect(new Set(refused.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect([refused[0]?.status, refused[0]?.body]).toEqual([403, '{"_tag":"Forbidden"}']);
    }),
  );
});
