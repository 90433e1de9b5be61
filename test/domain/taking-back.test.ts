import { expect, test } from "vitest";
import type { Activity, FieldChange } from "../../src/domain/activity.ts";
import {
  asBefore,
  mayBeTakenBack,
  notedEdit,
  unchangedSince,
} from "../../src/domain/activity/taking-back.ts";
import { id } from "./generators.ts";

const NAME = { field: "nombre", before: "Casa Ana", after: "Casa Bo" };
const PLACE = { field: "location", after: "Lima" };
const BANNED = { field: "banned", before: "false", after: "true" };

const logged = (operation: string, ...changes: ReadonlyArray<FieldChange>): Activity => ({
  activityId: id("1"),
  operation,
  kind: "kitchen",
  recordId: id("5"),
  creationDate: "2026-11-21T10:00:00.000Z",
  changes: [...changes],
});

const entry = (operation: string, ...changes: ReadonlyArray<FieldChange>) =>
  notedEdit(logged(operation, ...changes));

test("D66: of an edit that is taken back which a form can write, and of nothing but an edit", () => {
  expect(entry("kitchens.edit", NAME, PLACE)?.changes).toEqual([NAME, PLACE]);
  expect(entry("users.edit", NAME, { field: "email" })?.changes).toEqual([NAME]);
  expect(entry("users.edit", { field: "email" })).toBeUndefined();
  expect(entry("kitchens.create", NAME)).toBeUndefined();
  expect(entry("comments.edit", { field: "text" })).toBeUndefined();
});

test("D66: a name that was the first is not taken back: everybody has one", () => {
  const first = { field: "nombre", after: "Mary Ann" };
  const role = { field: "role", after: "chef" };
  expect(entry("users.edit", first)).toBeUndefined();
  expect(entry("users.edit", { ...first, before: "" })).toBeUndefined();
  expect(entry("users.edit", first, role)?.changes).toEqual([role]);
  expect(entry("tribes.edit", { field: "description", after: "Slow" })?.changes).toHaveLength(1);
});

test("D66: what was changed since stays; what was not says again what it said", () => {
  const kitchen = { nombre: "Casa Cy", location: "Lima", banned: true };
  const changes = [NAME, PLACE, BANNED];
  const edit = {
    activityId: id<"activity">("1"),
    resource: "kitchens",
    recordId: "5",
    creationDate: "2026-05-04T10:00:00Z",
    changes,
  } as const;
  const left = unchangedSince(edit, kitchen, [logged("kitchens.edit", ...changes)]);
  expect(left).toEqual([PLACE, BANNED]);
  expect(asBefore(kitchen, left)).toEqual({ location: "", banned: false });
  const unnamed = { ...edit, changes: [{ field: "nombre" }] };
  expect(unchangedSince(unnamed, { nombre: "" }, [])).toHaveLength(1);
});

const numbered = (activityId: string, recordId: string, change: Activity): Activity => ({
  ...change,
  activityId: id(activityId),
  recordId: id(recordId),
});

test("D66: an edit is offered as long as no later one that is known changed all of it again", () => {
  const edit = numbered("1", "5", logged("kitchens.edit", NAME, PLACE));
  const renamed = numbered("2", "5", logged("kitchens.edit", NAME));
  const moved = numbered("3", "5", logged("kitchens.edit", PLACE));
  const another = numbered("4", "6", logged("kitchens.edit", NAME, PLACE));
  const noted = notedEdit(edit);
  if (noted === undefined) throw new Error("nothing of it can be taken back at all");
  expect(mayBeTakenBack(noted, [edit])).toBe(true);
  expect(mayBeTakenBack(noted, [another, renamed, edit])).toBe(true);
  expect(mayBeTakenBack(noted, [moved, renamed, edit])).toBe(false);
  expect(mayBeTakenBack(noted, [edit, moved, renamed])).toBe(true);
});

test("D66: what belongs to a record, as a picture with its own description, is no change of its fields", () => {
  const described = { field: "description", before: "Slow", after: "Slow food" };
  const edit = numbered("1", "5", logged("tribes.edit", described));
  const picture = numbered(
    "2",
    "5",
    logged("tribeImages.create", { field: "description", after: "A picnic" }),
  );
  const noted = notedEdit(edit);
  if (noted === undefined) throw new Error("nothing of it can be taken back at all");
  expect(unchangedSince(noted, { description: "Slow food" }, [picture, edit])).toEqual([described]);
});

test("D66: of what was deleted nothing is taken back", () => {
  expect(notedEdit({ ...logged("kitchens.edit", NAME), deleted: true })).toBeUndefined();
});
