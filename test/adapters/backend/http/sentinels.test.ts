import { expect, layer } from "@effect/vitest";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe } from "vitest";
import { FAULTS, SENTINEL_HEADER } from "../../../../src/adapters/backend/http/sentinels.ts";
import { seededAnywhere } from "../../database-image.ts";
import { compact, emulatorToken, identityClaims, PROJECT } from "../../fixtures-tokens.ts";
import { listeningBackend } from "../node-backend.ts";

class Origins extends Context.Service<
  Origins,
  { readonly development: string; readonly production: string }
>()("test/Origins") {}

const running = (production: boolean) =>
  Effect.flatMap(seededAnywhere(0), (database) =>
    listeningBackend({
      database,
      identity: { kind: production ? "firebase" : "emulator", projectId: PROJECT },
      production,
      sampleUsers: 0,
      capabilities: [],
    }),
  );

const origins = Layer.effect(
  Origins,
  Effect.gen(function* () {
    return Origins.of({ development: yield* running(false), production: yield* running(true) });
  }),
);

const get = (url: string, init?: RequestInit) =>
  Effect.promise(() => fetch(url, { redirect: "manual", ...init }));
const textOf = (response: Response) => Effect.promise(() => response.text());

/** What can be told of each fault from outside. */
const STATUS: Readonly<Record<(typeof FAULTS)[number], number>> = {
  "401": 401,
  "403": 403,
  "404": 404,
  "406": 406,
  "409": 409,
  "412": 412,
  "429": 429,
  "500": 500,
  serialization: 500,
  malformed: 200,
  "wrong-shape": 200,
  empty: 200,
  html: 200,
  truncated: 200,
  slow: 200,
  huge: 200,
  redirect: 302,
};

layer(origins, { excludeTestServices: true })((it) => {
  describe("sentinels", () => {
    it.effect.each(FAULTS)("a record named sentinel-%s answers so", (fault) =>
      Effect.gen(function* () {
        const { development } = yield* Origins;
        const stop = new AbortController();
        const response = yield* get(`${development}/api/v1/user/sentinel-${fault}`, { signal: stop.signal });
        expect(response.status).toBe(STATUS[fault]);
        stop.abort();
      }),
    );

    it.effect("the header, a search and a body ask as well", () =>
      Effect.gen(function* () {
        const { development } = yield* Origins;
        const statuses = yield* Effect.forEach(
          [
            get(`${development}/api/v1/health`, { headers: { [SENTINEL_HEADER]: "406" } }),
            get(`${development}/api/v1/search/users?query=a+sentinel-403+here`),
            get(`${development}/api/v1/user/editUser`, {
              method: "PUT",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ profile: { nombre: "sentinel-429" } }),
            }),
          ],
          (asking) => Effect.map(asking, ({ status }) => status),
        );
        expect(statuses).toEqual([406, 403, 429]);
      }),
    );

    it.effect("so does an identity token for such an address, unless it is signed", () =>
      Effect.gen(function* () {
        const { development } = yield* Origins;
        const signed = compact({ alg: "RS256" }, identityClaims("sentinel-500"), "signature");
        const statuses = yield* Effect.forEach(
          [emulatorToken("sentinel-500"), emulatorToken("sentinel-404"), signed],
          (idToken) =>
            Effect.map(
              get(`${development}/api/v1/authentication/exchange`, {
                method: "POST",
                headers: { "content-type": "application/json" },
                body: JSON.stringify({ idToken }),
              }),
              ({ status }) => status,
            ),
        );
        expect(statuses).toEqual([500, 404, 401]);
      }),
    );

    it.effect("what is no fault is answered as always", () =>
      Effect.gen(function* () {
        const { development } = yield* Origins;
        const response = yield* get(`${development}/api/v1/health?note=sentinel-unheard-of`);
        expect([response.status, yield* textOf(response)]).toEqual([200, '{"status":"up"}']);
      }),
    );

    it.effect("a truncated answer breaks off, a huge one is longer than anybody reads", () =>
      Effect.gen(function* () {
        const { development } = yield* Origins;
        const broken = yield* get(`${development}/api/v1/user/sentinel-truncated`);
        const end = yield* Effect.exit(Effect.tryPromise(() => broken.text()));
        expect(end._tag).toBe("Failure");
        const huge = yield* get(`${development}/api/v1/user/sentinel-huge`);
        expect((yield* textOf(huge)).length).toBeGreaterThan(16 * 1024 * 1024);
      }),
    );

    it.effect.each(FAULTS)("in production sentinel-%s is nothing special", (fault) =>
      Effect.gen(function* () {
        const { production } = yield* Origins;
        const response = yield* get(`${production}/api/v1/health?note=sentinel-${fault}`, {
          headers: { [SENTINEL_HEADER]: fault },
        });
        expect([response.status, yield* textOf(response)]).toEqual([200, '{"status":"up"}']);
      }),
    );
  });
});
