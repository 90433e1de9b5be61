import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, type SnapshotFrom } from "xstate";
import type { SignInFailure } from "../../../src/domain/sign-in-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { TimedOut } from "../../../src/domain/remote-failure.ts";
import { workActor } from "../../../src/machines/effect-actor.ts";
import { sentLinkMachine } from "../../../src/machines/sent-link/sent-link.machine.ts";
import { sentLinkView } from "../../../src/machines/sent-link/sent-link.view.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const ASKED = [{ type: "ask for a link", email: "ana@kitchen.example" }];

obeysTheLaws<SnapshotFrom<typeof sentLinkMachine>>({
  machine: sentLinkMachine,
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
    Result.succeed(undefined),
  ];
  const asked: Array<string> = [];
  const actor = createActor(
    sentLinkMachine.provide({
      actors: {
        "send a link": workActor(async (email: string): Promise<Answer<void, SignInFailure>> => {
          asked.push(email);
          return answers.shift() ?? Result.fail(TimedOut);
        }),
      },
    }),
  ).start();
  const told: Array<unknown> = [];
  const tell = () => {
    const { isBusy, isSent, failure } = sentLinkView(actor.getSnapshot(), actor.send);
    told.push([isBusy ? "busy" : isSent ? "sent" : "typing", failure?._tag]);
  };
  const addresses = ["a@kitchen.example", "b@kitchen.example", "c@kitchen.example", "d@kitchen.example"];
  for (const email of addresses) {
    sentLinkView(actor.getSnapshot(), actor.send).ask(email);
    tell();
    await new Promise(setImmediate);
    tell();
  }
  expect([asked, told]).toEqual([
    addresses,
    [
      ["busy", undefined],
      ["typing", "AddressRefused"],
      ["busy", undefined],
      ["typing", "NetworkFailed"],
      ["busy", undefined],
      ["sent", undefined],
      ["busy", undefined],
      ["sent", undefined],
    ],
  ]);
});
