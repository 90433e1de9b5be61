import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import type { Activity, FieldChange } from "../../../../src/domain/activity.ts";
import { notedEdit } from "../../../../src/domain/activity/taking-back.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import { Activities } from "../../../../src/domain/ports/activities.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Reason } from "../../../../src/domain/ports/reason.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import { Unreachable } from "../../../../src/domain/remote-failure.ts";
import type { User } from "../../../../src/domain/user.ts";
import type { RecordPorts } from "../../../../src/machines/use-cases/lists/record-sources.ts";
import { comingBack, takeBack } from "../../../../src/machines/use-cases/changes/take-back.ts";
import { id } from "../../../domain/generators.ts";
import { kitchen } from "../lists/listed.ts";

const entry = (
  activityId: string,
  kind: "kitchen" | "user",
  change: FieldChange,
  reason?: string,
): Activity => ({
  activityId: id(activityId),
  operation: `${kind}s.edit`,
  kind,
  recordId: id("5"),
  creationDate: "2026-11-21T10:00:00.000Z",
  changes: [change],
  reason,
});

const BAN = { field: "banned", before: "false", after: "true" };
const LIFT = { field: "banned", before: "true", after: "false" };
const OLD_BAN = entry("1", "kitchen", BAN, "Clean-up test");
const LIFTING = entry("2", "kitchen", LIFT);
const NEW_BAN = entry("3", "kitchen", BAN, "Rats");
/** Newest first, as a log is told. */
const BANNED_TWICE = [NEW_BAN, LIFTING, OLD_BAN];

const TO_EDITOR = entry("1", "user", { field: "role", before: "viewer", after: "editor" });
const TO_CHEF = entry("2", "user", { field: "role", before: "editor", after: "chef" });
const TO_EDITOR_AGAIN = entry("3", "user", { field: "role", before: "chef", after: "editor" });

interface Console {
  readonly banned?: boolean;
  readonly role?: string;
  /** What the log of the record says, newest first. */
  readonly log: ReadonlyArray<Activity>;
  /** Whether the network goes while somebody is asked. */
  readonly isCutOff?: boolean;
}

/** What of an entry can be taken back, and what taking it back writes, for which reason. */
const takenBack = async (of: Activity, { banned = false, role, log, isCutOff = false }: Console) => {
  const written: Array<unknown> = [];
  const asked: Array<unknown> = [];
  const user: User = { userId: id("5"), email: "eve@example.com", profile: { nombre: "Eve" }, role };
  const ports = Context.makeUnsafe<RecordPorts | Activities>(
    new Map<string, unknown>([
      [
        Kitchens.key,
        {
          byId: () => Effect.succeed({ ...kitchen(5), banned }),
          edit: (changed: Kitchen) =>
            Effect.map(Reason, (reason) => void written.push({ banned: changed.banned, reason })),
        },
      ],
      [
        Users.key,
        {
          byId: () => Effect.succeed(user),
          edit: (changed: User) => Effect.sync(() => void written.push({ role: changed.role })),
        },
      ],
      [Tribes.key, {}],
      [
        Activities.key,
        {
          list: (_: unknown, arrangement: unknown) => {
            asked.push(arrangement);
            return isCutOff && asked.length > 1 ? Effect.fail(Unreachable) : Effect.succeed({ items: log });
          },
        },
      ],
    ]),
  );
  const noted = notedEdit(of);
  if (noted === undefined) throw new Error("nothing of it can be taken back at all");
  const { unchanged } = await Effect.runPromise(Effect.provideContext(comingBack(noted), ports));
  const taken = await Effect.runPromise(Effect.result(Effect.provideContext(takeBack(noted), ports)));
  return {
    unchanged: unchanged.map(({ field }) => field),
    written: taken._tag === "Success" ? written : taken.failure._tag,
    asked: asked.at(0),
  };
};

test("D66: a ban that was lifted and set again by somebody else is theirs: the old entry takes nothing back", async () => {
  const cameTo = await takenBack(OLD_BAN, { banned: true, log: BANNED_TWICE });
  expect(cameTo).toEqual({
    unchanged: [],
    written: "Stale",
    asked: { filters: { record: "kitchen:5" } },
  });
});

test("D66: the ban that is in force is taken back, and a lifting by the ban that it lifted, with its reason", async () => {
  const lifted = await takenBack(NEW_BAN, { banned: true, log: BANNED_TWICE });
  expect(lifted).toMatchObject({ unchanged: ["banned"], written: [{ banned: false, reason: undefined }] });
  const again = await takenBack(LIFTING, { banned: false, log: [LIFTING, OLD_BAN] });
  expect(again).toMatchObject({
    unchanged: ["banned"],
    written: [{ banned: true, reason: "Clean-up test" }],
  });
});

test("D66: what was taken back already is not taken back again", async () => {
  const cameTo = await takenBack(OLD_BAN, { banned: false, log: [LIFTING, OLD_BAN] });
  expect(cameTo).toMatchObject({ unchanged: [], written: "Stale" });
});

test.each([
  { role: "chef", log: [TO_CHEF, TO_EDITOR], when: "is another one by now" },
  { role: "editor", log: [TO_EDITOR_AGAIN, TO_CHEF, TO_EDITOR], when: "was given anew" },
])("D66: a role that $when stays", async ({ role, log }) => {
  expect(await takenBack(TO_EDITOR, { role, log })).toMatchObject({ unchanged: [], written: "Stale" });
});

test("D66: a role that is still the one that was given becomes what it was, whatever else was changed", async () => {
  const renamed = entry("4", "user", { field: "nombre", before: "Evi", after: "Eve" });
  const cameTo = await takenBack(TO_EDITOR, { role: "editor", log: [renamed, TO_EDITOR] });
  expect(cameTo).toMatchObject({ unchanged: ["role"], written: [{ role: "viewer" }] });
  // An entry so old that the log does not come to it: what is newer counts all the same.
  expect(await takenBack(TO_EDITOR, { role: "editor", log: [TO_EDITOR_AGAIN] })).toMatchObject({
    unchanged: [],
  });
});

test("D66: of an edit that somebody goes on changing while one is asked, nothing is taken back unasked", async () => {
  const both = [
    { field: "nombre", before: "Casa", after: kitchen(5).nombre },
    { field: "capacity", before: "4", after: "6" },
  ];
  const cameTo = await takenBack(
    { ...entry("1", "kitchen", BAN), changes: both },
    { log: [{ ...entry("1", "kitchen", BAN), changes: both }] },
  );
  expect(cameTo).toMatchObject({ unchanged: ["nombre"], written: "Stale" });
});

test("D38: what is asked before an edit is taken back changes nothing: where it breaks off, nothing was sent", async () => {
  const cameTo = await takenBack(TO_EDITOR, { role: "editor", log: [TO_EDITOR], isCutOff: true });
  expect(cameTo).toMatchObject({ unchanged: ["role"], written: "NotSent" });
});
