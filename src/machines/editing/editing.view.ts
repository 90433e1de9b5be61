import type { EventFromLogic, SnapshotFrom } from "xstate";
import { sealed } from "../../domain/drafts.ts";
import { type Difference, type Draft, isSameDraft } from "../../domain/editing.ts";
import type { SavingFailure } from "../../domain/saving-failure.ts";
import { changesOf, type editingMachine, savedDraft } from "./editing.machine.ts";

type Chart<A, D extends Draft<D>> = ReturnType<typeof editingMachine<A, D>>;

type Unknown = "being read" | "not read" | "not saved";

/** What a form draws and calls. */
export interface EditingView<D extends Draft<D>> {
  readonly isSaving: boolean;
  /** Whether the form says anything that the record does not. */
  readonly isUnsaved: boolean;
  /** Whether that was typed on an earlier visit, and is here again. */
  readonly isRestored: boolean;
  /** What the form says, and what it would say of the record as it is known. */
  readonly draft: D;
  readonly saved: D;
  readonly failure: SavingFailure | undefined;
  /** What others changed meanwhile, while that is put to the person. */
  readonly conflict: ReadonlyArray<Difference<D>> | undefined;
  /** Nobody knows what came of the write: what reading the record has told, or that it is being read. */
  readonly unknown: Unknown | undefined;
  readonly type: (draft: D) => void;
  readonly submit: (draft: D) => void;
  readonly cancel: () => void;
}

export const editingView = <A, D extends Draft<D>>(
  snapshot: SnapshotFrom<Chart<A, D>>,
  send: (event: EventFromLogic<Chart<A, D>>) => void,
): EditingView<D> => {
  const { context } = snapshot;
  const { draft, failure, theirs } = context;
  const saved = savedDraft(context);
  const found = theirs === undefined ? "not read" : "not saved";
  const isUnsaved = !isSameDraft(draft, saved);
  return {
    isSaving: snapshot.hasTag("saving"),
    isUnsaved,
    isRestored: context.isRestored && isUnsaved,
    draft,
    saved,
    failure,
    conflict: snapshot.hasTag("conflict") && theirs !== undefined ? changesOf(context, theirs) : undefined,
    unknown: snapshot.hasTag("result unknown")
      ? snapshot.hasTag("saving")
        ? "being read"
        : found
      : undefined,
    type: (typed) => send({ type: "type", draft: sealed(typed, context.secrets) }),
    submit: (submitted) => send({ type: "submit", draft: sealed(submitted, context.secrets) }),
    cancel: () => send({ type: "cancel" }),
  };
};
