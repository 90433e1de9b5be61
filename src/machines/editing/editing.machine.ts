import { draftToKeep, type KeptDraft, restored, sealed } from "../../domain/drafts.ts";
import type { Draft } from "../../domain/editing.ts";
import { output } from "../answer.ts";
import { type EditingContext, savedDraft, vocabulary } from "./editing.vocabulary.ts";

/**
 * Every form's chart: what was typed is kept until it is saved, and never sent twice by itself. Before a record is
 * saved it is read again, and what others changed meanwhile, or at the same moment, is put to the person, as it is where
 * they come back to what they typed before; where nobody knows what came of a write, the record is read and the person
 * decides.
 */
export const editingMachine = <A, D extends Draft<D>>() => {
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
  return vocabulary<A, D>().createMachine({
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
