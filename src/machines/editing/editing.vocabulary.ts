import { assertEvent, assign, emit, setup } from "xstate";
import type { KeptDraft, Secrets } from "../../domain/drafts.ts";
import { differences, type Draft, isSameDraft } from "../../domain/editing.ts";
import { isResultUnknown, type SavingFailure } from "../../domain/saving-failure.ts";
import { type Answer, failure, success, succeeded } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

/** What a form is about: the record it was opened on, if there is one, and what of it the form shows. */
export interface Editing<A, D extends Draft<D>> {
  readonly base: A | undefined;
  /** What the form shows of a record, and where there is none. */
  readonly draftOf: (record: A | undefined) => D;
  /** What the form says, the way the record will say it. */
  readonly tidied: (draft: D) => D;
  readonly secrets: Secrets<D>;
}

export interface EditingContext<A, D extends Draft<D>> extends Editing<A, D> {
  /** What the form says. */
  readonly draft: D;
  /** What the record said when somebody began to type. */
  readonly before: D;
  /** Whether what somebody typed on an earlier visit is here again. */
  readonly isRestored: boolean;
  /** What the record is now, where that is not what the form was opened on. */
  readonly theirs: A | undefined;
  readonly failure: SavingFailure | undefined;
}

/** A write: what the form says, and the record it goes onto; none where one is created. */
export interface Writing<A, D extends Draft<D>> {
  readonly draft: D;
  readonly onto: A | undefined;
}

/** What the record says, as far as the form shows it. */
export const savedDraft = <A, D extends Draft<D>>({ base, draftOf }: Editing<A, D>): D => draftOf(base);

/** What others changed, where it is known what the record is now. */
export const changesOf = <A, D extends Draft<D>>(
  { before, draft, draftOf, tidied }: EditingContext<A, D>,
  theirs: A,
) => differences(before, draftOf(theirs), tidied(draft));

/** What the chart of a form knows, asks and does. */
export const vocabulary = <A, D extends Draft<D>>() => {
  type Saving = Answer<A, SavingFailure>;
  return setup({
    types: {
      input: {} as Editing<A, D> & { readonly kept: KeptDraft | undefined },
      context: {} as EditingContext<A, D>,
      events: {} as
        | { readonly type: "type"; readonly draft: D }
        | { readonly type: "submit"; readonly draft: D }
        | { readonly type: "cancel" },
      emitted: {} as { readonly type: "saved"; readonly record: A },
      tags: {} as "saving" | "conflict" | "result unknown",
    },
    actors: {
      "reread the record": actorSlot<A, SavingFailure, void>(),
      "write the record": actorSlot<A, SavingFailure, Writing<A, D>>(),
    },
    guards: {
      "there is a record": ({ context }) => context.base !== undefined,
      "others changed it since": ({ context }) =>
        context.base !== undefined &&
        !isSameDraft(context.draft, savedDraft(context)) &&
        changesOf(context, context.base).length > 0,
      "it says what the record does": ({ context, event }) =>
        event.type === "type" && isSameDraft(event.draft, savedDraft(context)),
      "it was looked up, and says what the record does": ({ context, event }) =>
        event.type === "type" &&
        context.theirs !== undefined &&
        isSameDraft(event.draft, savedDraft(context)),
      "it succeeded": succeeded,
      "others were faster": (_, answer: Saving) =>
        answer._tag === "Failure" && answer.failure._tag === "Stale",
      "nobody knows": (_, answer: Saving) => answer._tag === "Failure" && isResultUnknown(answer.failure),
      "others changed it": ({ context }, answer: Saving) =>
        answer._tag === "Success" &&
        context.base !== undefined &&
        changesOf(context, answer.success).length > 0,
      "it was saved after all": ({ context: { draft, draftOf, tidied } }, answer: Saving) =>
        answer._tag === "Success" && isSameDraft(tidied(draft), draftOf(answer.success)),
    },
    actions: {
      // Keeps it in the tab, without secrets; nothing of it where nothing is unsaved.
      "remember what is unsaved": (_, _unsaved: KeptDraft | undefined) => undefined,
      "note what was typed": assign(({ event }) => {
        assertEvent(event, ["type", "submit"]);
        return { draft: event.draft };
      }),
      "forget what came of it": assign({ theirs: undefined, failure: undefined }),
      // What was typed back is no draft any more.
      "begin anew": assign(({ context }) => ({ before: savedDraft(context), isRestored: false })),
      // What others changed has been put to the person: the next look compares with that.
      "go on from what it is now": assign(({ context: { base, before, draftOf, theirs } }) => ({
        base: theirs ?? base,
        before: theirs === undefined ? before : draftOf(theirs),
        theirs: undefined,
      })),
      "note what they changed": assign(({ context: { base } }) => ({ theirs: base })),
      // What a form does not show may have changed as well, and stays as it is now.
      "go on from what was read": assign((_, answer: Saving) => ({ base: success(answer) })),
      "note what it is now": assign((_, answer: Saving) =>
        answer._tag === "Success" ? { theirs: answer.success } : {},
      ),
      "note why it failed": assign((_, answer: Saving) => ({ failure: failure(answer) })),
      "note what was saved": assign(({ context: { draftOf } }, answer: Saving) => {
        const saved = draftOf(success(answer));
        return { base: success(answer), draft: saved, before: saved, isRestored: false };
      }),
      "tell that it was saved": emit((_, answer: Saving) => ({
        type: "saved" as const,
        record: success(answer),
      })),
    },
  });
};
