import { layer } from "@effect/vitest";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Queue from "effect/Queue";
import * as Schema from "effect/Schema";
import * as Scope from "effect/Scope";
import { expect, vi } from "vitest";
import { seedAccounts } from "../../../src/server/emulator/accounts.ts";
import { identityEmulator } from "../../../src/server/emulator/identity-emulator.ts";

const PROJECT = "demo-console";
const COOK = {
  localId: "cook",
  email: "cook@example.com",
  password: "Salt-and-pepper",
  displayName: "Cem Cook",
};

const start = identityEmulator({ port: 0, projectId: PROJECT, accounts: [COOK] });

class Origin extends Context.Service<Origin, string>()("test/Origin") {}

const SignedIn = Schema.Struct({ localId: Schema.String, idToken: Schema.String });
const Found = Schema.Struct({ users: Schema.Array(Schema.Struct({ displayName: Schema.String })) });
const Refused = Schema.Struct({ error: Schema.Struct({ message: Schema.String }) });

const post = (url: string, body: unknown) =>
  Effect.promise(async (): Promise<unknown> => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.json();
  });

const signIn = (origin: string, email: string, password: string) =>
  post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    email,
    password,
    returnSecureToken: true,
  });

/** The display names of the account behind a token. */
const namesOf = Effect.fnUntraced(function* (origin: string, idToken: string) {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo`;
  const { users } = yield* Schema.decodeUnknownEffect(Found)(yield* post(url, { idToken }));
  return users.map(({ displayName }) => displayName);
});

layer(Layer.effect(Origin, start))("the identity emulator", (it) => {
  it.effect("listens on loopback", () =>
    Effect.gen(function* () {
      expect(yield* Origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
    }),
  );

  it.effect("signs a seeded account in", () =>
    Effect.gen(function* () {
      const origin = yield* Origin;
      const answer = yield* signIn(origin, COOK.email, COOK.password);
      const { localId, idToken } = yield* Schema.decodeUnknownEffect(SignedIn)(answer);
      expect(localId).toBe(COOK.localId);
      expect(yield* namesOf(origin, idToken)).toEqual([COOK.displayName]);
    }),
  );

  it.effect("answers a wrong password and an unknown address alike", () =>
    Effect.gen(function* () {
      const origin = yield* Origin;
      for (const email of [COOK.email, "nobody@example.com"]) {
        const answer = yield* signIn(origin, email, "wrong");
        const { error } = yield* Schema.decodeUnknownEffect(Refused)(answer);
        expect(error.message).toBe("INVALID_LOGIN_CREDENTIALS");
      }
    }),
  );

  it.effect("seeds the same account again without a second one", () =>
    Effect.gen(function* () {
      const origin = yield* Origin;
      for (const displayName of ["Chef Cook", COOK.displayName]) {
        yield* seedAccounts(origin, PROJECT, [{ ...COOK, displayName }]);
        const answer = yield* signIn(origin, COOK.email, COOK.password);
        const { idToken } = yield* Schema.decodeUnknownEffect(SignedIn)(answer);
        expect(yield* namesOf(origin, idToken)).toEqual([displayName]);
      }
    }),
  );

  it.effect("says which account it refuses", () =>
    Effect.gen(function* () {
      const wrong = [COOK, { ...COOK, localId: "other", email: "nowhere" }];
      const failure = yield* Effect.flip(seedAccounts(yield* Origin, PROJECT, wrong));
      expect(failure._tag).toBe("EmulatorUnavailable");
      expect(failure.message).toContain("the account nowhere");
    }),
  );

  it.effect("prints the link of each email once, and none where nobody has the address", () =>
    Effect.gen(function* () {
      const origin = yield* Origin;
      const links = yield* Queue.unbounded<string>();
      const spy = vi.spyOn(console, "log").mockImplementation((text: string) => {
        Queue.offerUnsafe(links, text);
      });
      const forgot = (email: string) =>
        post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo`, {
          requestType: "PASSWORD_RESET",
          email,
        });
      yield* forgot(COOK.email);
      const first = yield* Queue.take(links);
      yield* forgot("nobody@example.com");
      yield* forgot(COOK.email);
      const second = yield* Queue.take(links);
      spy.mockRestore();
      for (const link of [first, second]) expect(link).toContain(`The link for ${COOK.email}: http`);
      expect(second).not.toBe(first);
    }),
  );

  it.effect("does not share a port", () =>
    Effect.gen(function* () {
      const port = Number(new URL(yield* Origin).port);
      const failure = yield* Effect.flip(
        Effect.scoped(identityEmulator({ port, projectId: PROJECT, accounts: [] })),
      );
      expect(failure).toMatchObject({ _tag: "PortTaken", port, what: "emulator" });
    }),
  );

  it.effect("is gone with its scope, connections kept alive or not", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make();
      const origin = yield* Scope.provide(
        identityEmulator({ port: 0, projectId: PROJECT, accounts: [] }),
        scope,
      );
      yield* Effect.promise(() => fetch(origin).then((response) => response.text()));
      yield* Scope.close(scope, Exit.void);
      const after = yield* Effect.exit(Effect.tryPromise(() => fetch(origin)));
      expect(Exit.isFailure(after)).toBe(true);
    }),
  );
});
