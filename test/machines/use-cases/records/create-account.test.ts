import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import { Confidential } from "../../../../src/domain/confidential.ts";
import type { NewUserForm } from "../../../../src/domain/signing-up/new-user-form.ts";
import { Authentication, type Exchanged } from "../../../../src/domain/ports/authentication.ts";
import { NewAccounts } from "../../../../src/domain/ports/new-accounts.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import { Forbidden, NotFound, Refused, type RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import type { SavingFailure } from "../../../../src/domain/saving-failure.ts";
import type { User } from "../../../../src/domain/user.ts";
import { createAccount } from "../../../../src/machines/use-cases/records/create-account.ts";
import { id } from "../../../domain/generators.ts";

const ANA: NewUserForm = {
  email: " ana＠kitchen．example ",
  password: " correct horse ",
  birthDate: "1990-02-28",
  firstName: "\u202a Ana  María\u202c ",
  lastName: "Paz",
  role: "editor",
  allowUnverified: true,
};
const MADE: User = { userId: id("7"), email: "ana@kitchen.example", profile: { nombre: "" }, role: "editor" };
const NAMED: User = { ...MADE, profile: { nombre: "Ana María Paz" } };
const LET_IN: Exchanged = { accessToken: new Confidential("ana's own"), user: MADE };

interface Answers {
  readonly opened?: Effect.Effect<void, SavingFailure>;
  readonly created?: Effect.Effect<void, RemoteFailure>;
  readonly exchanged?: Effect.Effect<Exchanged, RemoteFailure>;
  readonly edited?: Effect.Effect<void, RemoteFailure>;
}

/** A world in which everything that is asked for is written down. */
const outside = ({
  opened = Effect.void,
  created = Effect.void,
  exchanged = Effect.succeed(LET_IN),
  edited = Effect.void,
}: Answers) => {
  const asked: Array<unknown> = [];
  const noting = <A, E>(what: unknown, answer: Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      asked.push(what);
      return answer;
    });
  const unused = () => Effect.die(new Error("making a user does not need this"));
  const layer = Layer.mergeAll(
    Layer.succeed(NewAccounts, {
      open: (...account) =>
        Effect.as(noting(["open", ...account], opened), {
          idToken: new Confidential("token of ana"),
          remove: () => noting("remove", Effect.void),
          close: () => noting("close", Effect.void),
        }),
    }),
    Layer.succeed(Authentication, {
      createUser: (account) => noting(["create", account], created),
      exchange: (token) => noting(["exchange", token], exchanged),
      endEarlier: () => Effect.die("Nobody asks that here"),
    }),
    Layer.succeed(Users, {
      all: unused,
      page: unused,
      list: unused,
      byId: unused,
      count: unused,
      find: unused,
      remove: unused,
      edit: (user) => Effect.as(noting(["edit", user], edited), user),
    }),
  );
  const steps = () => asked.map((step) => (Array.isArray(step) ? String(step[0]) : step));
  return { asked, steps, layer };
};

const ALL_STEPS = ["open", "create", "exchange", "edit", "close"];

describe("D23: staff make a user", () => {
  it.effect("an account, the backend's user with its role, and the name; and nothing is held of it", () =>
    Effect.gen(function* () {
      const { asked, layer } = outside({});
      expect(yield* Effect.provide(createAccount({ draft: ANA }), layer)).toEqual(NAMED);
      expect(asked).toEqual([
        ["open", "ana@kitchen.example", new Confidential(" correct horse "), "Ana María Paz"],
        [
          "create",
          {
            birthDate: new Confidential("1990-02-28"),
            email: "ana@kitchen.example",
            password: new Confidential(" correct horse "),
            roleId: 3,
            idToken: new Confidential("token of ana"),
            allowUnverified: true,
          },
        ],
        ["exchange", new Confidential("token of ana")],
        ["edit", NAMED],
        "close",
      ]);
    }),
  );

  it.effect("a backend that has the name from the provider is not told it again", () =>
    Effect.gen(function* () {
      const { steps, layer } = outside({ exchanged: Effect.succeed({ ...LET_IN, user: NAMED }) });
      expect(yield* Effect.provide(createAccount({ draft: ANA }), layer)).toEqual(NAMED);
      expect(steps()).toEqual(ALL_STEPS.filter((step) => step !== "edit"));
    }),
  );

  it.effect.each([
    { _tag: "AddressTaken" },
    { _tag: "PasswordTooWeak" },
    { _tag: "Unreachable" },
  ] satisfies ReadonlyArray<SavingFailure>)(
    "where the provider makes no account ($_tag), the backend is not asked",
    (failure) =>
      Effect.gen(function* () {
        const { layer, steps } = outside({ opened: Effect.fail(failure) });
        expect(yield* Effect.flip(Effect.provide(createAccount({ draft: ANA }), layer))).toEqual(failure);
        expect(steps()).toEqual(["open"]);
      }),
  );

  it.effect.each([
    Forbidden,
    Refused("no"),
    { _tag: "RateLimited", retryAfterSeconds: 9 },
    { _tag: "ServerFailed", serialization: false },
  ] satisfies ReadonlyArray<RemoteFailure>)(
    "where the backend says no ($_tag), the account goes again",
    (failure) =>
      Effect.gen(function* () {
        const { layer, steps } = outside({ created: Effect.fail(failure) });
        expect(yield* Effect.flip(Effect.provide(createAccount({ draft: ANA }), layer))).toEqual(failure);
        expect(steps()).toEqual(["open", "create", "remove", "close"]);
      }),
  );

  it.effect(
    "D22: where somebody else has the address, the neutral answer is seen through, and the account goes",
    () =>
      Effect.gen(function* () {
        const { layer, steps } = outside({ exchanged: Effect.fail(NotFound()) });
        const failure = yield* Effect.flip(Effect.provide(createAccount({ draft: ANA }), layer));
        expect([failure._tag, steps()]).toEqual([
          "AddressTaken",
          ["open", "create", "exchange", "remove", "close"],
        ]);
      }),
  );

  const unknown = [
    { _tag: "TimedOut" },
    { _tag: "Unreachable" },
    { _tag: "Unreadable" },
  ] satisfies ReadonlyArray<RemoteFailure>;

  it.effect.each(unknown)("D38: after $_tag the exchange tells that the user is there", (failure) =>
    Effect.gen(function* () {
      const { layer, steps } = outside({ created: Effect.fail(failure) });
      expect(yield* Effect.provide(createAccount({ draft: ANA }), layer)).toEqual(NAMED);
      expect(steps()).toEqual(ALL_STEPS);
    }),
  );

  it.effect.each(unknown)(
    "D38: after $_tag, where the exchange knows nobody yet, the account stays",
    (failure) =>
      Effect.gen(function* () {
        const { layer, steps } = outside({
          created: Effect.fail(failure),
          exchanged: Effect.fail(NotFound()),
        });
        expect(yield* Effect.flip(Effect.provide(createAccount({ draft: ANA }), layer))).toEqual(failure);
        expect(steps()).toEqual(["open", "create", "exchange", "close"]);
      }),
  );

  it.effect("D38: made, and the exchange does not answer: nobody knows, and the account stays", () =>
    Effect.gen(function* () {
      const { layer, steps } = outside({
        exchanged: Effect.fail({ _tag: "ServerFailed", serialization: false }),
      });
      const failure = yield* Effect.flip(Effect.provide(createAccount({ draft: ANA }), layer));
      expect([failure._tag, steps()]).toEqual(["Unreadable", ["open", "create", "exchange", "close"]]);
    }),
  );

  it.effect("made, but not named: that is said, and the account stays", () =>
    Effect.gen(function* () {
      const { layer, steps } = outside({ edited: Effect.fail(Forbidden) });
      const failure = yield* Effect.flip(Effect.provide(createAccount({ draft: ANA }), layer));
      expect([failure._tag, steps()]).toEqual(["NameNotSaved", ALL_STEPS]);
    }),
  );

  it.effect("left in the middle, the account is let go of and stays", () =>
    Effect.gen(function* () {
      const { layer, steps } = outside({ created: Effect.never });
      const running = yield* Effect.forkChild(Effect.provide(createAccount({ draft: ANA }), layer));
      yield* Effect.yieldNow;
      yield* Fiber.interrupt(running);
      expect(steps()).toEqual(["open", "create", "close"]);
    }),
  );
});
