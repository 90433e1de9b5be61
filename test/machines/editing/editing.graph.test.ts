import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, type ExecutableActionObject, fromPromise, type SnapshotFrom } from "xstate";
import type { KeptDraft } from "../../../src/domain/drafts.ts";
import { Refused, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import type { Writing } from "../../../src/machines/editing/editing.machine.ts";
import { editingView } from "../../../src/machines/editing/editing.view.ts";
import { id } from "../../domain/generators.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";
import {
  BASE,
  CANARY,
  type Draft,
  draftOf,
  editing,
  type Input,
  machine,
  MINE,
  SAVED,
  type Saving,
  THEIRS,
  tidied,
  tribe,
} from "./tribe-form.ts";

type Snapshot = SnapshotFrom<typeof machine>;

const ANSWERS = {
  "reread the record": [
    Result.succeed(BASE),
    Result.succeed(THEIRS),
    Result.succeed(SAVED),
    Result.fail(Unreachable),
  ],
  "write the record": [
    Result.succeed(SAVED),
    Result.fail(Refused("no")),
    Result.fail(TimedOut),
    Result.fail(Unreachable),
  ],
};
const WISHES = [
  { type: "type", draft: MINE },
  { type: "type", draft: draftOf(BASE) },
  { type: "submit", draft: MINE },
  { type: "cancel" },
];

const KEPT: KeptDraft = {
  before: { name: "Slow food", description: "" },
  typed: { name: "Slower food ", description: "" },
};
const OUTDATED: KeptDraft = {
  before: { name: "Slow food", description: "Of yesterday" },
  typed: { name: "Slower food ", description: "Of yesterday" },
};
const opened: ReadonlyArray<Input> = [
  { ...editing, base: BASE, kept: undefined },
  { ...editing, base: undefined, kept: undefined },
  { ...editing, base: BASE, kept: KEPT },
  { ...editing, base: BASE, kept: OUTDATED },
  { ...editing, base: undefined, kept: { before: { name: "", description: "" }, typed: KEPT.typed } },
];

/** What a step had the tab remember, where it had it remember anything. */
const remembered = (actions: ReadonlyArray<ExecutableActionObject>): ReadonlyArray<unknown> =>
  actions.filter(({ type }) => type === "remember what is unsaved").map(({ params }) => params);

const isWriting = (snapshot: Snapshot): boolean => waitingFor(snapshot).includes("write the record");

obeysTheLaws<Snapshot>({
  machine,
  inputs: opened,
  events: (snapshot) => happenings(snapshot, WISHES, ANSWERS),
  writes: { "write the record": { submit: 1 } },
  tellsApart: ({ base, before, draft, theirs, failure, isRestored }) => [
    base,
    before,
    draft,
    theirs,
    failure?._tag,
    isRestored,
  ],
  holds: ({ before, event, after, actions }) => {
    // Nothing is written onto a record but after a look at what it is (D37).
    if (before !== undefined && isWriting(after) && !isWriting(before)) {
      const hasRecord = after.context.base !== undefined;
      expect(hasRecord ? waitingFor(before) : [event.type]).toEqual(
        hasRecord ? ["reread the record"] : ["submit"],
      );
      expect(hasRecord && before.hasTag("result unknown") && event.type !== "submit").toBe(false);
    }
    const view = editingView<Tribe, Draft>(after, () => undefined);
    // What the form says changes by what a person does, and by being saved; the tab remembers it each time (D61).
    const isSaved = actions.some(({ type }) => type === "xstate.emit" || type === "tell that it was saved");
    if (before !== undefined && before.context.draft !== after.context.draft) {
      expect(isSaved || event.type === "type" || event.type === "submit").toBe(true);
      if (event.type === "type" || isSaved) expect(remembered(actions)).toHaveLength(1);
    }
    if (isSaved) expect([remembered(actions), view.isUnsaved]).toEqual([[undefined], false]);
    for (const draft of remembered(actions)) {
      expect(JSON.stringify(draft ?? null)).not.toContain(CANARY);
      expect(draft === undefined || view.isUnsaved).toBe(true);
    }
    expect(view.isSaving).toBe(waitingFor(after).length > 0);
    // Nothing is said of what came of a write before that was looked at.
    expect(view.unknown === "being read").toBe(view.isSaving && after.hasTag("result unknown"));
    // A conflict names what differs, and what was chosen for it is never empty.
    if (view.conflict !== undefined) expect(view.conflict.length).toBeGreaterThan(0);
  },
});

const told = async (reads: ReadonlyArray<Saving>, written: Saving, kept?: KeptDraft) => {
  const saved: Array<Tribe> = [];
  const writes: Array<Writing<Tribe, Draft>> = [];
  const left = [...reads];
  const actor = createActor(
    machine.provide({
      actors: {
        "reread the record": fromPromise<Saving, void>(() =>
          Promise.resolve(left.shift() ?? Result.fail(Unreachable)),
        ),
        "write the record": fromPromise<Saving, Writing<Tribe, Draft>>(({ input }) => {
          writes.push(input);
          // One write is answered: another would be one too many.
          return writes.length === 1 ? Promise.resolve(written) : new Promise(() => undefined);
        }),
      },
    }),
    { input: { ...editing, base: BASE, kept } },
  );
  actor.on("saved", ({ record }) => void saved.push(record));
  actor.start();
  actor.send({ type: "submit", draft: MINE });
  await expect.poll(() => actor.getSnapshot().hasTag("saving")).toBe(false);
  return { saved, writes, view: editingView<Tribe, Draft>(actor.getSnapshot(), actor.send) };
};

test("D37: what nobody else changed is written onto what it is, and told once the server has answered", async () => {
  const { saved, writes } = await told([Result.succeed(BASE)], Result.succeed(SAVED));
  expect([saved, writes]).toEqual([[SAVED], [{ draft: tidied(MINE), onto: BASE }]]);
});

test("D37: what somebody else changed is put to the person, and nothing is written", async () => {
  const { saved, view, writes } = await told([Result.succeed(THEIRS)], Result.succeed(SAVED));
  expect([saved, writes, view.conflict]).toEqual([
    [],
    [],
    [{ field: "description", before: "", theirs: "By somebody else", mine: "" }],
  ]);
});

test("D37: what others changed beyond the form is what is written onto", async () => {
  const renumbered: Tribe = { ...BASE, tribeId: id("8") };
  const { writes } = await told([Result.succeed(renumbered)], Result.succeed(SAVED));
  expect(writes).toEqual([{ draft: tidied(MINE), onto: renumbered }]);
});

test("D37: a change that others made alike is nothing to decide", async () => {
  const { saved, writes } = await told([Result.succeed(SAVED)], Result.succeed(SAVED));
  expect([saved, writes]).toEqual([[SAVED], [{ draft: tidied(MINE), onto: SAVED }]]);
});

test("D38: a write that timed out and was done all the same is told as saved", async () => {
  const { saved, writes } = await told([Result.succeed(BASE), Result.succeed(SAVED)], Result.fail(TimedOut));
  expect([saved, writes.length]).toEqual([[SAVED], 1]);
});

test("D38: a write that timed out and was not done is unknown, and is not sent again", async () => {
  const { saved, view, writes } = await told(
    [Result.succeed(BASE), Result.succeed(BASE)],
    Result.fail(TimedOut),
  );
  expect([saved, writes.length, view.unknown]).toEqual([[], 1, "not saved"]);
});

test("D38: where the record cannot be read either, that is said", async () => {
  const { view } = await told([Result.succeed(BASE)], Result.fail(Unreachable));
  expect(view.unknown).toBe("not read");
});

/** A form that is opened, what its tab remembers of it, and its view at any moment. */
const opening = (input: Partial<Input>) => {
  const memory: Array<KeptDraft | undefined> = [];
  const actor = createActor(
    machine.provide({
      actors: { "reread the record": fromPromise<Saving, void>(() => new Promise(() => undefined)) },
      actions: { "remember what is unsaved": (_, unsaved) => void memory.push(unsaved) },
    }),
    { input: { ...editing, base: BASE, kept: undefined, ...input } },
  ).start();
  return { memory, view: () => editingView<Tribe, Draft>(actor.getSnapshot(), actor.send) };
};

test("D61: what was typed is remembered as it was typed, without its secrets, until it is typed back", () => {
  const { memory, view } = opening({});
  view().type(MINE);
  expect([memory.at(-1), view().isUnsaved, view().isRestored]).toEqual([KEPT, true, false]);
  view().type(draftOf(BASE));
  expect([memory.at(-1), view().isUnsaved]).toEqual([undefined, false]);
});

test("D61: what was typed on an earlier visit is here again, and no more once it was reverted", () => {
  const { memory, view } = opening({ kept: KEPT });
  expect([view().draft, view().isRestored, view().conflict]).toEqual([
    { ...MINE, password: "" },
    true,
    undefined,
  ]);
  view().type(view().saved);
  view().type(MINE);
  expect([memory.at(-1), view().isRestored]).toEqual([KEPT, false]);
});

test("D61, D37: a draft that is older than the record opens as a conflict", () => {
  const { memory, view } = opening({ kept: OUTDATED });
  expect(view().conflict).toEqual([
    { field: "description", before: "Of yesterday", theirs: "", mine: "Of yesterday" },
  ]);
  expect(memory.at(-1)).toEqual(OUTDATED);
});

test("D61: a draft that says what the record says by now is no draft any more", () => {
  const { memory, view } = opening({ base: tribe("Slower food "), kept: KEPT });
  expect([memory, view().isUnsaved, view().isRestored, view().conflict]).toEqual([
    [undefined],
    false,
    false,
    undefined,
  ]);
});

test("D61: an older console's draft gives what there is of it", () => {
  const kept = {
    before: { name: "Slow food", gone: "x" },
    typed: { name: "Mine", description: true, gone: "y" },
  };
  expect(opening({ kept }).view().draft).toEqual({ name: "Mine", description: "", password: "" });
});

test("D61: nothing is typed into what is being saved", () => {
  const { memory, view } = opening({});
  view().submit(MINE);
  const sofar = memory.length;
  view().type({ ...MINE, name: "Later" });
  expect([memory.length - sofar, view().isSaving, view().draft]).toEqual([0, true, MINE]);
});
