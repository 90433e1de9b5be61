import type { EventFromLogic, SnapshotFrom } from "xstate";
import { differences, type Difference, type Draft } from "../../domain/editing.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { editingMachine } from "./editing.machine.ts";

type Chart<A, D extends Draft<D>> = ReturnType<typeof editingMachine<A, D>>;

/** What a form draws and calls. */
export interface EditingView<D extends Draft<D>> {
  readonly isSaving: boolean;
  readonly failure: RemoteFailure | undefined;
  /** What others changed meanwhile, while that is put to the person (D37). */
  readonly conflict: ReadonlyArray<Difference<D>> | undefined;
  /** Nobody knows what came of the write (D38); whether the record was found unchanged, as far as that is known. */
  readonly unknown: "not read" | "not saved" | undefined;
  readonly submit: (draft: D) => void;
  readonly cancel: () => void;
}

export const editingView = <A, D extends Draft<D>>(
  snapshot: SnapshotFrom<Chart<A, D>>,
  send: (event: EventFromLogic<Chart<A, D>>) => void,
): EditingView<D> => {
  const { base, draft, draftOf, failure, theirs } = snapshot.context;
  return {
    isSaving: snapshot.hasTag("saving"),
    failure,
    conflict:
      snapshot.hasTag("conflict") && base !== undefined && theirs !== undefined && draft !== undefined
        ? differences(draftOf(base), draftOf(theirs), draft)
        : undefined,
    unknown: snapshot.hasTag("result unknown")
      ? theirs === undefined
        ? "not read"
        : "not saved"
      : undefined,
    submit: (submitted) => send({ type: "submit", draft: submitted }),
    cancel: () => send({ type: "cancel" }),
  };
};
