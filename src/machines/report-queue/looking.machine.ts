import { assign, setup } from "xstate";
import type { ReportId } from "../../domain/moderation/report-queue.ts";
import { type Presence, PRESENT_SECONDS } from "../../domain/presence.ts";
import type { Records } from "../../domain/records.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { type Answer, output } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

/** Which report is looked at, said again before that ends, and what others say of themselves. */
export const lookingMachine = setup({
  types: {
    input: {} as { readonly others: ReadonlyArray<Presence> },
    context: {} as { readonly report: ReportId | undefined; readonly others: ReadonlyArray<Presence> },
    events: {} as { readonly type: "look at"; readonly report: ReportId | undefined },
  },
  actors: { "say what is looked at": actorSlot<Records<Presence>, RemoteFailure, ReportId | undefined>() },
  delays: { "it has to be said again": (PRESENT_SECONDS * 1_000) / 3 },
  actions: {
    "note what is looked at": assign((_, report: ReportId | undefined) => ({ report })),
    // Where it cannot be asked, nothing is known of anybody.
    "note what others look at": assign((_, answer: Answer<Records<Presence>, RemoteFailure>) => ({
      others: answer._tag === "Success" ? answer.success.items : [],
    })),
  },
}).createMachine({
  id: "looking",
  context: ({ input: { others } }) => ({ report: undefined, others }),
  initial: "elsewhere",
  on: {
    "look at": {
      target: ".saying so",
      actions: { type: "note what is looked at", params: ({ event }) => event.report },
    },
  },
  states: {
    elsewhere: {},
    "saying so": {
      invoke: {
        id: "say what is looked at",
        src: "say what is looked at",
        input: ({ context }) => context.report,
        onDone: { target: "there", actions: { type: "note what others look at", params: output } },
      },
    },
    there: { after: { "it has to be said again": "saying so" } },
  },
});
