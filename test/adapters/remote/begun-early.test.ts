import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { vi } from "vitest";
import { beginExchange } from "../../../src/adapters/remote/begun-early.ts";
import { fetchBegun } from "../../../src/adapters/remote/fetch-begun.ts";
import { Confidential } from "../../../src/domain/confidential.ts";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Unreachable } from "../../../src/domain/remote-failure.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";
import { SENT_ANA } from "./ana.ts";

vi.stubGlobal("location", new URL("/login", ORIGIN));

const ANSWER = { accessToken: "access", refreshToken: "refresh", user: SENT_ANA };

const asking = (idToken: string): string => JSON.stringify({ idToken });

const exchange = (token: string) =>
  Effect.map(
    Effect.flatMap(Authentication, (port) => port.exchange(new Confidential(token))),
    ({ accessToken }) => accessToken.revealed,
  );

/** Exchanges, over the browser's own fetch, of which the test says what it does, beside that of a token begun early. */
const wired = (early: string | undefined, answer: () => Response | Promise<Response>) => {
  const sent: Array<Sent> = [];
  const fetching = answering(sent, answer);
  vi.stubGlobal("fetch", (input: string | URL, init?: RequestInit) =>
    fetching(new URL(input, location.href), init),
  );
  const begun = Promise.resolve(early === undefined ? undefined : beginExchange(new Confidential(early)));
  const fetchOf = Effect.map(FetchHttpClient.Fetch, (fetch) => remoteOver({ fetch }));
  const layer = Layer.unwrap(fetchOf).pipe(Layer.provide(fetchBegun(begun)));
  return { sent, bodies: () => sent.map(({ body }) => body), layer };
};

describe("P35: an exchange that was begun early", () => {
  it.effect("is sent once, like every other, and is good for one time", () => {
    const { sent, bodies, layer } = wired("kept", () => jsonAnswer(ANSWER));
    return Effect.gen(function* () {
      expect(yield* exchange("kept")).toBe("access");
      expect(bodies()).toEqual([asking("kept")]);
      expect(yield* exchange("kept")).toBe("access");
      expect(bodies()).toEqual([asking("kept"), asking("kept")]);
      const [early, later] = sent.map(({ signal: _, ...rest }) => rest);
      expect(early).toEqual(later);
    }).pipe(Effect.provide(layer));
  });

  it.effect("is nobody else's", () => {
    const { bodies, layer } = wired("kept", () => jsonAnswer(ANSWER));
    return Effect.gen(function* () {
      yield* exchange("another");
      yield* exchange("kept");
      expect(bodies()).toEqual([asking("kept"), asking("another"), asking("kept")]);
    }).pipe(Effect.provide(layer));
  });

  it.effect("is sent as ever where nobody had a token", () => {
    const { bodies, layer } = wired(undefined, () => jsonAnswer(ANSWER));
    return Effect.gen(function* () {
      expect(yield* exchange("new")).toBe("access");
      expect(bodies()).toEqual([asking("new")]);
    }).pipe(Effect.provide(layer));
  });

  it.effect("fails like every other, and is not sent again by itself", () => {
    const { bodies, layer } = wired("kept", async () => {
      throw new TypeError("Failed to fetch");
    });
    return Effect.gen(function* () {
      expect(yield* Effect.flip(exchange("kept"))).toEqual(Unreachable);
      expect(bodies()).toEqual([asking("kept")]);
    }).pipe(Effect.provide(layer));
  });
});
