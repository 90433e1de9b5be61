import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Tracer from "effect/Tracer";
import { performance, PerformanceObserver } from "node:perf_hooks";
import { vi } from "vitest";
import { Confidential } from "../../../src/domain/confidential.ts";
import { Authentication, type ToldAccount } from "../../../src/domain/ports/authentication.ts";
import { Refused } from "../../../src/domain/remote-failure.ts";
import type { Incident } from "../../../src/domain/incident.ts";
import { anyText } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";
import { forAll } from "../fixtures-laws.ts";

vi.stubGlobal("location", new URL("/login", ORIGIN));

const ACCOUNT: ToldAccount = {
  birthDate: new Confidential("2000-02-29"),
  email: "ana@kitchen.example",
  password: new Confidential("s3cret/pass"),
  roleId: 2,
  idToken: new Confidential("identity.token.of-ana"),
};

const wired = (answer: (sent: Sent) => Response | Promise<Response> = () => jsonAnswer({ status: "ok" })) => {
  const sent: Array<Sent> = [];
  const incidents: Array<Incident> = [];
  return { sent, incidents, layer: remoteOver({ fetch: answering(sent, answer), incidents }) };
};

const creating = (changes: Partial<ToldAccount> = {}) =>
  Effect.flatMap(Authentication, ({ createUser }) => createUser({ ...ACCOUNT, ...changes }));

const cannotBeSent = Refused("A value cannot be part of an address");

const TIMING = {
  startTime: 1,
  redirectStartTime: 0,
  redirectEndTime: 0,
  postRedirectStartTime: 1,
  finalServiceWorkerStartTime: 0,
  finalNetworkRequestStartTime: 1,
  finalNetworkResponseStartTime: 2,
  endTime: 3,
  encodedBodySize: 1,
  decodedBodySize: 1,
  finalConnectionTimingInfo: null,
};

const list = (url: string): void => {
  performance.markResourceTiming(TIMING, url, "fetch", globalThis, "", {}, 200);
};

/** What stands in the list of addresses once those that were asked for were put there, as a browser does after an answer. */
const listedAfter = (sent: ReadonlyArray<Sent>): Effect.Effect<ReadonlyArray<string>> =>
  Effect.promise(async () => {
    const seen = Promise.withResolvers<void>();
    const observer = new PerformanceObserver(() => seen.resolve());
    observer.observe({ type: "resource" });
    for (const { url } of sent) list(url);
    expect(performance.getEntriesByType("resource")).not.toEqual([]);
    await seen.promise;
    observer.disconnect();
    return performance.getEntriesByType("resource").map(({ name }) => name);
  });

describe("D21: createUser", () => {
  const parts = ["birthDate", "email", "password", "idToken"] as const;
  const notSegments = ["", ".", "..", "\ud800", "a\udc00b"];

  it.effect.each(parts.flatMap((part) => notSegments.map((text) => ({ part, text }))))(
    "D21: $text as $part is refused without a request",
    ({ part, text }) => {
      const { incidents, layer, sent } = wired();
      return Effect.gen(function* () {
        expect(
          yield* Effect.flip(creating({ [part]: part === "email" ? text : new Confidential(text) })),
        ).toEqual(cannotBeSent);
        expect([sent, incidents]).toEqual([[], []]);
      }).pipe(Effect.provide(layer));
    },
  );

  it.effect("D21: every other text arrives as it is, as one segment each", () => {
    const { layer, sent } = wired();
    return forAll(
      fc
        .tuple(anyText, anyText)
        .filter((texts) => texts.every((text) => text.isWellFormed() && !/^\.{0,2}$/u.test(text))),
      ([password, email]) =>
        Effect.gen(function* () {
          sent.length = 0;
          yield* creating({ password: new Confidential(password), email });
          const segments = sent.map(({ url }) =>
            new URL(url).pathname.split("/").slice(5).map(decodeURIComponent),
          );
          expect(segments).toEqual([
            [ACCOUNT.birthDate.revealed, email, password, "2", ACCOUNT.idToken.revealed],
          ]);
          expect(sent.map(({ url }) => [new URL(url).search, new URL(url).hash])).toEqual([["", ""]]);
        }),
    ).pipe(Effect.provide(layer));
  });

  it.effect.each([
    { what: "200", answer: () => jsonAnswer({ status: "ok" }) },
    { what: "400", answer: () => new Response("No", { status: 400 }) },
    { what: "500", answer: () => new Response("No", { status: 500 }) },
    { what: "no answer", answer: () => Promise.reject(new TypeError("Failed to fetch")) },
  ])("D21, D31: sent once, and forgotten by the browser, which lists it after $what", ({ answer }) => {
    const { layer, sent } = wired(answer);
    return Effect.gen(function* () {
      // A list that is full takes no address until there is room again.
      for (let count = 0; count < 300; count += 1) list("https://elsewhere.example/");
      yield* Effect.promise(() => new Promise((done) => setImmediate(done)));
      yield* Effect.result(creating());
      expect(sent.length).toBe(1);
      expect(yield* listedAfter(sent)).toEqual([]);
    }).pipe(Effect.provide(layer));
  });

  it.effect("D21: forgotten, too, when nobody waits for the answer any more", () => {
    const left = Promise.withResolvers<void>();
    const { layer, sent } = wired(() => {
      left.resolve();
      return new Promise(() => undefined);
    });
    return Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(creating());
      yield* Effect.promise(() => left.promise);
      yield* Fiber.interrupt(waiting);
      expect(yield* listedAfter(sent)).toEqual([]);
    }).pipe(Effect.provide(layer));
  });

  it.effect("D21: other calls leave the list of addresses alone", () => {
    const { layer } = wired(() => jsonAnswer({}));
    const observed = vi.spyOn(PerformanceObserver.prototype, "observe");
    return Effect.gen(function* () {
      yield* Effect.result(
        Effect.flatMap(Authentication, ({ exchange }) => exchange(new Confidential("token"))),
      );
      expect(observed).not.toHaveBeenCalled();
    }).pipe(Effect.provide(layer));
  });

  it.effect("D21: not traced, where the exchange is", () => {
    const { layer } = wired();
    const spans: Array<Tracer.Span> = [];
    const tracer = Tracer.make({
      span: (options) => {
        const span = new Tracer.NativeSpan(options);
        spans.push(span);
        return span;
      },
    });
    const namesAfter = (call: Effect.Effect<unknown, unknown, Authentication>) =>
      Effect.map(Effect.result(call), () => spans.splice(0).map(({ name }) => name));
    return Effect.gen(function* () {
      expect(yield* namesAfter(creating())).toEqual([]);
      const exchanging = Effect.flatMap(Authentication, ({ exchange }) =>
        exchange(new Confidential("token")),
      );
      expect(yield* namesAfter(exchanging)).not.toEqual([]);
    }).pipe(Effect.withTracer(tracer), Effect.provide(layer));
  });
});
