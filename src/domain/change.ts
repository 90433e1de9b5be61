import { isId } from "./id.ts";
import { isSameTarget, type RecordTarget, type Undeleted } from "./deletion.ts";
import type { WriteFailure } from "./saving-failure.ts";

/** What is changed of a record, whatever else it says. */
export type Edit =
  /** With why, for the log of activity, where somebody says so. */
  | { readonly _tag: "Ban"; readonly reason?: string }
  | { readonly _tag: "LiftBan" }
  /** To a tribe, by the name that people know it by, or to none; which one may still have to be chosen. */
  | {
      readonly _tag: "MoveToTribe";
      readonly tribe: { readonly id: string; readonly name: string } | undefined;
    }
  /** Also to an address that was not verified, or not (D68). */
  | { readonly _tag: "GiveRole"; readonly role: string; readonly allowUnverified?: boolean };

/** What an edit does; leaving a tribe is a deed of its own. */
export type Deed = Edit["_tag"] | "LeaveTribe";

export const deedOf = (edit: Edit): Deed =>
  edit._tag === "MoveToTribe" && edit.tribe === undefined ? "LeaveTribe" : edit._tag;

/** A tribe that is still to be chosen: no record has such an id. */
export const NO_CHOICE = { id: "", name: "" } as const;

/** Whether an edit says all that is to be. */
export const isChosen = (edit: Edit): boolean =>
  edit._tag !== "MoveToTribe" || edit.tribe === undefined || isId(edit.tribe.id);

/** One record and what is changed of it. */
export interface Step {
  readonly target: RecordTarget;
  readonly edit: Edit;
  /** The edit that this one takes back, where nobody has decided otherwise since. */
  readonly undoes?: Edit;
}

/** The same change of one record or of many; one that takes another back gives each what it had. */
export interface Change {
  /** What is said of it. */
  readonly edit: Edit;
  readonly steps: ReadonlyArray<Step>;
  readonly isUndo: boolean;
}

/** What came of one step: what takes it back, where it changed anything. */
export type StepResult = { readonly target: RecordTarget } & (
  | { readonly _tag: "Changed"; readonly inverse: Edit | undefined }
  /** It was so already. */
  | { readonly _tag: "Same" }
  | { readonly _tag: "Failed"; readonly failure: WriteFailure }
);

/** A change of some records, each the same. */
export const changeOf = (targets: ReadonlyArray<RecordTarget>, edit: Edit): Change => ({
  edit,
  steps: targets.map((target) => ({ target, edit })),
  isUndo: false,
});

/** What takes a change back, the last step first; nothing where nothing can be taken back. */
export const undoOf = ({ edit }: Change, results: ReadonlyArray<StepResult>): Change | undefined => {
  const steps = results.flatMap((result): ReadonlyArray<Step> =>
    result._tag === "Changed" && result.inverse !== undefined
      ? [{ target: result.target, edit: result.inverse, undoes: edit }]
      : [],
  );
  return steps.length === 0 ? undefined : { edit, steps: steps.toReversed(), isUndo: true };
};

/** What of a record an edit is about. */
const aspectOf = ({ _tag }: Edit): Edit["_tag"] => (_tag === "LiftBan" ? "Ban" : _tag);

/** Whether what came of a change decides again all that an earlier one decided: there is nothing of that to take back any more. */
export const replaces = ({ edit }: Change, results: ReadonlyArray<StepResult>, earlier: Change): boolean =>
  aspectOf(edit) === aspectOf(earlier.edit) &&
  earlier.steps.every(({ target }) =>
    results.some((result) => result._tag !== "Failed" && isSameTarget(result.target, target)),
  );

export const changedIn = (results: ReadonlyArray<StepResult>): ReadonlyArray<RecordTarget> =>
  results.filter(({ _tag }) => _tag === "Changed").map(({ target }) => target);

export const failedIn = (results: ReadonlyArray<StepResult>): ReadonlyArray<Undeleted> =>
  results.flatMap((result) =>
    result._tag === "Failed" ? [{ target: result.target, failure: result.failure }] : [],
  );
