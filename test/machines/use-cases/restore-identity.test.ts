import { describe, expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import { Confidential } from "../../../src/domain/confidential.ts";
import { begunEarly } from "../../../src/adapters/remote/begun-early.ts";
import { Authentication, type Exchanged } from "../../../src/domain/ports/authentication.ts";
import { IdentityProvider, type IdToken } from "../../../src/domain/ports/identity-provider.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { Identity } from "../../../src/domain/session.ts";
import { restoreIdentity } from "../../../src/machines/use-cases/restore-identity.ts";
import { id } from "../../domain/generators.ts";

const ANA: Identity = { uid: "uid-ana", email: "ana@identity.example" };
const KEPT: IdToken = { uid: ANA.uid, token: new Confidential("kept") };
const ANSWER: Exchanged = {
  accessToken: new Confidential("access"),
  user: { userId: id<"user">("7"), email: ANA.email, profile: { nombre: "Ana" }, role: "viewer" },
};

/** A provider and a backend that answer when the test says so, and every exchange that was begun or broken off. */
const outside = Effect.gen(function* () {
  const restored = yield* Deferred.make<Identity | undefined>();
  const exchanged = yield* Deferred.make<Exchanged, RemoteFailure>();
  const log: Array<string> = [];
  const unused = () => Effect.die(new Error("restoring needs no more"));
  const ask = ({ revealed: token }: Confidential) =>
    Effect.andThen(
      Effect.sync(() => void log.push(`asked ${token}`)),
      Effect.onInterrupt(Deferred.await(exchanged), () =>
        Effect.sync(() => void log.push(`broke off ${token}`)),
      ),
    );
  const early = begunEarly(ask);
  const layer = (kept: IdToken | undefined) =>
    Layer.mergeAll(
      Layer.succeed(IdentityProvider, {
        restore: () => Deferred.await(restored),
        keptToken: () => Effect.succeed(kept),
        signInWithEmail: unused,
        signInWithGoogle: unused,
        register: unused,
        account: () => Effect.die("Nobody asks that here"),
        changePassword: () => Effect.die("Nobody asks that here"),
        resetPassword: unused,
        idToken: unused,
        signOut: unused,
        watch: unused,
      }),
      Layer.succeed(Authentication, {
        ...early,
        endEarlier: () => Effect.die("Nobody asks that here"),
        createUser: unused,
      }),
    );
  return { restored, exchanged, log, early, layer };
});

describe("D18, D24: a session that is restored", () => {
  it.effect("begins its exchange beside the provider's lookup; whoever asks for it gets that one", () =>
    Effect.gen(function* () {
      const { restored, exchanged, log, early, layer } = yield* outside;
      const restoring = yield* Effect.forkChild(Effect.provide(restoreIdentity(), layer(KEPT)));
      yield* Effect.yieldNow;
      yield* Effect.yieldNow;
      expect(log).toEqual(["asked kept"]);
      yield* Deferred.succeed(restored, ANA);
      expect(yield* Fiber.join(restoring)).toEqual(ANA);
      yield* Deferred.succeed(exchanged, ANSWER);
      expect(yield* early.exchange(new Confidential("kept"))).toEqual(ANSWER);
      expect(log).toEqual(["asked kept"]);
      // It was good for once only.
      expect(yield* early.exchange(new Confidential("kept"))).toEqual(ANSWER);
      expect(log).toEqual(["asked kept", "asked kept"]);
    }),
  );

  it.effect.each([{ there: undefined }, { there: { uid: "uid-ben", email: "ben@identity.example" } }])(
    "gives its exchange up when the provider knows somebody else, or nobody: %o",
    ({ there }) =>
      Effect.gen(function* () {
        const { restored, log, layer } = yield* outside;
        const restoring = yield* Effect.forkChild(Effect.provide(restoreIdentity(), layer(KEPT)));
        yield* Effect.yieldNow;
        yield* Effect.yieldNow;
        yield* Deferred.succeed(restored, there);
        expect(yield* Fiber.join(restoring)).toEqual(there);
        expect(log).toEqual(["asked kept", "broke off kept"]);
      }),
  );

  it.effect("breaks its exchange off when it is interrupted, and when the exchange that joined it is", () =>
    Effect.gen(function* () {
      const { log, early, layer } = yield* outside;
      const restoring = yield* Effect.forkChild(Effect.provide(restoreIdentity(), layer(KEPT)));
      yield* Effect.yieldNow;
      yield* Effect.yieldNow;
      yield* Fiber.interrupt(restoring);
      expect(log).toEqual(["asked kept", "broke off kept"]);

      yield* early.begin(new Confidential("kept"));
      const joined = yield* Effect.forkChild(early.exchange(new Confidential("kept")));
      yield* Effect.yieldNow;
      yield* Effect.yieldNow;
      yield* Fiber.interrupt(joined);
      expect(log.slice(2)).toEqual(["asked kept", "broke off kept"]);
    }),
  );

  it.effect("asks anew where the token is another one by then, and begins nothing without one", () =>
    Effect.gen(function* () {
      const { restored, exchanged, log, early, layer } = yield* outside;
      yield* Deferred.succeed(restored, ANA);
      yield* Effect.provide(restoreIdentity(), layer(undefined));
      expect(log).toEqual([]);
      yield* Effect.provide(restoreIdentity(), layer(KEPT));
      yield* Effect.yieldNow;
      yield* Deferred.succeed(exchanged, ANSWER);
      expect(yield* early.exchange(new Confidential("renewed"))).toEqual(ANSWER);
      expect(log.at(-1)).toBe("asked renewed");
    }),
  );
});
