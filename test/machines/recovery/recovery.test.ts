import * as Result from "effect/Result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type RemoteFailure, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { recoveryMachine } from "../../../src/machines/recovery/recovery.machine.ts";

const recovering = () => {
  const server = { isThere: true, asked: 0, read: 0 };
  const actor = createActor(
    recoveryMachine.provide({
      actors: {
        "reach the server": fromPromise<Answer<void, RemoteFailure>, void>(async () => {
          server.asked += 1;
          return server.isThere ? Result.succeed(undefined) : Result.fail(Unreachable);
        }),
      },
    }),
  ).start();
  actor.on("read again", () => {
    server.read += 1;
  });
  return { actor, server };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("reads again once when the browser is back, and not where nothing was missing", () => {
  const { actor, server } = recovering();
  actor.send({ type: "network came" });
  actor.send({ type: "session came" });
  expect(server.read).toBe(0);
  actor.send({ type: "a connection was missing" });
  actor.send({ type: "a connection was missing" });
  actor.send({ type: "network came" });
  actor.send({ type: "network came" });
  expect(server.read).toBe(1);
});

test("reads again once when the session is back", () => {
  const { actor, server } = recovering();
  actor.send({ type: "a session was missing" });
  actor.send({ type: "network came" });
  expect(server.read).toBe(0);
  actor.send({ type: "session came" });
  actor.send({ type: "session came" });
  expect(server.read).toBe(1);
});

test("reads again once when somebody comes back to what another tab has changed", () => {
  const { actor, server } = recovering();
  actor.send({ type: "somebody came back" });
  actor.send({ type: "another tab changed something" });
  actor.send({ type: "another tab changed something" });
  expect(server.read).toBe(0);
  actor.send({ type: "somebody came back" });
  actor.send({ type: "somebody came back" });
  expect(server.read).toBe(1);
});

test("a network that came lets the next pauses begin short again", async () => {
  const { actor, server } = recovering();
  server.isThere = false;
  actor.send({ type: "a connection was missing" });
  await vi.advanceTimersByTimeAsync(60_000);
  actor.send({ type: "network came" });
  actor.send({ type: "a connection was missing" });
  const before = server.asked;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.asked - before).toBe(2);
});

test("a server that stayed lets the next pauses begin short again, one that flaps does not", async () => {
  const { actor, server } = recovering();
  const askedWithin = async (ms: number) => {
    const before = server.asked;
    server.isThere = false;
    actor.send({ type: "a connection was missing" });
    await vi.advanceTimersByTimeAsync(ms);
    return server.asked - before;
  };
  const comeBack = async () => {
    server.isThere = true;
    await vi.advanceTimersByTimeAsync(30_000);
  };
  expect(await askedWithin(6_000)).toBe(2);
  await comeBack();
  expect(await askedWithin(6_000)).toBe(0);
  await comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await askedWithin(6_000)).toBe(2);
});

test("looks for a server that has gone after ever longer pauses, and reads again when it is back", async () => {
  const { actor, server } = recovering();
  server.isThere = false;
  actor.send({ type: "a connection was missing" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.asked, server.read]).toEqual([7, 0]);
  server.isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.asked, server.read]).toEqual([8, 1]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([server.asked, server.read]).toEqual([8, 1]);
});

test("what goes on failing although the server answers is read every half a minute at most", async () => {
  const { actor, server } = recovering();
  actor.on("read again", () => actor.send({ type: "a connection was missing" }));
  actor.send({ type: "a connection was missing" });
  await vi.advanceTimersByTimeAsync(60_000);
  const before = server.read;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.read - before).toBe(10);
});
