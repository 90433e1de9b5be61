import type { EventFromLogic, SnapshotFrom } from "xstate";
import { differences, type Difference, type Draft } from "../../domain/editing.ts";
import type { SavingFailure } from "../../domain/saving-failure.ts";
import type { editingMachine } from "./editing.machine.ts";

type Chart<A, D extends Draft<D>> = ReturnType<typeof editingMachine<A, D>>;

type Unknown = "being read" | "not read" | "not saved";

/** What a form draws and calls. */
export interface EditingView<D extends Draft<D>> {
  readonly isSaving: boolean;
  readonly failure: SavingFailure | undefined;
  /** What others changed meanwhile, while that is put to the person. */
  readonly conflict: ReadonlyArray<Difference<D>> | undefined;
  /** Nobody knows what came of the write: what reading the record has told, or that it is being read. */
  readonly unknown: Unknown | undefined;
  readonly submit: (draft: D) => void;
  readonly cancel: () => void;
}

export const editingView = <A, D extends Draft<D>>(
  snapshot: SnapshotFrom<Chart<A, D>>,
  send: (event: EventFromLogic<Chart<A, D>>) => void,
): EditingView<D> => {
  const { base, draft, draftOf, failure, theirs } = snapshot.context;
  const found = theirs === undefined ? "not read" : "not saved";
  return {
    isSaving: snapshot.hasTag("saving"),
    failure,
    conflict:
      snapshot.hasTag("conflict") && base !== undefined && theirs !== undefined && draft !== undefined
        ? differences(draftOf(base), draftOf(theirs), draft)
        : undefined,
    unknown: snapshot.hasTag("result unknown")
      ? snapshot.hasTag("saving")
        ? "being read"
        : found
      : undefined,
    submit: (submitted) => send({ type: "submit", draft: submitted }),
    cancel: () => send({ type: "cancel" }),
  };
};
