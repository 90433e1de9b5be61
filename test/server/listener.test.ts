import { connect, type Socket } from "node:net";
import type { ServerResponse } from "node:http";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Exit from "effect/Exit";
import * as Scope from "effect/Scope";
import * as TestClock from "effect/testing/TestClock";
import { expect, test } from "vitest";
import { claimPort } from "../../src/server/listener.ts";
import { request } from "./request.ts";

const claim = (port: number) => claimPort("127.0.0.1", port, "console");

/** A connection that begins to ask and never finishes. */
const halfAsked = (port: number) =>
  Effect.callback<Socket>((resume) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\n"));
    socket.once("ready", () => resume(Effect.succeed(socket)));
  });

/** A connection that asks once, gets its answer and stays open. */
const keptAlive = (port: number) =>
  Effect.callback<Socket>((resume) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    );
    socket.once("data", () => resume(Effect.succeed(socket)));
  });

/** A connection that asks twice, for `/first` and then for `/second`, the second half of which `finish` sends. */
const askedTwice = (port: number) =>
  Effect.callback<{ readonly socket: Socket; readonly answers: () => string; readonly finish: () => void }>(
    (resume) => {
      let answers = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n");
      });
      socket.once("data", () => {
        socket.write("GET /second HTTP/1.1\r\nHost");
        resume(
          Effect.succeed({
            socket,
            answers: () => answers,
            finish: () => void socket.write(": localhost\r\n\r\n"),
          }),
        );
      });
      socket.on("data", (bytes) => {
        answers += bytes.toString();
      });
    },
  );

const ended = (socket: Socket) =>
  Effect.callback<void>((resume) => {
    socket.once("close", () => resume(Effect.void));
    socket.resume();
  });

test("a port that somebody listens on is taken", () =>
  Effect.gen(function* () {
    const { port } = yield* claim(0);
    expect(yield* Effect.flip(claim(port))).toMatchObject({ _tag: "PortTaken", port, what: "console" });
  }).pipe(Effect.scoped, Effect.runPromise));

test("an address of another machine is unusable", () =>
  Effect.gen(function* () {
    const failure = yield* Effect.flip(claimPort("192.0.2.1", 0, "console"));
    expect(failure).toMatchObject({ _tag: "AddressUnusable", host: "192.0.2.1", reason: "EADDRNOTAVAIL" });
  }).pipe(Effect.scoped, Effect.runPromise));

test("a port that is known is found to be free at once, and listens when somebody serves: a proxy asks another process till then", () =>
  Effect.gen(function* () {
    const free = yield* Effect.scoped(claim(0));
    const { port, serve } = yield* claim(free.port);
    expect(yield* Effect.exit(request(port, "/"))).toMatchObject({ _tag: "Failure" });
    yield* serve((_, response) => response.end("ready"));
    expect((yield* request(port, "/")).status).toBe(200);
  }).pipe(Effect.scoped, Effect.runPromise));

test("one that was taken meanwhile is told of when it is to serve", () =>
  Effect.gen(function* () {
    const free = yield* Effect.scoped(claim(0));
    const [one, other] = [yield* claim(free.port), yield* claim(free.port)];
    yield* one.serve((_, response) => response.end());
    expect(yield* Effect.flip(other.serve((_, response) => response.end()))).toMatchObject({
      _tag: "PortTaken",
    });
  }).pipe(Effect.scoped, Effect.runPromise));

test("until somebody serves on a port that nobody named, the answer is 503", () =>
  Effect.gen(function* () {
    const { port, serve } = yield* claim(0);
    const { status, headers } = yield* request(port, "/");
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    yield* serve((_, response) => response.end("ready"));
    expect((yield* request(port, "/")).status).toBe(200);
  }).pipe(Effect.scoped, Effect.runPromise));

test("the end does not wait for connections that ask for nothing, and frees the port", () =>
  Effect.gen(function* () {
    const scope = yield* Scope.make();
    const { port, serve } = yield* Scope.provide(claim(0), scope);
    yield* Scope.provide(
      serve((_, response) => response.end()),
      scope,
    );
    const half = yield* halfAsked(port);
    const idle = yield* keptAlive(port);
    yield* Scope.close(scope, Exit.void);
    yield* Effect.all([ended(half), ended(idle)], { concurrency: "unbounded" });
    expect(yield* Effect.scoped(claim(port))).toMatchObject({ port });
  }).pipe(Effect.runPromise));

test("a request under way gets its answer before the end, a new one does not", () =>
  Effect.gen(function* () {
    const scope = yield* Scope.make();
    const { port, serve } = yield* Scope.provide(claim(0), scope);
    const arrived = yield* Deferred.make<ServerResponse>();
    yield* Scope.provide(
      serve((_, response) => {
        Deferred.doneUnsafe(arrived, Effect.succeed(response));
      }),
      scope,
    );
    const answer = yield* Effect.forkChild(request(port, "/slow"));
    const response = yield* Deferred.await(arrived);
    const end = yield* Effect.forkChild(Scope.close(scope, Exit.void));
    yield* Effect.yieldNow;
    expect(yield* Effect.exit(request(port, "/late"))).toMatchObject({ _tag: "Failure" });
    response.end("done");
    expect((yield* Fiber.join(answer)).body.toString()).toBe("done");
    yield* Fiber.join(end);
  }).pipe(Effect.runPromise));

test("what arrives on a kept connection after the end began is the last of it, and nothing waits for more", () =>
  Effect.gen(function* () {
    const scope = yield* Scope.make();
    const { port, serve } = yield* Scope.provide(claim(0), scope);
    const slow = yield* Deferred.make<ServerResponse>();
    const late = yield* Deferred.make<ServerResponse>();
    yield* Scope.provide(
      serve(
        ({ url }, response) => {
          if (url === "/slow") Deferred.doneUnsafe(slow, Effect.succeed(response));
          else if (url === "/second") Deferred.doneUnsafe(late, Effect.succeed(response));
          else response.end(url);
        },
        { drain: Duration.zero, grace: Duration.minutes(5) },
      ),
      scope,
    );
    const kept = yield* askedTwice(port);
    const answer = yield* Effect.forkChild(request(port, "/slow", { headers: { Connection: "keep-alive" } }));
    const first = yield* Deferred.await(slow);
    const end = yield* Effect.forkChild(Scope.close(scope, Exit.void));
    yield* Effect.yieldNow;
    kept.finish();
    const second = yield* Deferred.await(late);
    first.end("slow");
    expect((yield* Fiber.join(answer)).headers.connection).toBe("close");
    second.end("late");
    yield* ended(kept.socket);
    expect(kept.answers()).toMatch(/keep-alive.*\/first.*Connection: close.*late/su);
    yield* Fiber.join(end);
  }).pipe(Effect.runPromise));

test("behind a balancer what comes on an idle connection after the end began is answered as its last, for a second", () =>
  Effect.gen(function* () {
    const scope = yield* Scope.make();
    const { port, serve, server } = yield* Scope.provide(claim(0), scope);
    yield* Scope.provide(
      serve(({ url }, response) => response.end(url), {
        drain: Duration.seconds(2),
        grace: Duration.minutes(5),
      }),
      scope,
    );
    const [used, idle] = [yield* askedTwice(port), yield* keptAlive(port)];
    const end = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true });
    yield* TestClock.adjust("2 seconds");
    expect(server.listening).toBe(false);
    used.finish();
    yield* ended(used.socket);
    expect(used.answers()).toMatch(/keep-alive.*\/first.*Connection: close.*\/second/su);
    yield* TestClock.adjust("1 second");
    yield* ended(idle);
    yield* Fiber.join(end);
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise));
