import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { KeptDraft } from "../../../src/domain/drafts.ts";
import { Refused, Stale, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import type { Writing } from "../../../src/machines/editing/editing.vocabulary.ts";
import { editingView } from "../../../src/machines/editing/editing.view.ts";
import { workActor } from "../../../src/machines/effect-actor.ts";
import { id } from "../../domain/generators.ts";
import {
  BASE,
  type Draft,
  draftOf,
  editing,
  type Input,
  KEPT,
  machine,
  MINE,
  OUTDATED,
  SAVED,
  type Saving,
  THEIRS,
  tidied,
  tribe,
} from "./tribe-form.ts";

/** A form whose reads and writes are answered when the test says so, and what its tab remembers of it. */
const opened = (input: Partial<Input> = {}) => {
  const answers: Array<(answer: Saving) => void> = [];
  const wait = (): Promise<Saving> => new Promise((resolve) => answers.push(resolve));
  const writes: Array<Writing<Tribe, Draft>> = [];
  const saved: Array<Tribe> = [];
  const memory: Array<KeptDraft | undefined> = [];
  const actor = createActor(
    machine.provide({
      actors: {
        "reread the record": workActor((_: void) => wait()),
        "write the record": workActor((writing: Writing<Tribe, Draft>) => {
          writes.push(writing);
          return wait();
        }),
      },
      actions: { "remember what is unsaved": (_, unsaved) => void memory.push(unsaved) },
    }),
    { input: { ...editing, base: BASE, kept: undefined, ...input } },
  );
  actor.on("saved", ({ record }) => void saved.push(record));
  actor.start();
  return {
    writes,
    saved,
    memory,
    view: () => editingView<Tribe, Draft>(actor.getSnapshot(), actor.send),
    answer: async (answer: Saving) => {
      answers.shift()?.(answer);
      await new Promise(setImmediate);
    },
  };
};

const LATER: Draft = { ...MINE, name: "Slowest food", description: "By me" };
const typed = ({ name, description }: Draft) => ({ name, description });

test("a save that was refused says why, keeps what was typed, and is tried again by the person", async () => {
  const { answer, saved, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.fail(Refused("no")));
  expect(view()).toMatchObject({
    isSaving: false,
    isUnsaved: true,
    failure: Refused("no"),
    unknown: undefined,
    draft: MINE,
  });
  view().type(LATER);
  expect(view().failure).toEqual(Refused("no"));
  view().submit(LATER);
  expect(view()).toMatchObject({ isSaving: true, failure: undefined });
  await answer(Result.succeed(BASE));
  await answer(Result.succeed(SAVED));
  expect([saved, writes.map(({ draft }) => draft)]).toEqual([[SAVED], [tidied(MINE), tidied(LATER)]]);
  expect(view()).toMatchObject({
    isUnsaved: false,
    isRestored: false,
    draft: draftOf(SAVED),
    failure: undefined,
  });
});

test("what is typed back forgets why it was refused", async () => {
  const { answer, view } = opened();
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.fail(Refused("no")));
  view().type(draftOf(BASE));
  expect(view().failure).toBeUndefined();
});

test("a record that cannot be read again is not written", async () => {
  const { answer, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.fail(Unreachable));
  expect(view()).toMatchObject({
    isSaving: false,
    failure: Unreachable,
    conflict: undefined,
    unknown: undefined,
  });
  expect(writes).toEqual([]);
});

test("D37: what was decided on is written onto what others made of it", async () => {
  const { answer, memory, saved, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.succeed(THEIRS));
  expect(view()).toMatchObject({ isSaving: false, conflict: [{ field: "description" }] });
  view().submit(LATER);
  expect(view()).toMatchObject({ isSaving: true, conflict: undefined, saved: draftOf(THEIRS) });
  expect(memory.at(-1)?.typed).toEqual(typed(LATER));
  await answer(Result.succeed(THEIRS));
  expect(writes).toEqual([{ draft: tidied(LATER), onto: THEIRS }]);
  await answer(Result.succeed(SAVED));
  expect(saved).toEqual([SAVED]);
});

test("D37: what others changed after it was decided on is put to the person again", async () => {
  const { answer, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.succeed(THEIRS));
  view().submit(MINE);
  await answer(Result.succeed({ ...THEIRS, description: "By a third" }));
  expect(view().conflict).toEqual([
    { field: "description", before: "By somebody else", theirs: "By a third", mine: "" },
  ]);
  expect(writes).toEqual([]);
});

test("D37: who does not decide goes on typing", async () => {
  const { answer, view } = opened();
  view().submit(MINE);
  await answer(Result.succeed(THEIRS));
  view().cancel();
  expect(view()).toMatchObject({ conflict: undefined, draft: MINE, isUnsaved: true });
  view().type(LATER);
  expect(view().draft).toEqual(LATER);
});

test("D38: where nobody knows, the record is read, and the person sends it again or goes on typing", async () => {
  const { answer, memory, saved, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.fail(TimedOut));
  expect(view()).toMatchObject({ isSaving: true, unknown: "being read" });
  await answer(Result.succeed(BASE));
  expect(view()).toMatchObject({ isSaving: false, unknown: "not saved", failure: undefined });
  view().type(LATER);
  expect([view().draft, memory.at(-1)?.typed, view().unknown]).toEqual([LATER, typed(LATER), "not saved"]);
  view().submit(LATER);
  expect(view()).toMatchObject({ isSaving: true, unknown: undefined });
  await answer(Result.succeed(BASE));
  await answer(Result.fail(TimedOut));
  await answer(Result.fail(Unreachable));
  expect(view()).toMatchObject({ unknown: "not read", draft: LATER });
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.succeed(SAVED));
  expect([saved, writes.length]).toEqual([[SAVED], 3]);
});

test.each([
  ["was looked up, as any other failure", Result.succeed(BASE), undefined],
  ["could not be looked up, not", Result.fail(Unreachable), "not read"],
] as const)(
  "D38: what is typed back forgets a result that is unknown: one that %s",
  async (_, found, left) => {
    const { answer, memory, view } = opened();
    view().submit(MINE);
    await answer(Result.succeed(BASE));
    await answer(Result.fail(TimedOut));
    await answer(found);
    view().type(draftOf(BASE));
    expect(view()).toMatchObject({ isUnsaved: false, unknown: left });
    expect(memory.at(-1)).toBeUndefined();
    view().type(MINE);
    expect(view()).toMatchObject({ isUnsaved: true, unknown: left });
  },
);

test("D38: where the record that is looked up says something else, it was not saved", async () => {
  const { answer, saved, view } = opened();
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.fail(TimedOut));
  await answer(Result.succeed(THEIRS));
  expect([saved, view().unknown]).toEqual([[], "not saved"]);
});

test("D38: what says nothing any more is not taken for saved where nothing can be read", async () => {
  const { answer, saved, view } = opened();
  view().submit(draftOf(undefined));
  await answer(Result.succeed(BASE));
  await answer(Result.fail(TimedOut));
  await answer(Result.fail(Unreachable));
  expect([saved, view().unknown]).toEqual([[], "not read"]);
});

test("what is created is written without a look, and where nobody knows, nothing can be read", async () => {
  const { answer, memory, saved, view, writes } = opened({ base: undefined });
  view().submit(MINE);
  expect(writes).toEqual([{ draft: tidied(MINE), onto: undefined }]);
  await answer(Result.fail(TimedOut));
  expect(view()).toMatchObject({ isSaving: false, unknown: "not read", failure: undefined });
  view().type(LATER);
  expect(memory.at(-1)?.typed).toEqual(typed(LATER));
  view().submit(MINE);
  expect(view()).toMatchObject({ isSaving: true, unknown: undefined, draft: MINE });
  await answer(Result.fail(Refused("no")));
  expect(view().failure).toEqual(Refused("no"));
  view().submit(LATER);
  expect(view().failure).toBeUndefined();
  await answer(Result.succeed(SAVED));
  expect([saved, writes.length, memory.at(-1)?.typed]).toEqual([[SAVED], 3, undefined]);
});

test("D61: a draft of something new is no conflict, and what was restored is not once it was saved", async () => {
  const { answer, view } = opened({
    base: undefined,
    kept: { before: { name: "Else", description: "" }, typed: typed(MINE) },
  });
  expect(view()).toMatchObject({ conflict: undefined, isRestored: true, draft: { ...MINE, password: "" } });
  view().submit(view().draft);
  await answer(Result.succeed(SAVED));
  view().type(LATER);
  expect(view().isRestored).toBe(false);
});

/** What came of a save: what the record is when it is read, what the write is answered, and what later reads find. */
const told = async ([read, ...later]: readonly [Saving, ...ReadonlyArray<Saving>], written: Saving) => {
  const { answer, saved, view, writes } = opened();
  view().submit(MINE);
  for (const each of [read, written, ...later, Result.fail(Unreachable)]) await answer(each);
  expect(view().isSaving).toBe(false);
  return { saved, writes, view: view() };
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

test("D37: what somebody else saves between the look and the write is put to the person", async () => {
  const { saved, view, writes } = await told(
    [Result.succeed(BASE), Result.succeed(THEIRS)],
    Result.fail(Stale),
  );
  expect([saved, writes.length, view.failure]).toEqual([[], 1, undefined]);
  expect(view.conflict).toEqual([{ field: "description", before: "", theirs: "By somebody else", mine: "" }]);
});

test("D37: who was faster with the same is as good as one's own save", async () => {
  const { saved, view } = await told([Result.succeed(BASE), Result.succeed(SAVED)], Result.fail(Stale));
  expect([saved, view.failure, view.isUnsaved]).toEqual([[SAVED], undefined, false]);
});

test("D37: what was changed beyond the form, or cannot be read, is said, and the person saves again", async () => {
  const { answer, saved, view, writes } = opened();
  for (const seen of [Result.succeed(BASE), Result.fail(Unreachable)]) {
    view().submit(MINE);
    await answer(Result.succeed(BASE));
    await answer(Result.fail(Stale));
    await answer(seen);
    expect(view()).toMatchObject({ isSaving: false, isUnsaved: true, failure: Stale, draft: MINE });
  }
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.succeed(SAVED));
  expect([saved, writes.length, view().failure]).toEqual([[SAVED], 3, undefined]);
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

test("D61: what was typed is remembered as it was typed, without its secrets, until it is typed back", () => {
  const { memory, view } = opened();
  view().type(MINE);
  expect([memory.at(-1), view().isUnsaved, view().isRestored]).toEqual([KEPT, true, false]);
  view().type(draftOf(BASE));
  expect([memory.at(-1), view().isUnsaved]).toEqual([undefined, false]);
});

test("D61: what was typed on an earlier visit is here again, and no more once it was reverted", () => {
  const { memory, view } = opened({ kept: KEPT });
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
  const { memory, view } = opened({ kept: OUTDATED });
  expect(view().conflict).toEqual([
    { field: "description", before: "Of yesterday", theirs: "", mine: "Of yesterday" },
  ]);
  expect(memory.at(-1)).toEqual(OUTDATED);
});

test("D61: a draft that says what the record says by now is no draft any more", () => {
  const { memory, view } = opened({ base: tribe("Slower food "), kept: KEPT });
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
  expect(opened({ kept }).view().draft).toEqual({ name: "Mine", description: "", password: "" });
});

test("D61: nothing is typed into what is being saved", () => {
  const { memory, view } = opened();
  view().submit(MINE);
  const sofar = memory.length;
  view().type({ ...MINE, name: "Later" });
  expect([memory.length - sofar, view().isSaving, view().draft]).toEqual([0, true, MINE]);
});
