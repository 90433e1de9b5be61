import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { backend, EmulatorNotAllowed, type BackendOptions } from "../../../src/adapters/backend/server.ts";
import { backendOptions } from "../backend-options.ts";

// No database answers there: whoever gets as far as asking for it has been let through.
const NOWHERE = { _tag: "Server", url: "postgres://nobody@127.0.0.1:1/nothing" } as const;

const refusal = (options: Partial<BackendOptions>) =>
  Effect.flip(backend({ ...backendOptions(), database: NOWHERE, sampleUsers: 0, ...options })).pipe(
    Effect.scoped,
  );

it.live("D53: unsigned tokens are refused in production", () =>
  Effect.gen(function* () {
    expect(yield* refusal({ production: true })).toEqual(
      new EmulatorNotAllowed({ reason: "NODE_ENV is production" }),
    );
  }),
);

it.live.each(["kitchen", "kitchen-demo-", "Demo-kitchen", " demo-kitchen", "demo", ""])(
  "D53: unsigned tokens of %j, which is no demo project, are refused",
  (projectId) =>
    Effect.gen(function* () {
      expect(yield* refusal({ identity: { kind: "emulator", projectId } })).toEqual(
        new EmulatorNotAllowed({ reason: `project ${projectId} is not a demo- project` }),
      );
    }),
);

it.live.each([
  "0.0.0.0",
  "::",
  "",
  "*",
  "192.168.1.5",
  "10.0.0.1",
  "128.0.0.1",
  "127.0.0.1.example.com",
  "localhost.example.com",
  "kitchen.example",
  "__proto__",
])("D53: unsigned tokens are refused where the listener %j can be reached from outside", (listenHost) =>
  Effect.gen(function* () {
    expect(yield* refusal({ listenHost })).toEqual(
      new EmulatorNotAllowed({ reason: `the listener ${listenHost} is not loopback` }),
    );
  }),
);

it.live.each(["127.0.0.1", "::1", "localhost"])(
  "D53: beside the emulator, the loopback listener %s goes as far as the database",
  (listenHost) =>
    Effect.gen(function* () {
      expect((yield* refusal({ listenHost }))._tag).toBe("SqlError");
    }),
);

it.live("D53: a real project is served in production on every address", () =>
  Effect.gen(function* () {
    const identity = { kind: "firebase", projectId: "kitchen" } as const;
    const failure = yield* refusal({ identity, production: true, listenHost: "0.0.0.0" });
    expect(failure._tag).toBe("SqlError");
  }),
);
