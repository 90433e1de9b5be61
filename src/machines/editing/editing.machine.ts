import { assertEvent, assign, emit, setup } from "xstate";
import { differences, type Draft, isSameDraft } from "../../domain/editing.ts";
import { isResultUnknown, type SavingFailure } from "../../domain/saving-failure.ts";
import { type Answer, failure, output, success } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

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

/**
 * Every form's chart: what was submitted is never lost and never sent twice by itself. Before a record is
 * saved it is read again, and what others changed meanwhile is put to the person; where nobody knows what came of a
 * write, the record is read and the person decides.
 */
export const editingMachine = <A, D extends Draft<D>>() => {
  type Saving = Answer<A, SavingFailure>;
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
    guards: {
      "there is a record": ({ context }) => context.base !== undefined,
      "it succeeded": (_, answer: Saving) => answer._tag === "Success",
      "nobody knows": (_, answer: Saving) => answer._tag === "Failure" && isResultUnknown(answer.failure),
      "others changed it": ({ context: { base, draft, draftOf } }, answer: Saving) =>
        answer._tag === "Success" &&
        base !== undefined &&
        draft !== undefined &&
        differences(draftOf(base), draftOf(answer.success), draft).length > 0,
      "it was saved after all": ({ context: { draft, draftOf } }, answer: Saving) =>
        answer._tag === "Success" && draft !== undefined && isSameDraft(draft, draftOf(answer.success)),
    },
    actions: {
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
      "go on from what was read": assign((_, answer: Saving) => ({ base: success(answer) })),
      "note what it is now": assign((_, answer: Saving) =>
        answer._tag === "Success" ? { theirs: answer.success } : {},
      ),
      "note why it failed": assign((_, answer: Saving) => ({ failure: failure(answer) })),
      "note what was saved": assign((_, answer: Saving) => ({
        base: success(answer),
        theirs: undefined,
        failure: undefined,
      })),
      "tell that it was saved": emit((_, answer: Saving) => ({
        type: "saved" as const,
        record: success(answer),
      })),
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
          id: "reread the record",
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
          id: "write the record",
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
        },
      },
      unsure: {
        always: [{ guard: "there is a record", target: "looking it up" }, { target: "result unknown" }],
      },
      "looking it up": {
        tags: ["saving", "result unknown"],
        invoke: {
          id: "reread the record",
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
        },
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
