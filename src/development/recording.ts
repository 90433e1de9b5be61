import type { InspectionEvent } from "xstate";
import { redacted } from "./redaction.ts";

/** One transition of an actor, as a developer reads it. */
export interface Transition {
  readonly actor: string;
  readonly event: Record<string, unknown>;
  readonly state: string;
}

export const KEPT = 50;

/** The transition that an inspection event tells of, if it tells of one by a chart. */
export const transitionOf = (inspected: InspectionEvent): Transition | undefined => {
  if (inspected.type !== "@xstate.snapshot" || !("value" in inspected.snapshot)) return undefined;
  return {
    actor: inspected.actorRef.sessionId,
    event: redacted(inspected.event),
    state: JSON.stringify(inspected.snapshot.value),
  };
};

/** The transitions with one more, the oldest forgotten. */
export const recorded = (
  transitions: ReadonlyArray<Transition>,
  transition: Transition,
): ReadonlyArray<Transition> => [...transitions, transition].slice(-KEPT);
