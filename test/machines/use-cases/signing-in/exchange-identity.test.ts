import { describe, expect, it } from "@effect/vitest";
import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import * as TestClock from "effect/testing/TestClock";
import { Confidential } from "../../../../src/domain/confidential.ts";
import { Authentication, type Exchanged } from "../../../../src/domain/ports/authentication.ts";
import { Credentials } from "../../../../src/domain/ports/credentials.ts";
import { IdentityProvider, type IdToken } from "../../../../src/domain/ports/identity-provider.ts";
import type { RemoteFailure, RemoteFailureTag } from "../../../../src/domain/remote-failure.ts";
import {
  type ExchangeFailure,
  NO_ANSWER,
  SOMEBODY_ELSE,
  type SignInFailure,
} from "../../../../src/domain/sign-in-failure.ts";
import type { User } from "../../../../src/domain/user.ts";
import type { ExchangeRequest } from "../../../../src/machines/auth/auth.types.ts";
import { exchangeIdentity } from "../../../../src/machines/use-cases/signing-in/exchange-identity.ts";
import { id } from "../../../domain/generators.ts";

const NOON = Date.UTC(2026, 4, 4, 12);

const REQUEST: ExchangeRequest = {
  identity: { uid: "uid-ana", email: "ana@identity.example" },
  generation: 7,
};

const ANA: User = {
  userId: id<"user">("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "  Ana   María  Paz " },
  role: "viewer",
};

const ANAS_TOKEN: IdToken = { uid: "uid-ana", token: new Confidential("token-of-ana") };

const ANSWER: Exchanged = { accessToken: new Confidential("access-of-ana"), user: ANA };

// What a viewer may do (§6), in the order of that section.
const VIEWER = [
  "users.read",
  "kitchens.read",
  "tribes.read",
  "comments.read",
  "favorites.read",
  "dashboard.read",
  "reports.read",
];

/** The three ports of an exchange, answering as a test says, and everything that was asked of them, in order. */
const outside = (answers: {
  readonly idToken?: Effect.Effect<IdToken | undefined, SignInFailure>;
  readonly exchange?: Effect.Effect<Exchanged, RemoteFailure>;
}) => {
  const { idToken = Effect.succeed(ANAS_TOKEN), exchange = Effect.succeed(ANSWER) } = answers;
  const asked: Array<string> = [];
  const held: Array<string> = [];
  const note = (text: string) => Effect.sync(() => void asked.push(text));
  const unused = (name: string) => Effect.die(new Error(`an exchange needs no ${name}`));
  const layer = Layer.mergeAll(
    Layer.succeed(IdentityProvider, {
      idToken: () => Effect.andThen(note("id token"), idToken),
      restore: () => unused("restore"),
      signInWithEmail: () => unused("signInWithEmail"),
      signInWithGoogle: () => unused("signInWithGoogle"),
      register: () => unused("register"),
      signOut: () => unused("signOut"),
      signedOutElsewhere: () => unused("signedOutElsewhere"),
      account: () => Effect.die("Nobody asks that here"),
      changePassword: () => Effect.die("Nobody asks that here"),
      resetPassword: () => unused("resetPassword"),
      verifyAddress: () => unused("verifyAddress"),
      watch: () => unused("watch"),
    }),
    Layer.succeed(Authentication, {
      exchange: (token) => Effect.andThen(note(`exchange ${token.revealed}`), exchange),
      endEarlier: () => Effect.die("Nobody asks that here"),
      createUser: () => unused("createUser"),
    }),
    Layer.succeed(Credentials, {
      hold: (token) =>
        Effect.andThen(
          note(`hold ${token.revealed}`),
          Effect.sync(() => void held.push(token.revealed)),
        ),
      release: () => unused("release"),
      bearer: () => unused("bearer"),
      refuse: () => unused("refuse"),
      doubt: () => unused("doubt"),
      watch: () => unused("watch"),
    }),
  );
  return { asked, held, layer };
};

describe("§4, §7: an exchange that succeeds", () => {
  it.effect("§4, §6, D24: holds the access token and gives the app user with what they may do", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(NOON);
      const { asked, layer } = outside({});
      const answer = yield* Effect.provide(exchangeIdentity(REQUEST), layer);
      expect(answer).toEqual({
        generation: 7,
        at: NOON,
        outcome: Result.succeed({
          uid: "uid-ana",
          userId: "7",
          email: "ana@kitchen.example",
          displayName: "Ana María Paz",
          role: "viewer",
          roleSource: "backend",
          permissions: VIEWER,
        }),
      });
      expect(asked).toEqual(["id token", "exchange token-of-ana", "hold access-of-ana"]);
    }),
  );

  it.effect("D11: a role that the backend does not name is guessed from its address, and says so", () =>
    Effect.gen(function* () {
      const user: User = { ...ANA, email: "editor@kitchen.example", role: undefined };
      const { layer } = outside({ exchange: Effect.succeed({ ...ANSWER, user }) });
      const { outcome } = yield* Effect.provide(exchangeIdentity(REQUEST), layer);
      const known = Result.getOrThrow(outcome);
      expect([known.role, known.roleSource, known.permissions.length]).toEqual(["editor", "email", 12]);
    }),
  );

  it.effect("D17: the answer's time is when it came, not when it was asked for", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(NOON);
      const { layer } = outside({ exchange: Effect.delay(Effect.succeed(ANSWER), 2_500) });
      const fiber = yield* Effect.forkChild(Effect.provide(exchangeIdentity(REQUEST), layer));
      yield* TestClock.adjust(2_500);
      const { at } = yield* Fiber.join(fiber);
      expect([at, yield* Clock.currentTimeMillis]).toEqual([NOON + 2_500, NOON + 2_500]);
    }),
  );

  it.effect("D18: the generation that asked is the generation of the answer, also of a failure", () =>
    Effect.gen(function* () {
      const lettingIn = outside({});
      const refusing = outside({ exchange: Effect.fail({ _tag: "Forbidden" }) });
      for (const generation of [0, 1, 41]) {
        const request = { ...REQUEST, generation };
        const success = yield* Effect.provide(exchangeIdentity(request), lettingIn.layer);
        const failure = yield* Effect.provide(exchangeIdentity(request), refusing.layer);
        expect([success.generation, failure.generation]).toEqual([generation, generation]);
      }
    }),
  );
});

describe("D18: an exchange that is interrupted", () => {
  it.effect("D18: before its answer keeps nothing, even if that comes later", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Exchanged, RemoteFailure>();
      const { asked, held, layer } = outside({ exchange: Deferred.await(answer) });
      const fiber = yield* Effect.forkChild(Effect.provide(exchangeIdentity(REQUEST), layer));
      yield* TestClock.adjust(1_000);
      expect(asked).toEqual(["id token", "exchange token-of-ana"]);
      yield* Fiber.interrupt(fiber);
      yield* Deferred.succeed(answer, ANSWER);
      const exit = yield* Fiber.await(fiber);
      yield* TestClock.adjust(1_000);
      expect(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)).toBe(true);
      expect(held).toEqual([]);
    }),
  );

  it.effect("D18: while it waits for the id token asks the backend nothing", () =>
    Effect.gen(function* () {
      const { asked, layer } = outside({ idToken: Effect.never });
      const fiber = yield* Effect.forkChild(Effect.provide(exchangeIdentity(REQUEST), layer));
      yield* TestClock.adjust(1_000);
      yield* Fiber.interrupt(fiber);
      expect(asked).toEqual(["id token"]);
    }),
  );
});

describe("§8, D26: an exchange that fails", () => {
  const MEANINGS: Readonly<
    Record<RemoteFailureTag, { failure: RemoteFailure; means: ExchangeFailure["_tag"] }>
  > = {
    Unreachable: { failure: { _tag: "Unreachable" }, means: "NetworkFailed" },
    TimedOut: { failure: { _tag: "TimedOut" }, means: "NetworkFailed" },
    Unauthorized: { failure: { _tag: "Unauthorized" }, means: "SignInFailed" },
    Forbidden: { failure: { _tag: "Forbidden" }, means: "SignInFailed" },
    NotFound: { failure: { _tag: "NotFound", message: "" }, means: "UserUnknown" },
    NotOffered: { failure: { _tag: "NotOffered" }, means: "SignInFailed" },
    NotAcceptable: { failure: { _tag: "NotAcceptable" }, means: "SignInFailed" },
    Stale: { failure: { _tag: "Stale" }, means: "SignInFailed" },
    Refused: { failure: { _tag: "Refused", message: "User not found." }, means: "UserUnknown" },
    RateLimited: { failure: { _tag: "RateLimited", retryAfterSeconds: 30 }, means: "SignInFailed" },
    ServerFailed: {
      failure: { _tag: "ServerFailed", serialization: false, retryAfterSeconds: 30 },
      means: "SignInFailed",
    },
    Unreadable: { failure: { _tag: "Unreadable" }, means: "SignInFailed" },
  };

  // D55: nobody said whether they may come in.
  const WITHOUT_VERDICT = new Set(["Unreachable", "TimedOut", "RateLimited", "ServerFailed"]);

  it.effect.each(Object.values(MEANINGS))(
    "§8, D31: $failure._tag means $means; it is asked once and nothing is held",
    ({ failure, means }) =>
      Effect.gen(function* () {
        yield* TestClock.setTime(NOON);
        const { asked, layer } = outside({ exchange: Effect.fail(failure) });
        const answer = yield* Effect.provide(exchangeIdentity(REQUEST), layer);
        const reason = { _tag: means };
        const isVerdict = !WITHOUT_VERDICT.has(failure._tag);
        const retryAfterSeconds = "retryAfterSeconds" in failure ? 30 : 0;
        expect(answer).toEqual({
          generation: 7,
          at: NOON,
          outcome: Result.fail(isVerdict ? reason : { _tag: "NoVerdict", reason, retryAfterSeconds }),
        });
        expect(asked).toEqual(["id token", "exchange token-of-ana"]);
      }),
  );

  it.effect(
    "§8: nobody at the identity provider any more is a failed login, and the backend is not asked",
    () =>
      Effect.gen(function* () {
        const { asked, layer } = outside({ idToken: Effect.succeed(undefined) });
        const { outcome } = yield* Effect.provide(exchangeIdentity(REQUEST), layer);
        expect([outcome, asked]).toEqual([Result.fail(SOMEBODY_ELSE), ["id token"]]);
      }),
  );

  it.effect("D18: the token of somebody else is a failed login, and the backend is not asked", () =>
    Effect.gen(function* () {
      const { asked, layer } = outside({
        idToken: Effect.succeed({ uid: "uid-ben", token: new Confidential("token-of-ben") }),
      });
      const { outcome } = yield* Effect.provide(exchangeIdentity(REQUEST), layer);
      expect([outcome, asked]).toEqual([Result.fail(SOMEBODY_ELSE), ["id token"]]);
    }),
  );

  it.effect.each([
    { failure: { _tag: "NetworkFailed" }, means: NO_ANSWER },
    { failure: { _tag: "PageOutdated" }, means: NO_ANSWER },
    { failure: { _tag: "InvalidCredentials" }, means: { _tag: "InvalidCredentials" } },
    { failure: { _tag: "SignInFailed" }, means: { _tag: "SignInFailed" } },
  ] as const satisfies ReadonlyArray<{ failure: SignInFailure; means: ExchangeFailure }>)(
    "§8, D55: the provider's own $failure._tag means $means._tag, and the backend is not asked",
    ({ failure, means }) =>
      Effect.gen(function* () {
        const { asked, layer } = outside({ idToken: Effect.fail(failure) });
        const { outcome } = yield* Effect.provide(exchangeIdentity(REQUEST), layer);
        expect([outcome, asked]).toEqual([Result.fail(means), ["id token"]]);
      }),
  );

  it.effect("a bug in a port is no answer: it stays a bug", () =>
    Effect.gen(function* () {
      const bug = new Error("a bug in a port");
      const { layer } = outside({ exchange: Effect.die(bug) });
      const exit = yield* Effect.exit(Effect.provide(exchangeIdentity(REQUEST), layer));
      expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBe(bug);
    }),
  );
});
