import { expect, test } from "vitest";
import { notedKindsFor } from "../../src/domain/activity.ts";

test("§6, D66: each role reads of the kinds of record that it may read", () => {
  const ofAll = ["vote", "location", "notification"];
  const ofStaff = ["user", "kitchen", "tribe", "comment", "favorite", "report", ...ofAll];
  expect(notedKindsFor("admin").toSorted()).toEqual([...ofStaff, "date", "block"].toSorted());
  expect(notedKindsFor("editor").toSorted()).toEqual(ofStaff.toSorted());
  expect(notedKindsFor("viewer").toSorted()).toEqual(ofStaff.toSorted());
  expect(notedKindsFor("chef")).toEqual([]);
  expect(notedKindsFor(undefined)).toEqual([]);
});
