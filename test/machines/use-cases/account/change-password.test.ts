import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Confidential } from "../../../../src/domain/confidential.ts";
import { Authentication } from "../../../../src/domain/ports/authentication.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Credentials } from "../../../../src/domain/ports/credentials.ts";
import { IdentityProvider } from "../../../../src/domain/ports/identity-provider.ts";
import { type RemoteFailure, Unreachable } from "../../../../src/domain/remote-failure.ts";
import type { SignInFailure } from "../../../../src/domain/sign-in-failure.ts";
import type { User } from "../../../../src/domain/user.ts";
import { changePassword } from "../../../../src/machines/use-cases/account/change-password.ts";
import { id } from "../../../domain/generators.ts";

const ANA: User = {
  userId: id<"user">("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana" },
  role: "viewer",
};
const TYPED = { current: new Confidential("old"), next: new Confidential("new") };

const WRONG: SignInFailure = { _tag: "InvalidCredentials" };

/** Everything that a change of ana's password asked of the outside, in order, and what came of it. */
const changing = (answers: {
  readonly changed?: Effect.Effect<void, SignInFailure>;
  /** Who is there once it is changed. */
  readonly isThere?: string | undefined;
  readonly offers?: boolean;
  readonly ended?: Effect.Effect<void, RemoteFailure>;
}) => {
  const { changed = Effect.void, offers = true, ended = Effect.void } = answers;
  const isThere = "isThere" in answers ? answers.isThere : "ana";
  const asked: Array<string> = [];
  const note = (text: string) => Effect.sync(() => void asked.push(text));
  const layer = Layer.mergeAll(
    Layer.mock(IdentityProvider, {
      changePassword: (current, next) =>
        note(`change ${current.revealed} to ${next.revealed}`).pipe(
          Effect.andThen(changed),
          Effect.as({ uid: "ana", email: ANA.email }),
        ),
      idToken: () =>
        Effect.succeed(
          isThere === undefined
            ? undefined
            : { uid: isThere, token: new Confidential(`token of ${isThere}`) },
        ),
    }),
    Layer.mock(Authentication, {
      exchange: (token) =>
        note(`exchange ${token.revealed}`).pipe(
          Effect.as({ accessToken: new Confidential("access"), user: ANA }),
        ),
      endEarlier: (token) => Effect.andThen(note(`end earlier than ${token.revealed}`), ended),
    }),
    Layer.mock(Credentials, { hold: (token) => note(`hold ${token.revealed}`) }),
    Layer.mock(Capabilities, { offers: () => Effect.succeed(offers) }),
  );
  return Effect.result(changePassword(TYPED)).pipe(
    Effect.provide(layer),
    Effect.map((came) => ({ came, asked })),
  );
};

describe("D76: a changed password", () => {
  it.effect("ends the sessions elsewhere once the one here has a token of its own", () =>
    Effect.gen(function* () {
      expect(yield* changing({})).toMatchObject({
        came: { _tag: "Success", success: "ended" },
        asked: ["change old to new", "exchange token of ana", "hold access", "end earlier than token of ana"],
      });
    }),
  );

  it.effect.each([
    ["where the backend ends none", { offers: false }],
    ["where nobody is here any more", { isThere: undefined }],
    ["where somebody else is here by then", { isThere: "ben" }],
  ] as const)("ends nobody's session %s", ([, answers]) =>
    Effect.gen(function* () {
      expect(yield* changing(answers)).toMatchObject({
        came: { _tag: "Success", success: "going on" },
        asked: ["change old to new"],
      });
    }),
  );

  it.effect("is changed, whatever the backend makes of other sessions", () =>
    Effect.gen(function* () {
      const { came } = yield* changing({ ended: Effect.fail(Unreachable) });
      expect(came).toMatchObject({ _tag: "Success", success: "going on" });
    }),
  );

  it.effect("is not changed by a wrong one, which ends nothing", () =>
    Effect.gen(function* () {
      expect(yield* changing({ changed: Effect.fail(WRONG) })).toMatchObject({
        came: { _tag: "Failure", failure: WRONG },
        asked: ["change old to new"],
      });
    }),
  );
});
