import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, type SnapshotFrom } from "xstate";
import { Confidential } from "../../../src/domain/confidential.ts";
import { TimedOut } from "../../../src/domain/remote-failure.ts";
import type { NotSent } from "../../../src/domain/saving-failure.ts";
import type { SignInFailure } from "../../../src/domain/sign-in-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { workActor } from "../../../src/machines/effect-actor.ts";
import {
  passwordChangeMachine,
  type PasswordChange,
  type SessionsElsewhere,
} from "../../../src/machines/password-change/password-change.machine.ts";
import { passwordChangeView } from "../../../src/machines/password-change/password-change.view.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const CHANGE = { current: new Confidential("the old one"), next: new Confidential("the new one") };

obeysTheLaws<SnapshotFrom<typeof passwordChangeMachine>>({
  machine: passwordChangeMachine,
  events: (snapshot) =>
    happenings(snapshot, [{ type: "change", ...CHANGE }], {
      "change the password": [
        Result.succeed("ended"),
        Result.succeed("going on"),
        Result.fail({ _tag: "InvalidCredentials" }),
        Result.fail({ _tag: "NotSent" }),
      ],
    }),
  writes: { "change the password": { change: 1 } },
  tellsApart: ({ failure }) => failure?._tag,
  holds: ({ after }) => {
    if (after.hasTag("busy")) expect(after.context.failure).toBeUndefined();
  },
});

test("what goes wrong is told and forgotten with the next try, and what was done is told once", async () => {
  const answers: Array<Answer<SessionsElsewhere, SignInFailure | NotSent>> = [
    Result.fail({ _tag: "InvalidCredentials" }),
    Result.fail(TimedOut),
    Result.succeed("ended"),
  ];
  const asked: Array<PasswordChange> = [];
  const actor = createActor(
    passwordChangeMachine.provide({
      actors: {
        "change the password": workActor(
          async (change: PasswordChange): Promise<Answer<SessionsElsewhere, SignInFailure | NotSent>> => {
            asked.push(change);
            return answers.shift() ?? Result.fail(TimedOut);
          },
        ),
      },
    }),
  ).start();
  const told: Array<unknown> = [];
  actor.on("password changed", ({ type }) => told.push(type));
  for (let turn = 0; turn < 3; turn += 1) {
    passwordChangeView(actor.getSnapshot(), actor.send).change(CHANGE);
    told.push(passwordChangeView(actor.getSnapshot(), actor.send).isBusy);
    await new Promise(setImmediate);
    told.push(passwordChangeView(actor.getSnapshot(), actor.send).failure?._tag);
  }
  expect(told).toEqual([
    true,
    "InvalidCredentials",
    true,
    "NetworkFailed",
    true,
    "password changed",
    undefined,
  ]);
  expect(asked).toEqual([CHANGE, CHANGE, CHANGE]);
  expect(passwordChangeView(actor.getSnapshot(), actor.send).isBusy).toBe(false);
});
