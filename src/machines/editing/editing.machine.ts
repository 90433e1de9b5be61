import { assertEvent, assign, emit, setup } from "xstate";
import { draftToKeep, type KeptDraft, restored, sealed, type Secrets } from "../../domain/drafts.ts";
import { differences, type Draft, isSameDraft } from "../../domain/editing.ts";
import { isResultUnknown, type SavingFailure } from "../../domain/saving-failure.ts";
import { type Answer, failure, output, success, succeeded } from "../answer.ts";
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

interface EditingContext<A, D extends Draft<D>> extends Editing<A, D> {
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

/**
 * Every form's chart: what was typed is kept until it is saved, and never sent twice by itself. Before a record is
 * saved it is read again, and what others changed meanwhile, or at the same moment, is put to the person, as it is where
 * they come back to what they typed before; where nobody knows what came of a write, the record is read and the person
 * decides.
 */
export const editingMachine = <A, D extends Draft<D>>() => {
  type Saving = Answer<A, SavingFailure>;
  const unsaved = ({ context }: { context: EditingContext<A, D> }): KeptDraft | undefined =>
    draftToKeep(
      { before: context.before, typed: context.draft, saved: savedDraft(context) },
      context.secrets,
    );
  const remember = { type: "remember what is unsaved", params: unsaved } as const;
  const tellSaved = [
    { type: "note what was saved", params: output },
    remember,
    { type: "tell that it was saved", params: output },
  ] as const;
  const typed = ["note what was typed", remember] as const;
  const typedBack = ["note what was typed", "begin anew", "forget what came of it", remember] as const;
  const begun = ["note what was typed", "forget what came of it"] as const;
  const submit = [
    { guard: "there is a record", target: "looking for changes", actions: begun },
    { target: "writing", actions: begun },
  ] as const;
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
  }).createMachine({
    id: "editing",
    context: ({ input: { kept, ...editing } }) => {
      const saved = savedDraft(editing);
      return {
        ...editing,
        draft: kept === undefined ? saved : restored(saved, kept.typed),
        before: kept === undefined ? saved : restored(saved, kept.before),
        isRestored: kept !== undefined,
        theirs: undefined,
        failure: undefined,
      };
    },
    initial: "opening",
    states: {
      opening: {
        entry: remember,
        always: [
          { guard: "others changed it since", target: "conflict", actions: "note what they changed" },
          { target: "editing" },
        ],
      },
      editing: {
        on: {
          type: [{ guard: "it says what the record does", actions: typedBack }, { actions: typed }],
          submit,
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
            actions: ["go on from what it is now", "note what was typed", "forget what came of it", remember],
          },
          cancel: "editing",
        },
      },
      writing: {
        tags: "saving",
        invoke: {
          id: "write the record",
          src: "write the record",
          input: ({ context: { draft, tidied, base, secrets } }) => ({
            draft: sealed(tidied(draft), secrets),
            onto: base,
          }),
          onDone: [
            {
              guard: { type: "it succeeded", params: output },
              target: "editing",
              actions: tellSaved,
            },
            { guard: { type: "nobody knows", params: output }, target: "unsure" },
            {
              guard: { type: "others were faster", params: output },
              target: "looking at theirs",
              actions: { type: "note why it failed", params: output },
            },
            { target: "editing", actions: { type: "note why it failed", params: output } },
          ],
        },
      },
      "looking at theirs": {
        tags: "saving",
        invoke: {
          id: "reread the record",
          src: "reread the record",
          onDone: [
            {
              guard: { type: "others changed it", params: output },
              target: "conflict",
              actions: ["forget what came of it", { type: "note what it is now", params: output }],
            },
            {
              guard: { type: "it was saved after all", params: output },
              target: "editing",
              actions: ["forget what came of it", ...tellSaved],
            },
            { target: "editing" },
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
              actions: tellSaved,
            },
            { target: "result unknown", actions: { type: "note what it is now", params: output } },
          ],
        },
      },
      "result unknown": {
        tags: "result unknown",
        on: {
          type: [
            {
              guard: "it was looked up, and says what the record does",
              target: "editing",
              actions: typedBack,
            },
            { actions: typed },
          ],
          submit,
        },
      },
    },
  });
};
