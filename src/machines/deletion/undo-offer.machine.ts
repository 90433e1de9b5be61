import { assign, setup } from "xstate";
import { type Change, undoOf } from "../../domain/change.ts";
import { type RecordTarget, UNDO_SECONDS } from "../../domain/deletion.ts";
import type { ChangeOutcome } from "./change.machine.ts";
import type { PendingEvent } from "./pending-event.ts";

interface OfferContext extends ChangeOutcome {
  readonly kind: "offer";
  readonly targets: ReadonlyArray<RecordTarget>;
  readonly seconds: number;
  /** What was asked for; nothing until then. */
  readonly undo: Change | undefined;
}

/** A change that was made and can be taken back for some seconds; which seconds count is said from outside. */
export const undoOfferMachine = setup({
  types: {
    input: {} as ChangeOutcome,
    context: {} as OfferContext,
    events: {} as PendingEvent,
    output: {} as Pick<OfferContext, "undo">,
    tags: {} as "undoable" | "sending",
  },
  guards: { "it was the last second": ({ context }) => context.seconds === 1 },
  actions: {
    "count the second": assign(({ context }) => ({ seconds: context.seconds - 1 })),
    "note what takes it back": assign(({ context: { change, results } }) => ({
      undo: undoOf(change, results),
    })),
  },
}).createMachine({
  id: "undo offer",
  context: ({ input: { change, results } }) => ({
    kind: "offer",
    change,
    results,
    targets: change.steps.map(({ target }) => target),
    seconds: UNDO_SECONDS,
    undo: undefined,
  }),
  initial: "offered",
  states: {
    offered: {
      tags: "undoable",
      on: {
        "a second passed": [
          { guard: "it was the last second", target: "over" },
          { actions: "count the second" },
        ],
        undo: { target: "over", actions: "note what takes it back" },
      },
    },
    over: { type: "final" },
  },
  output: ({ context: { undo } }) => ({ undo }),
});
