import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import { questionMachine } from "../../../src/machines/question/question.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const ASKED = [{ type: "ask", reading: Effect.succeed(1) }];
const machine = questionMachine<number>();

obeysTheLaws<SnapshotFrom<typeof machine>>({
  machine,
  events: (snapshot) => happenings(snapshot, ASKED, { read: [Result.succeed(1), Result.fail(Forbidden)] }),
  writes: {},
  tellsApart: ({ answer }) => answer?._tag,
  holds: ({ before, event, after }) => {
    // The last answer stays until another one comes.
    const answer = "output" in event ? event.output : before?.context.answer;
    expect(after.context.answer).toEqual(answer);
  },
});
