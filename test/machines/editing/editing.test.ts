import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { Refused, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import type { Writing } from "../../../src/machines/editing/editing.machine.ts";
import { editingView } from "../../../src/machines/editing/editing.view.ts";
import { workActor } from "../../../src/machines/effect-actor.ts";
import {
  BASE,
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
} from "./tribe-form.ts";

/** A form whose reads and writes are answered when the test says so. */
const opened = (input: Partial<Input> = {}) => {
  const answers: Array<(answer: Saving) => void> = [];
  const wait = (): Promise<Saving> => new Promise((resolve) => answers.push(resolve));
  const writes: Array<Writing<Tribe, Draft>> = [];
  const saved: Array<Tribe> = [];
  let kept: unknown = "nothing was said";
  const actor = createActor(
    machine.provide({
      actors: {
        "reread the record": workActor((_: void) => wait()),
        "write the record": workActor((writing: Writing<Tribe, Draft>) => {
          writes.push(writing);
          return wait();
        }),
      },
      actions: {
        "remember what is unsaved": (_, unsaved) => {
          kept = unsaved?.typed;
        },
      },
    }),
    { input: { ...editing, base: BASE, kept: undefined, ...input } },
  );
  actor.on("saved", ({ record }) => void saved.push(record));
  actor.start();
  return {
    writes,
    saved,
    kept: () => kept,
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
  const { answer, kept, saved, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.succeed(THEIRS));
  expect(view()).toMatchObject({ isSaving: false, conflict: [{ field: "description" }] });
  view().submit(LATER);
  expect(view()).toMatchObject({ isSaving: true, conflict: undefined, saved: draftOf(THEIRS) });
  expect(kept()).toEqual(typed(LATER));
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
  const { answer, kept, saved, view, writes } = opened();
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.fail(TimedOut));
  expect(view()).toMatchObject({ isSaving: true, unknown: "being read" });
  await answer(Result.succeed(BASE));
  expect(view()).toMatchObject({ isSaving: false, unknown: "not saved", failure: undefined });
  view().type(LATER);
  expect([view().draft, kept(), view().unknown]).toEqual([LATER, typed(LATER), "not saved"]);
  view().submit(LATER);
  expect(view()).toMatchObject({ isSaving: true, unknown: undefined });
  await answer(Result.succeed(BASE));
  await answer(Result.fail(TimedOut));
  await answer(Result.fail(Unreachable));
  expect(view().unknown).toBe("not read");
  view().cancel();
  expect(view()).toMatchObject({ unknown: undefined, draft: LATER });
  view().submit(MINE);
  await answer(Result.succeed(BASE));
  await answer(Result.succeed(SAVED));
  expect([saved, writes.length]).toEqual([[SAVED], 3]);
});

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
  const { answer, kept, saved, view, writes } = opened({ base: undefined });
  view().submit(MINE);
  expect(writes).toEqual([{ draft: tidied(MINE), onto: undefined }]);
  await answer(Result.fail(TimedOut));
  expect(view()).toMatchObject({ isSaving: false, unknown: "not read", failure: undefined });
  view().type(LATER);
  expect(kept()).toEqual(typed(LATER));
  view().submit(MINE);
  expect(view()).toMatchObject({ isSaving: true, unknown: undefined, draft: MINE });
  await answer(Result.fail(Refused("no")));
  expect(view().failure).toEqual(Refused("no"));
  view().submit(LATER);
  expect(view().failure).toBeUndefined();
  await answer(Result.succeed(SAVED));
  expect([saved, writes.length, kept()]).toEqual([[SAVED], 3, undefined]);
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
