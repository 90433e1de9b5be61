import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { UnsecuredJWT } from "jose";
import { SigningKeys } from "../../../src/adapters/backend/tokens/access-tokens.ts";
import { CAPABILITIES } from "../../../src/domain/capability.ts";
import { exchange } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, tokensOf, webBackendOffering } from "../fixtures-backend.ts";
import { identityClaims, nowInSeconds } from "../fixtures-tokens.ts";
import { goodAccessToken, KEY } from "./forged-access-tokens.ts";

/** The identity token of somebody who signed in so many seconds ago. */
const ago = (uid: string, seconds: number): string =>
  new UnsecuredJWT({ ...identityClaims(uid), auth_time: nowInSeconds() - seconds }).encode();

const exchanging = (idToken: string, endEarlier = false) =>
  ask({ ...exchange(idToken), body: JSON.stringify({ idToken, ...(endEarlier && { endEarlier }) }) });

const accessOf = (idToken: string, endEarlier?: boolean) =>
  Effect.map(exchanging(idToken, endEarlier), (answer) => tokensOf(answer).accessToken);

const counting = (token: string) =>
  Effect.map(ask({ method: "GET", path: "/api/v1/user/count", token }), ({ status }) => status);

const over = (offered: typeof CAPABILITIES | readonly []) =>
  webBackendOffering(offered).pipe(
    Layer.provide(seeded(ANYWHERE, 9)),
    Layer.provide(Layer.succeed(SigningKeys, [{ kid: "test", secret: KEY }])),
  );

layer(over(CAPABILITIES), { excludeTestServices: true })("sessions that somebody ends", (it) => {
  it.effect("are those that began before theirs, at once, and nobody else's", () =>
    Effect.gen(function* () {
      const earlier = ago("sample-admin", 60);
      const [elsewhere, others] = [yield* accessOf(earlier), yield* accessOf(ago("sample-editor", 60))];
      // Asked before, so that it is remembered when the session ends.
      expect(yield* counting(elsewhere)).toBe(200);
      const own = ago("sample-admin", 5);
      const kept = yield* accessOf(own, true);
      expect(yield* counting(elsewhere)).toBe(401);
      expect((yield* exchanging(earlier)).status).toBe(401);
      expect((yield* exchanging(earlier, true)).status).toBe(401);
      expect(yield* counting(kept)).toBe(200);
      expect(yield* counting(yield* accessOf(own))).toBe(200);
      expect(yield* counting(yield* accessOf(ago("sample-admin", 0)))).toBe(200);
      expect(yield* counting(others)).toBe(200);
    }),
  );

  it.effect("have tokens that do not say when they began until one is ended", () =>
    Effect.gen(function* () {
      expect(yield* counting(goodAccessToken)).toBe(200);
      yield* accessOf(ago("sample-viewer", 0), true);
      expect(yield* counting(goodAccessToken)).toBe(401);
    }),
  );
});

layer(over([]), { excludeTestServices: true })("a backend that ends no sessions", (it) => {
  it.effect("leaves them as they are", () =>
    Effect.gen(function* () {
      const elsewhere = yield* accessOf(ago("sample-admin", 60));
      yield* accessOf(ago("sample-admin", 5), true);
      expect(yield* counting(elsewhere)).toBe(200);
    }),
  );
});
