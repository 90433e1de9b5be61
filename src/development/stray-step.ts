import { type AnyStateMachine, initialTransition, transition } from "xstate";
import type { SentEvent } from "./samples.ts";

/** An event that was recorded, with all it carried, and the state it led to. */
type RecordedStep = readonly [event: SentEvent, state: unknown];

/** A step, counted from one, that leads elsewhere than it was recorded. */
export interface StrayStep {
  readonly step: number;
  readonly event: SentEvent;
  readonly state: unknown;
  readonly expected: unknown;
}

/** Where a chart goes otherwise than it was recorded: its first stray step and where that led, or nothing. */
export const strayStep = (
  machine: AnyStateMachine,
  input: unknown,
  steps: ReadonlyArray<RecordedStep>,
): StrayStep | undefined => {
  let snapshot: ReturnType<typeof initialTransition>[0] | undefined;
  for (const [step, [event, state]] of steps.entries()) {
    [snapshot] =
      snapshot === undefined ? initialTransition(machine, input) : transition(machine, snapshot, event);
    if (JSON.stringify(snapshot.value) !== JSON.stringify(state))
      return { step: step + 1, event, state: snapshot.value, expected: state };
  }
  return undefined;
};
