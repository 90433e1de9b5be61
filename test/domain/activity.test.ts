import { expect, test } from "vitest";
import { type Activity, notedKindsFor, revertOf } from "../../src/domain/activity.ts";
import { id } from "./generators.ts";

const changed = (operation: string, ...changes: Activity["changes"]): Activity => ({
  activityId: id("1"),
  operation,
  kind: "kitchen",
  recordId: id("5"),
  creationDate: "2026-11-21T10:00:00.000Z",
  changes,
});

test("§6, D66: each role reads of the kinds of record that it may read", () => {
  const ofAll = ["vote", "location", "notification"];
  const ofStaff = ["user", "kitchen", "tribe", "comment", "favorite", "report", ...ofAll];
  expect(notedKindsFor("admin").toSorted()).toEqual([...ofStaff, "date", "block"].toSorted());
  expect(notedKindsFor("editor").toSorted()).toEqual(ofStaff.toSorted());
  expect(notedKindsFor("viewer").toSorted()).toEqual(ofStaff.toSorted());
  expect(notedKindsFor("chef")).toEqual([]);
  expect(notedKindsFor(undefined)).toEqual([]);
});

test("D66: a ban and a role are taken back by what they were before", () => {
  const banned = { field: "banned", before: "false", after: "true" };
  const free = { field: "banned", before: "true", after: "false" };
  expect(revertOf(changed("kitchens.edit", banned))).toEqual({ _tag: "LiftBan" });
  expect(revertOf(changed("kitchens.edit", free))).toEqual({ _tag: "Ban" });
  const role = { field: "role", before: "viewer", after: "editor" };
  expect(revertOf(changed("users.edit", role))).toEqual({ _tag: "GiveRole", role: "viewer" });
});

test("D66: nothing else is", () => {
  const banned = { field: "banned", before: "false", after: "true" };
  const name = { field: "nombre", before: "Casa Ana", after: "Casa Bo" };
  for (const entry of [
    changed("kitchens.edit"),
    changed("kitchens.edit", banned, name),
    changed("kitchens.create", { field: "banned", after: "false" }),
    changed("users.edit", name),
    changed("users.edit", { field: "role", after: "viewer" }),
    changed("users.remove", { field: "role", before: "viewer" }),
  ])
    expect(revertOf(entry)).toBeUndefined();
});
