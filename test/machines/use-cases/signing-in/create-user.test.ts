import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Confidential } from "../../../../src/domain/confidential.ts";
import { Authentication, type ToldAccount } from "../../../../src/domain/ports/authentication.ts";
import { GeneratedPasswords } from "../../../../src/domain/ports/generated-passwords.ts";
import { IdentityProvider, type IdToken } from "../../../../src/domain/ports/identity-provider.ts";
import type { RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import { signInFailureOfRemote, type SignInFailure } from "../../../../src/domain/sign-in-failure.ts";
import type { NewUser } from "../../../../src/machines/auth/auth.types.ts";
import { createUser } from "../../../../src/machines/use-cases/signing-in/create-user.ts";
import { calendarDate } from "../../../domain/generators.ts";

const ANA: NewUser = {
  identity: { uid: "uid-ana", email: "ana@kitchen.example" },
  birthDate: new Confidential(calendarDate("1990-02-28")),
  password: new Confidential("correct horse"),
};
const ANAS_TOKEN: IdToken = { uid: "uid-ana", token: new Confidential("token-of-ana") };

const outside = (answers: {
  readonly idToken?: Effect.Effect<IdToken | undefined, SignInFailure>;
  readonly created?: Effect.Effect<void, RemoteFailure>;
}) => {
  const { idToken = Effect.succeed(ANAS_TOKEN), created = Effect.void } = answers;
  const told: Array<ToldAccount> = [];
  const unused = () => Effect.die(new Error("creating a user does not need this"));
  const layer = Layer.mergeAll(
    Layer.succeed(IdentityProvider, {
      idToken: () => idToken,
      restore: unused,
      signInWithEmail: unused,
      signInWithGoogle: unused,
      register: unused,
      signOut: unused,
      signedOutElsewhere: unused,
      account: () => Effect.die("Nobody asks that here"),
      changePassword: () => Effect.die("Nobody asks that here"),
      resetPassword: unused,
      verifyAddress: unused,
      watch: unused,
    }),
    Layer.succeed(Authentication, {
      exchange: unused,
      endEarlier: () => Effect.die("Nobody asks that here"),
      createUser: (account) =>
        Effect.suspend(() => {
          told.push(account);
          return created;
        }),
    }),
    Layer.succeed(GeneratedPasswords, { next: () => Effect.succeed(new Confidential("generated")) }),
  );
  return { told, layer };
};

describe("§4, D21, D22, D27: making the backend's user", () => {
  it.effect.each([
    {
      what: "with the password of a registration",
      password: new Confidential("correct horse"),
      sent: "correct horse",
    },
    { what: "with a generated one where none was chosen", password: undefined, sent: "generated" },
  ])("§5, D10, D27: $what, as a chef", ({ password, sent }) =>
    Effect.gen(function* () {
      const { layer, told } = outside({});
      yield* Effect.provide(createUser({ ...ANA, password }), layer);
      expect(told).toEqual([
        {
          birthDate: new Confidential("1990-02-28"),
          email: "ana@kitchen.example",
          password: new Confidential(sent),
          roleId: 2,
          idToken: new Confidential("token-of-ana"),
        },
      ]);
    }),
  );

  it.effect.each([
    { who: "nobody", idToken: undefined },
    { who: "somebody else", idToken: { uid: "uid-ben", token: new Confidential("token-of-ben") } },
  ])("§8: with $who at the provider it is nobody's sign-up, and nothing is sent", ({ idToken }) =>
    Effect.gen(function* () {
      const { layer, told } = outside({ idToken: Effect.succeed(idToken) });
      const failure = yield* Effect.flip(Effect.provide(createUser(ANA), layer));
      expect([failure, told]).toEqual([{ _tag: "NoPendingGoogleUser" }, []]);
    }),
  );

  it.effect("§8: the provider's own failure is passed on, and nothing is sent", () =>
    Effect.gen(function* () {
      const { layer, told } = outside({ idToken: Effect.fail({ _tag: "NetworkFailed" }) });
      const failure = yield* Effect.flip(Effect.provide(createUser(ANA), layer));
      expect([failure, told]).toEqual([{ _tag: "NetworkFailed" }, []]);
    }),
  );

  it.effect.each([
    { _tag: "TimedOut" },
    { _tag: "Unreachable" },
    { _tag: "RateLimited", retryAfterSeconds: 9 },
    { _tag: "Refused", message: "User not found" },
    { _tag: "ServerFailed", serialization: false },
  ] satisfies ReadonlyArray<RemoteFailure>)("D21: asked once; $_tag is told as §8 says", (remote) =>
    Effect.gen(function* () {
      const { layer, told } = outside({ created: Effect.fail(remote) });
      const failure = yield* Effect.flip(Effect.provide(createUser(ANA), layer));
      expect([failure, told.length]).toEqual([signInFailureOfRemote(remote), 1]);
    }),
  );
});
