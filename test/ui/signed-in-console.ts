import * as Result from "effect/Result";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Role } from "../../src/domain/role.ts";
import type { Identity } from "../../src/domain/session.ts";
import type { Answer } from "../../src/machines/answer.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import { appUser } from "../domain/generators.ts";
import { quietConsole, type TestApp } from "./render-screen.tsx";

/** A console in which somebody of a role is signed in. */
export const signedInConsole = async (role: Role): Promise<TestApp> => {
  const user = appUser(role);
  const identity = { uid: user.uid, email: user.email };
  const auth = createActor(
    authMachine.provide({
      actors: {
        "restore identity": fromPromise<Answer<Identity | undefined>, void>(async () =>
          Result.succeed(identity),
        ),
        "exchange identity": fromPromise(async ({ input }) =>
          Result.succeed({ generation: input.generation, at: 0, outcome: Result.succeed(user) }),
        ),
      },
    }),
  ).start();
  auth.send({ type: "restore the session", uid: user.uid });
  await waitFor(auth, ({ context }) => context.user !== undefined);
  return { ...quietConsole(), auth, user };
};
