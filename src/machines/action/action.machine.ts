import type { Effect } from "effect/Effect";
import type { Result } from "effect/Result";
import { assertEvent, emit, setup } from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import type { ReadingPorts } from "../../domain/ports/index.ts";
import { type RemoteFailure, TimedOut, Unreadable } from "../../domain/remote-failure.ts";
import { actorSlot } from "../effect-actor.ts";

/** How long an action may take, in milliseconds. */
const PATIENCE_MS = 25_000;

/** What a press asks for. */
export type Action = Effect<void, RemoteFailure, ReadingPorts>;

type Answer = Result<void, RemoteFailure>;

const output = ({ event }: { event: { output: Answer } }): Answer => event.output;

const cause = ({ event }: { event: { error: unknown } }): unknown => event.error;

const failed = (failure: RemoteFailure): Announcement => ({ _tag: "ActionFailed", failure });

/** One thing that is done at a press: one at a time, told when the server has answered. */
export const actionMachine = setup({
  types: {
    events: {} as { readonly type: "act"; readonly action: Action },
    emitted: {} as { readonly type: "ended"; readonly announcement: Announcement },
    tags: {} as "busy",
  },
  actors: { act: actorSlot<void, RemoteFailure, Action>() },
  delays: { "patience runs out": PATIENCE_MS },
  actions: {
    // Reaches outside; what it does is provided where everything is composed.
    "log the bug": (_, _cause: unknown) => undefined,
    "tell how it ended": emit((_, answer: Answer) => ({
      type: "ended",
      announcement: answer._tag === "Success" ? { _tag: "OperationCompleted" } : failed(answer.failure),
    })),
    "tell the failure": emit((_, failure: RemoteFailure) => ({
      type: "ended",
      announcement: failed(failure),
    })),
  },
}).createMachine({
  id: "action",
  initial: "idle",
  states: {
    idle: { on: { act: "acting" } },
    acting: {
      tags: "busy",
      invoke: {
        src: "act",
        input: ({ event }) => {
          assertEvent(event, "act");
          return event.action;
        },
        onDone: { target: "idle", actions: { type: "tell how it ended", params: output } },
        onError: {
          target: "idle",
          actions: [
            { type: "tell the failure", params: Unreadable },
            { type: "log the bug", params: cause },
          ],
        },
      },
      after: {
        "patience runs out": { target: "idle", actions: { type: "tell the failure", params: TimedOut } },
      },
    },
  },
});
