import { describe, expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import { Confidential } from "../../../../src/domain/confidential.ts";
import { IdentityProvider } from "../../../../src/domain/ports/identity-provider.ts";
import { LiveSessions } from "../../../../src/domain/ports/live-sessions.ts";
import type { Identity } from "../../../../src/domain/session.ts";
import type { SignInFailure } from "../../../../src/domain/sign-in-failure.ts";
import {
  registerWithEmail,
  signInWithEmail,
  signInWithGoogle,
  undoAttempt,
} from "../../../../src/machines/use-cases/signing-in/sign-in.ts";
import { calendarDate } from "../../../domain/generators.ts";

const ANA: Identity = { uid: "uid-ana", email: "ana@kitchen.example" };
const TYPED = { email: "ana@kitchen.example", password: new Confidential("correct horse") };
const INVALID: SignInFailure = { _tag: "InvalidCredentials" };
const BIRTH_DATE = new Confidential(calendarDate("1990-02-28"));
const DETAILS = { ...TYPED, birthDate: BIRTH_DATE, username: "Ana" };

/** A provider that answers when a test says so, and what was asked of it. */
const provider = Effect.gen(function* () {
  const answer = yield* Deferred.make<Identity, SignInFailure>();
  const asked: Array<ReadonlyArray<unknown>> = [];
  const asking = (...what: ReadonlyArray<unknown>) =>
    Effect.suspend(() => {
      asked.push(what);
      return Deferred.await(answer);
    });
  const unused = () => Effect.die(new Error("signing in does not need this"));
  const layer = Layer.succeed(IdentityProvider, {
    signInWithEmail: (email, password) => asking("sign in", email, password),
    signInWithGoogle: () => asking("google"),
    register: (email, password, username) => asking("register", email, password, username),
    signOut: (uid) => Effect.sync(() => void asked.push(["sign out", uid])),
    signedOutElsewhere: unused,
    account: () => Effect.die("Nobody asks that here"),
    changePassword: () => Effect.die("Nobody asks that here"),
    resetPassword: (email) => asking("reset", email).pipe(Effect.asVoid),
    verifyAddress: () => asking("verify").pipe(Effect.asVoid),
    restore: unused,
    idToken: unused,
    watch: unused,
  });
  return { answer, asked, layer };
});

const NEW_USER = { identity: ANA, birthDate: BIRTH_DATE, password: TYPED.password };

interface Attempt {
  readonly what: string;
  readonly attempt: Effect.Effect<unknown, SignInFailure, IdentityProvider>;
  readonly asks: ReadonlyArray<unknown>;
  readonly gives: unknown;
}

const ATTEMPTS: ReadonlyArray<Attempt> = [
  {
    what: "e-mail",
    attempt: signInWithEmail(TYPED),
    asks: ["sign in", TYPED.email, TYPED.password],
    gives: ANA,
  },
  { what: "Google", attempt: signInWithGoogle(), asks: ["google"], gives: ANA },
  {
    what: "registering",
    attempt: registerWithEmail(DETAILS),
    asks: ["register", TYPED.email, TYPED.password, "Ana"],
    gives: NEW_USER,
  },
  {
    what: "registering without a username",
    attempt: registerWithEmail({ ...TYPED, birthDate: DETAILS.birthDate }),
    asks: ["register", TYPED.email, TYPED.password, undefined],
    gives: NEW_USER,
  },
];

describe("§4, §5: an attempt to sign in", () => {
  it.effect.each(ATTEMPTS)("§4, §5: by $what gives who it is", ({ attempt, asks, gives }) =>
    Effect.gen(function* () {
      const { answer, asked, layer } = yield* provider;
      yield* Deferred.succeed(answer, ANA);
      expect(yield* Effect.provide(attempt, layer)).toEqual(gives);
      expect(asked).toEqual([asks]);
    }),
  );

  it.effect.each(ATTEMPTS)("§8: by $what passes on why it failed", ({ attempt, asks }) =>
    Effect.gen(function* () {
      const { answer, asked, layer } = yield* provider;
      yield* Deferred.fail(answer, INVALID);
      expect(yield* Effect.flip(Effect.provide(attempt, layer))).toEqual(INVALID);
      expect(asked).toEqual([asks]);
    }),
  );

  it.effect.each(ATTEMPTS)("D56: by $what that is given up asks the provider for nothing more", (row) =>
    Effect.gen(function* () {
      const { asked, layer } = yield* provider;
      const fiber = yield* Effect.forkChild(Effect.provide(row.attempt, layer));
      yield* Effect.yieldNow;
      yield* Effect.yieldNow;
      yield* Fiber.interrupt(fiber);
      expect(asked).toEqual([row.asks]);
    }),
  );
});

describe("D56: undoing an attempt", () => {
  const live = (uid: string) =>
    Layer.succeed(LiveSessions, {
      hold: () => Effect.void,
      isLiveElsewhere: (asked) => Effect.succeed(asked === uid),
    });

  it.effect.each([
    { what: "signs out whom it let in", uid: ANA.uid, inUse: "uid-ben", asks: [["sign out", ANA.uid]] },
    { what: "leaves them to a tab that counts on their session", uid: ANA.uid, inUse: ANA.uid, asks: [] },
  ])("D56: $what", ({ uid, inUse, asks }) =>
    Effect.gen(function* () {
      const { asked, layer } = yield* provider;
      yield* undoAttempt({ uid }).pipe(Effect.provide(Layer.merge(layer, live(inUse))));
      expect(asked).toEqual(asks);
    }),
  );
});
