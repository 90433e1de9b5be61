import { expect, test } from "vitest";
import {
  changedIn,
  changeOf,
  type Edit,
  failedIn,
  type StepResult,
  undoOf,
} from "../../src/domain/change.ts";
import type { RecordTarget } from "../../src/domain/deletion.ts";
import { Forbidden } from "../../src/domain/remote-failure.ts";

const kitchen = (id: string): RecordTarget => ({ _tag: "kitchens", id, name: id });
const from = (id: string): Edit => ({ _tag: "MoveToTribe", tribe: { id, name: id } });
const MOVE = changeOf([kitchen("1"), kitchen("2"), kitchen("3"), kitchen("4")], from("t"));
const RESULTS: ReadonlyArray<StepResult> = [
  { target: kitchen("1"), _tag: "Changed", inverse: from("a") },
  { target: kitchen("2"), _tag: "Same" },
  { target: kitchen("3"), _tag: "Failed", failure: Forbidden },
  { target: kitchen("4"), _tag: "Changed", inverse: from("b") },
];

test("undoing gives each that was changed what it had, the last one first, and no other", () => {
  expect(undoOf(MOVE, RESULTS)).toEqual({
    edit: MOVE.edit,
    isUndo: true,
    steps: [
      { target: kitchen("4"), edit: from("b"), undoes: MOVE.edit },
      { target: kitchen("1"), edit: from("a"), undoes: MOVE.edit },
    ],
  });
  expect(undoOf(MOVE, RESULTS.slice(1, 3))).toBeUndefined();
  expect(undoOf(MOVE, [{ target: kitchen("1"), _tag: "Changed", inverse: undefined }])).toBeUndefined();
});

test("each record has its result", () => {
  expect(changedIn(RESULTS)).toEqual([kitchen("1"), kitchen("4")]);
  expect(failedIn(RESULTS)).toEqual([{ target: kitchen("3"), failure: Forbidden }]);
});
