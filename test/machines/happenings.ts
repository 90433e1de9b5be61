import type { AnyMachineSnapshot } from "xstate";

/** What happens to a chart: a person's wish, or XState's own event of an answer, a bug or a delay. */
export interface Happening {
  readonly type: string;
}

/** Which slots are being waited for. */
export const waitingFor = (snapshot: AnyMachineSnapshot): ReadonlyArray<string> =>
  snapshot._nodes.flatMap((node) => node.invoke.map(({ src }) => String(src)));

/** Everything that can happen in a situation: every wish, every answer of who is waited for, a bug, a delay. */
export const happenings = (
  snapshot: AnyMachineSnapshot,
  wishes: ReadonlyArray<Happening>,
  answers: Readonly<Record<string, ReadonlyArray<unknown>>>,
): ReadonlyArray<Happening> =>
  snapshot._nodes.reduce<ReadonlyArray<Happening>>(
    (sofar, node) => [
      ...sofar,
      ...node.invoke.flatMap(({ src, id }) => [
        ...(answers[String(src)] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
        { type: `xstate.error.actor.${id}`, error: new Error("a bug") },
      ]),
      ...Object.keys(node.config.after ?? {}).map((delay) => ({ type: `xstate.after.${delay}.${node.id}` })),
    ],
    wishes,
  );
