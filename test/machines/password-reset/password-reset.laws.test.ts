import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, type SnapshotFrom } from "xstate";
import type { SignInFailure } from "../../../src/domain/sign-in-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { TimedOut } from "../../../src/domain/remote-failure.ts";
import { workActor } from "../../../src/machines/effect-actor.ts";
import { passwordResetMachine } from "../../../src/machines/password-reset/password-reset.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const ASKED = [{ type: "ask for a link", email: "ana@kitchen.example" }];

obeysTheLaws<SnapshotFrom<typeof passwordResetMachine>>({
  machine: passwordResetMachine,
  events: (snapshot) =>
    happenings(snapshot, ASKED, {
      "send a link": [Result.succeed(undefined), Result.fail({ _tag: "AddressRefused" })],
    }),
  writes: { "send a link": { "ask for a link": 1 } },
  tellsApart: ({ failure }) => failure?._tag,
  holds: ({ after }) => {
    if (after.hasTag("sent") || after.hasTag("busy")) expect(after.context.failure).toBeUndefined();
  },
});

test("what goes wrong is told, and forgotten with the next try", async () => {
  const answers = [
    Result.fail({ _tag: "AddressRefused" } as const),
    Result.fail(TimedOut),
    Result.succeed(undefined),
  ];
  const asked: Array<string> = [];
  const actor = createActor(
    passwordResetMachine.provide({
      actors: {
        "send a link": workActor(async (email: string): Promise<Answer<void, SignInFailure>> => {
          asked.push(email);
          return answers.shift() ?? Result.fail(TimedOut);
        }),
      },
    }),
  ).start();
  const told: Array<unknown> = [];
  for (const email of ["a@kitchen.example", "b@kitchen.example", "c@kitchen.example"]) {
    actor.send({ type: "ask for a link", email });
    await new Promise(setImmediate);
    told.push([actor.getSnapshot().value, actor.getSnapshot().context.failure?._tag]);
  }
  expect([asked, told]).toEqual([
    ["a@kitchen.example", "b@kitchen.example", "c@kitchen.example"],
    [
      ["typing", "AddressRefused"],
      ["typing", "NetworkFailed"],
      ["sent", undefined],
    ],
  ]);
});
