import type { Result } from "effect/Result";
import { assertEvent, assign, emit, setup } from "xstate";
import { differences, type Draft, isSameDraft } from "../../domain/editing.ts";
import { TimedOut, Unreadable } from "../../domain/remote-failure.ts";
import { isResultUnknown, type SavingFailure } from "../../domain/saving-failure.ts";
import { actorSlot } from "../effect-actor.ts";

/** How long anything that the chart waits for may take, in milliseconds: a read is tried twice. */
const PATIENCE_MS = 25_000;

/** What a form is about: the record it was opened on, if there is one, and what of it the form shows. */
export interface Editing<A, D extends Draft<D>> {
  readonly base: A | undefined;
  readonly draftOf: (record: A) => D;
}

interface EditingContext<A, D extends Draft<D>> extends Editing<A, D> {
  /** What was submitted last. */
  readonly draft: D | undefined;
  /** What the record is now, where that is not what the form was opened on. */
  readonly theirs: A | undefined;
  readonly failure: SavingFailure | undefined;
}

/** A write: what the form says, and the record it goes onto; none where one is created. */
export interface Writing<A, D extends Draft<D>> {
  readonly draft: D;
  readonly onto: A | undefined;
}

const cause = ({ event }: { event: { error: unknown } }): unknown => event.error;

/**
 * Every form's chart (D37, D38): what was submitted is never lost and never sent twice by itself. Before a record is
 * saved it is read again, and what others changed meanwhile is put to the person; where nobody knows what came of a
 * write, the record is read and the person decides.
 */
export const editingMachine = <A, D extends Draft<D>>() => {
  type Answer = Result<A, SavingFailure>;
  const output = ({ event }: { event: { output: Answer } }): Answer => event.output;
  return setup({
    types: {
      input: {} as Editing<A, D>,
      context: {} as EditingContext<A, D>,
      events: {} as { readonly type: "submit"; readonly draft: D } | { readonly type: "cancel" },
      emitted: {} as { readonly type: "saved"; readonly record: A },
      tags: {} as "saving" | "conflict" | "result unknown",
    },
    actors: {
      "reread the record": actorSlot<A, SavingFailure, void>(),
      "write the record": actorSlot<A, SavingFailure, Writing<A, D>>(),
    },
    delays: { "patience runs out": PATIENCE_MS },
    guards: {
      "there is a record": ({ context }) => context.base !== undefined,
      "it succeeded": (_, answer: Answer) => answer._tag === "Success",
      "nobody knows": (_, answer: Answer) => answer._tag === "Failure" && isResultUnknown(answer.failure),
      "others changed it": ({ context: { base, draft, draftOf } }, answer: Answer) =>
        answer._tag === "Success" &&
        base !== undefined &&
        draft !== undefined &&
        differences(draftOf(base), draftOf(answer.success), draft).length > 0,
      "it was saved after all": ({ context: { draft, draftOf } }, answer: Answer) =>
        answer._tag === "Success" && draft !== undefined && isSameDraft(draft, draftOf(answer.success)),
    },
    actions: {
      // Reaches outside; what it does is provided where everything is composed.
      "log the bug": (_, _cause: unknown) => undefined,
      "note the draft": assign(({ event }) => {
        assertEvent(event, "submit");
        return { draft: event.draft, theirs: undefined, failure: undefined };
      }),
      // What others changed has been put to the person: the next look compares with that.
      "go on from what it is now": assign(({ context: { base, theirs } }) => ({
        base: theirs ?? base,
        theirs: undefined,
      })),
      // What a form does not show may have changed as well, and stays as it is now.
      "go on from what was read": assign((_, answer: Answer) =>
        answer._tag === "Success" ? { base: answer.success } : {},
      ),
      "note what it is now": assign((_, answer: Answer) =>
        answer._tag === "Success" ? { theirs: answer.success } : {},
      ),
      "note why it failed": assign((_, answer: Answer) =>
        answer._tag === "Failure" ? { failure: answer.failure } : {},
      ),
      "note the failure": assign((_, failure: SavingFailure) => ({ failure })),
      "note what was saved": assign((_, answer: Answer) =>
        answer._tag === "Success" ? { base: answer.success, theirs: undefined, failure: undefined } : {},
      ),
      "tell that it was saved": emit((_, answer: Answer) => {
        if (answer._tag === "Failure") throw new Error("What failed was not saved");
        return { type: "saved" as const, record: answer.success };
      }),
    },
  }).createMachine({
    id: "editing",
    context: ({ input }) => ({ ...input, draft: undefined, theirs: undefined, failure: undefined }),
    initial: "editing",
    states: {
      editing: {
        on: {
          submit: [
            {
              guard: "there is a record",
              target: "looking for changes",
              actions: "note the draft",
            },
            { target: "writing", actions: "note the draft" },
          ],
        },
      },
      "looking for changes": {
        tags: "saving",
        invoke: {
          src: "reread the record",
          onDone: [
            {
              guard: { type: "others changed it", params: output },
              target: "conflict",
              actions: { type: "note what it is now", params: output },
            },
            {
              guard: { type: "it succeeded", params: output },
              target: "writing",
              actions: { type: "go on from what was read", params: output },
            },
            { target: "editing", actions: { type: "note why it failed", params: output } },
          ],
          onError: {
            target: "editing",
            actions: [
              { type: "note the failure", params: Unreadable },
              { type: "log the bug", params: cause },
            ],
          },
        },
        after: {
          "patience runs out": {
            target: "editing",
            actions: { type: "note the failure", params: TimedOut },
          },
        },
      },
      conflict: {
        tags: "conflict",
        on: {
          submit: {
            target: "looking for changes",
            actions: ["go on from what it is now", "note the draft"],
          },
          cancel: "editing",
        },
      },
      writing: {
        tags: "saving",
        invoke: {
          src: "write the record",
          input: ({ context: { draft, base } }) => {
            if (draft === undefined) throw new Error("A write began with nothing to write");
            return { draft, onto: base };
          },
          onDone: [
            {
              guard: { type: "it succeeded", params: output },
              target: "editing",
              actions: [
                { type: "note what was saved", params: output },
                { type: "tell that it was saved", params: output },
              ],
            },
            { guard: { type: "nobody knows", params: output }, target: "unsure" },
            { target: "editing", actions: { type: "note why it failed", params: output } },
          ],
          onError: { target: "unsure", actions: { type: "log the bug", params: cause } },
        },
        after: { "patience runs out": "unsure" },
      },
      unsure: {
        always: [{ guard: "there is a record", target: "looking it up" }, { target: "result unknown" }],
      },
      "looking it up": {
        tags: ["saving", "result unknown"],
        invoke: {
          src: "reread the record",
          onDone: [
            {
              guard: { type: "it was saved after all", params: output },
              target: "editing",
              actions: [
                { type: "note what was saved", params: output },
                { type: "tell that it was saved", params: output },
              ],
            },
            { target: "result unknown", actions: { type: "note what it is now", params: output } },
          ],
          onError: { target: "result unknown", actions: { type: "log the bug", params: cause } },
        },
        after: { "patience runs out": "result unknown" },
      },
      "result unknown": {
        tags: "result unknown",
        on: {
          submit: [
            {
              guard: "there is a record",
              target: "looking for changes",
              actions: "note the draft",
            },
            { target: "writing", actions: "note the draft" },
          ],
          cancel: "editing",
        },
      },
    },
  });
};
