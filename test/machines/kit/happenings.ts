import * as Result from "effect/Result";
import type { AnyMachineSnapshot } from "xstate";
import { TimedOut, Unreadable } from "../../../src/domain/remote-failure.ts";

/** What happens to a chart: a named event, or XState's own of an answer or a delay. */
export interface Happening {
  readonly type: string;
}

/** Which slots are being waited for. */
export const waitingFor = (snapshot: AnyMachineSnapshot): ReadonlyArray<string> =>
  snapshot._nodes.flatMap((node) => node.invoke.map(({ src }) => String(src)));

/** What every actor may answer, whatever its program is: that it took too long, or broke. */
const MISHAPS = [Result.fail(TimedOut), Result.fail(Unreadable)];

/** Everything that can happen in a situation: every named event, every answer of who is waited for, every delay. */
export const happenings = (
  snapshot: AnyMachineSnapshot,
  named: ReadonlyArray<Happening>,
  answers: Readonly<Record<string, ReadonlyArray<unknown>>>,
): ReadonlyArray<Happening> =>
  snapshot._nodes.reduce<ReadonlyArray<Happening>>(
    (sofar, node) => [
      ...sofar,
      ...node.invoke.flatMap(({ src, id }) =>
        [...(answers[String(src)] ?? []), ...MISHAPS].map((output) => ({
          type: `xstate.done.actor.${id}`,
          output,
          actorId: id,
        })),
      ),
      ...Object.keys(node.config.after ?? {}).map((delay) => ({ type: `xstate.after.${delay}.${node.id}` })),
    ],
    named,
  );
