import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as TestClock from "effect/testing/TestClock";
import { describe, vi } from "vitest";
import { Confidential } from "../../../src/domain/confidential.ts";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Capabilities } from "../../../src/domain/ports/capabilities.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { SENT_ANA } from "./ana.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const over = (answer: (request: Sent) => Response) => {
  const sent: Array<Sent> = [];
  return { sent, ports: remoteOver({ fetch: answering(sent, answer) }) };
};

const offersLists = Capabilities.use(({ offers }) => offers("lists"));

const pathsOf = (sent: ReadonlyArray<Sent>) => sent.map(({ url }) => new URL(url).pathname);

describe("D57: what the backend has beyond §7", () => {
  const signingIn = Authentication.use((port) => port.exchange(new Confidential("identity")));
  /** A backend whose exchange says this, and whose health that it has lists. */
  const saying = (told: () => object) =>
    over(({ url }) =>
      jsonAnswer(
        url.endsWith("/health")
          ? { status: "up", capabilities: ["lists"] }
          : { accessToken: "access", refreshToken: "refresh", user: SENT_ANA, ...told() },
      ),
    );

  it.effect("is what the last exchange says, and health is not asked", () => {
    let capabilities = ["more", "fields"];
    const { ports, sent } = saying(() => ({ capabilities }));
    return Effect.gen(function* () {
      yield* signingIn;
      expect(yield* offersLists).toBe(false);
      capabilities = ["lists"];
      yield* signingIn;
      expect(yield* offersLists).toBe(true);
      expect(pathsOf(sent)).toEqual(["/api/v1/authentication/exchange", "/api/v1/authentication/exchange"]);
    }).pipe(Effect.provide(ports));
  });

  it.effect.each(
    [{}, { capabilities: null }, { capabilities: "fields" }].map((told) => ({
      what: JSON.stringify(told),
      told,
    })),
  )("is what health lists where the exchange says $what", ({ told }) => {
    const { ports, sent } = saying(() => told);
    return Effect.gen(function* () {
      yield* signingIn;
      expect(yield* offersLists).toBe(true);
      expect(pathsOf(sent)).toEqual(["/api/v1/authentication/exchange", "/api/v1/health"]);
    }).pipe(Effect.provide(ports));
  });

  it.effect("is what its health lists, asked once", () => {
    const { ports, sent } = over(() => jsonAnswer({ status: "up", capabilities: ["more", "lists"] }));
    return Effect.gen(function* () {
      expect(yield* Effect.all([offersLists, offersLists])).toEqual([true, true]);
      expect(pathsOf(sent)).toEqual(["/api/v1/health"]);
    }).pipe(Effect.provide(ports));
  });

  it.effect("is what its health listed, however long ago, until the next exchange", () => {
    const { ports, sent } = saying(() => ({}));
    return Effect.gen(function* () {
      yield* offersLists;
      yield* TestClock.adjust("1 hour");
      yield* offersLists;
      expect(sent.length).toBe(1);
      yield* signingIn;
      yield* offersLists;
      expect(pathsOf(sent)).toEqual(["/api/v1/health", "/api/v1/authentication/exchange", "/api/v1/health"]);
    }).pipe(Effect.provide(ports));
  });

  it.effect.each(
    [
      { status: "up" },
      { status: "up", capabilities: null },
      { status: "up", capabilities: "lists" },
      { status: "up", capabilities: [1, "lists"] },
      { status: "up", capabilities: { lists: true } },
      ["lists"],
      "lists",
    ].map((body) => ({ what: JSON.stringify(body), body })),
  )("is nothing where it says $what, and it is not asked again", ({ body }) => {
    const { ports, sent } = over(() => jsonAnswer(body));
    return Effect.gen(function* () {
      expect(yield* Effect.all([offersLists, offersLists])).toEqual([false, false]);
      expect(sent.length).toBe(1);
    }).pipe(Effect.provide(ports));
  });

  it.effect("is nothing where there is no health; a server that is in trouble is asked again", () =>
    Effect.gen(function* () {
      const missing = over(() => jsonAnswer({ message: "?" }, { status: 404 }));
      yield* Effect.provide(Effect.all([offersLists, offersLists]), missing.ports);
      expect(missing.sent.length).toBe(1);

      let status = 500;
      const ailing = over(() => jsonAnswer({ status: "up", capabilities: ["lists"] }, { status }));
      yield* Effect.gen(function* () {
        expect(yield* offersLists).toBe(false);
        status = 200;
        expect(yield* offersLists).toBe(true);
      }).pipe(Effect.provide(ailing.ports));
    }),
  );
});
