import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Asked } from "../asked.ts";
import { type Place, seeded } from "../database-image.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";
import { onOneOrBoth } from "./on-server.ts";

const ROLES = ["editor", "viewer", "chef"] as const;
const OWN = { editor: 2, viewer: 3, chef: 4 } as const;
const MISSING = 999_999;

const reading = (userId: unknown): Asked => ({ method: "GET", path: `/api/v1/kitchenvote/user/${userId}` });
const voting = (userId: unknown, kitchenId: unknown, positive = true): Asked => ({
  method: "POST",
  path: "/api/v1/kitchenvote/vote",
  body: { user: { userId }, kitchen: { kitchenId }, positive },
});
const withdrawing = (userId: unknown, kitchenId: unknown): Asked => ({
  method: "DELETE",
  path: `/api/v1/kitchenvote/user/${userId}/kitchen/${kitchenId}`,
});

const forbidden = [403, '{"_tag":"Forbidden"}'];

const votesIn = (body: string): ReadonlyArray<{ readonly kitchen: { readonly kitchenId: string } }> =>
  JSON.parse(body);

const asking = (asked: Asked, token: string) =>
  Effect.map(ask({ ...asked, token }), ({ status, body }) => [status, body]);

const votesOf = (userId: number) =>
  Effect.flatMap(signIn("admin"), (token) => asking(reading(userId), token));

const backendOver = (place: Place) => webBackend.pipe(Layer.provide(seeded(place, 9)));

onOneOrBoth("D13, D16: whose vote it is", backendOver, (it) => {
  it.effect.each(ROLES.map((role) => ({ role })))(
    "D13: the $role has their own vote to give and to take",
    ({ role }) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const vote = { user: { userId: `${OWN[role]}` }, kitchen: { kitchenId: "5" }, positive: false };
        const given = yield* asking(voting(OWN[role], 5, false), token);
        expect(given).toEqual([200, JSON.stringify(vote)]);
        const onKitchen = Effect.map(ask({ ...reading(OWN[role]), token }), ({ body }) =>
          votesIn(body).filter(({ kitchen }) => kitchen.kitchenId === "5"),
        );
        expect(yield* onKitchen).toMatchObject([vote]);
        expect(yield* asking(withdrawing(OWN[role], 5), token)).toEqual([204, ""]);
        expect(yield* onKitchen).toEqual([]);
        const again = yield* asking(withdrawing(OWN[role], 5), token);
        expect(again).toEqual([404, '{"_tag":"NotFound","message":"Vote not found"}']);
      }),
  );

  it.effect.each(ROLES.map((role) => ({ role })))(
    "D13, D16: to the $role a foreign user, a missing one and another spelling of oneself answer alike",
    ({ role }) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const admin = yield* signIn("admin");
        yield* asking(voting(1, 5), admin);
        const before = yield* votesOf(1);
        for (const userId of [1, MISSING, `0${OWN[role]}`, "nobody", "__proto__"]) {
          for (const kitchenId of [5, MISSING]) {
            expect(yield* asking(voting(userId, kitchenId, false), token)).toEqual(forbidden);
            expect(yield* asking(withdrawing(userId, kitchenId), token)).toEqual(forbidden);
          }
          expect(yield* asking(reading(userId), token)).toEqual(forbidden);
        }
        expect(yield* votesOf(1)).toEqual(before);
      }),
  );

  it.effect("D13: an admin votes in anybody's name and takes it back; nobody's vote is not found", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const vote = { user: { userId: "6" }, kitchen: { kitchenId: "5" }, positive: true };
      expect(yield* asking(voting(6, 5), token)).toEqual([200, JSON.stringify(vote)]);
      expect(yield* asking(withdrawing(6, 5), token)).toEqual([204, ""]);
      const noSuchUser = [404, '{"_tag":"NotFound","message":"User not found"}'];
      expect(yield* asking(voting(MISSING, 5), token)).toEqual(noSuchUser);
      expect(yield* asking(withdrawing(MISSING, 5), token)).toEqual(noSuchUser);
      expect(yield* asking(reading(MISSING), token)).toEqual([200, "[]"]);
    }),
  );
});
