import type { EventFromLogic, SnapshotFrom } from "xstate";
import { sealed } from "../../domain/drafts.ts";
import { type Draft, isSameDraft } from "../../domain/editing.ts";
import type { editingMachine } from "./editing.machine.ts";
import { changesOf, savedDraft } from "./editing.vocabulary.ts";

type Chart<A, D extends Draft<D>> = ReturnType<typeof editingMachine<A, D>>;

type Unknown = "being read" | "not read" | "not saved";

/** What a form draws and calls. */
export const editingView = <A, D extends Draft<D>>(
  snapshot: SnapshotFrom<Chart<A, D>>,
  send: (event: EventFromLogic<Chart<A, D>>) => void,
) => {
  const { context } = snapshot;
  const { draft, failure, theirs } = context;
  const saved = savedDraft(context);
  const isSaving = snapshot.hasTag("saving");
  const isUnsaved = !isSameDraft(draft, saved);
  const known: Unknown = isSaving ? "being read" : theirs === undefined ? "not read" : "not saved";
  return {
    isSaving,
    /** Whether the form says anything that the record does not. */
    isUnsaved,
    /** Whether that was typed on an earlier visit, and is here again. */
    isRestored: context.isRestored && isUnsaved,
    /** What the form says, and what it would say of the record as it is known. */
    draft,
    saved,
    failure,
    /** What others changed meanwhile, while that is put to the person. */
    conflict: snapshot.hasTag("conflict") && theirs !== undefined ? changesOf(context, theirs) : undefined,
    /** Nobody knows what came of the write: what reading the record has told, or that it is being read. */
    unknown: snapshot.hasTag("result unknown") ? known : undefined,
    type: (typed: D): void => send({ type: "type", draft: sealed(typed, context.secrets) }),
    submit: (submitted: D): void => send({ type: "submit", draft: sealed(submitted, context.secrets) }),
    cancel: (): void => send({ type: "cancel" }),
  };
};

export type EditingView<D extends Draft<D>> = ReturnType<typeof editingView<unknown, D>>;
