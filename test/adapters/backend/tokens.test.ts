import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SigningKeys } from "../../../src/adapters/backend/tokens/access-tokens.ts";
import { identityTokens } from "../../../src/adapters/backend/tokens/identity-tokens.ts";
import { exchange } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, signIn, tokensOf, webBackend, webBackendWith } from "../fixtures-backend.ts";
import { emulatorToken, PROJECT } from "../fixtures-tokens.ts";
import { FORGED_ACCESS_TOKENS, goodAccessToken, KEY } from "./forged-access-tokens.ts";
import {
  FORGED_EMULATOR_TOKENS,
  FORGED_PROJECT_TOKENS,
  goodEmulatorToken,
  goodProjectToken,
  publishedKeys,
} from "./forged-identity-tokens.ts";

const USERS = 9;
const COUNTED = [200, String(USERS)];
const UNAUTHORIZED = [401, '{"_tag":"Unauthorized"}'];
const UNKNOWN_USER = [404, '{"_tag":"NotFound","message":"User not found"}'];

const counting = (token: string) =>
  ask({ method: "GET", path: "/api/v1/user/count", token }).pipe(
    Effect.map(({ status, body }) => [status, body]),
  );
const exchanging = (token: string) =>
  ask(exchange(token)).pipe(Effect.map(({ status, body }) => [status, body]));
const accessTokenFor = (idToken: string) =>
  ask(exchange(idToken)).pipe(Effect.map((answer) => tokensOf(answer).accessToken));

const options = { excludeTestServices: true } as const;
const records = seeded(ANYWHERE, USERS);

const besideTheEmulator = webBackend.pipe(
  Layer.provide(records),
  Layer.provide(Layer.succeed(SigningKeys, [{ kid: "test", secret: KEY }])),
);

layer(besideTheEmulator, options)("§7, D24, D53: tokens beside the emulator", (it) => {
  it.effect("§7: a good access token is taken, issued by an exchange or by whoever has the key", () =>
    Effect.gen(function* () {
      expect(yield* counting(goodAccessToken)).toEqual(COUNTED);
      expect(yield* counting(yield* signIn("viewer"))).toEqual(COUNTED);
    }),
  );

  it.effect.each(FORGED_ACCESS_TOKENS)("§7, §8: an access token: $what: 401", ({ token }) =>
    Effect.gen(function* () {
      expect(yield* counting(token)).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect.each(["Basic", "Token", "", "Bearer Bearer"])("§7: a good token as %j is no bearer", (scheme) =>
    Effect.gen(function* () {
      const headers = { authorization: `${scheme} ${goodAccessToken}`.trim() };
      const { status, body } = yield* ask({ method: "GET", path: "/api/v1/user/count", headers });
      expect([status, body]).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect("§7: a token counts in the header only, never in the address or a cookie", () =>
    Effect.gen(function* () {
      const path = `/api/v1/user/count?access_token=${goodAccessToken}&bearer=${goodAccessToken}`;
      const { status, body } = yield* ask({
        method: "GET",
        path,
        headers: { cookie: `bearer=${goodAccessToken}` },
      });
      expect([status, body]).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect("D24: no call takes a refresh token", () =>
    Effect.gen(function* () {
      const { refreshToken } = tokensOf(yield* ask(exchange(emulatorToken("sample-admin"))));
      expect(yield* counting(refreshToken)).toEqual(UNAUTHORIZED);
      expect(yield* exchanging(refreshToken)).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect("D53: an unsigned token of the emulator's project is taken", () =>
    Effect.gen(function* () {
      expect(yield* counting(yield* accessTokenFor(goodEmulatorToken))).toEqual(COUNTED);
    }),
  );

  it.effect.each(FORGED_EMULATOR_TOKENS)("D53: an identity token: $what: 401", ({ token }) =>
    Effect.gen(function* () {
      expect(yield* exchanging(token)).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect("D22: an access token is no identity token", () =>
    Effect.gen(function* () {
      expect(yield* exchanging(goodAccessToken)).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect.each(["sample-stranger", "1", "__proto__", "\u0000", "' OR 1=1 --"])(
    "D20: the backend does not know the uid %j: 404",
    (uid) =>
      Effect.gen(function* () {
        expect(yield* exchanging(emulatorToken(uid))).toEqual(UNKNOWN_USER);
      }),
  );

  it.effect("D16: the token of a user who is deleted ends at once, and no other one is issued", () =>
    Effect.gen(function* () {
      const admin = yield* signIn("admin");
      const editor = yield* signIn("editor");
      expect(yield* counting(editor)).toEqual(COUNTED);
      const { status } = yield* ask({ method: "DELETE", path: "/api/v1/user/destroy/2", token: admin });
      expect(status).toBe(204);
      expect(yield* counting(editor)).toEqual(UNAUTHORIZED);
      expect(yield* exchanging(emulatorToken("sample-editor"))).toEqual(UNKNOWN_USER);
    }),
  );
});

const besideAProject = webBackendWith(
  identityTokens({ kind: "firebase", projectId: PROJECT }, publishedKeys),
).pipe(Layer.provide(records));

layer(besideAProject, options)("D53: tokens beside a real project", (it) => {
  it.effect("D53: a token signed with a published key is taken", () =>
    Effect.gen(function* () {
      expect(yield* counting(yield* accessTokenFor(goodProjectToken))).toEqual(COUNTED);
    }),
  );

  it.effect.each(FORGED_PROJECT_TOKENS)("D53: an identity token: $what: 401", ({ token }) =>
    Effect.gen(function* () {
      expect(yield* exchanging(token)).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect("§7, D22: identity tokens and access tokens never stand for one another", () =>
    Effect.gen(function* () {
      expect(yield* counting(goodProjectToken)).toEqual(UNAUTHORIZED);
      expect(yield* exchanging(yield* accessTokenFor(goodProjectToken))).toEqual(UNAUTHORIZED);
    }),
  );

  it.effect("D24: a token signed with the key of another process is not taken", () =>
    Effect.gen(function* () {
      expect(yield* counting(goodAccessToken)).toEqual(UNAUTHORIZED);
    }),
  );
});
