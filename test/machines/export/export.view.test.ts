import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type RemoteFailure, ServerFailed, TimedOut } from "../../../src/domain/remote-failure.ts";
import type { SheetFile } from "../../../src/domain/sheet.ts";
import { type Answer, DONE } from "../../../src/machines/answer.ts";
import {
  type ExportOrder,
  type ExportStep,
  exportMachine,
} from "../../../src/machines/export/export.machine.ts";
import { exportView } from "../../../src/machines/export/export.view.ts";
import type { ExportedPart } from "../../../src/machines/use-cases/lists/export-records.ts";

type Part = Answer<ExportedPart, RemoteFailure>;

const ORDER: ExportOrder = {
  scope: { _tag: "Selected", ids: ["1", "2"] },
  name: "Kitchens",
  header: ["Name"],
};
const PIECES = { 1: new Blob(["1"]), 2: new Blob(["2"]) };
const part = (id: "1" | "2", isLast: boolean): Part =>
  Result.succeed({ ids: new Set([id]), piece: PIECES[id], total: 2, counted: undefined, isLast });

/** An export whose parts and file are answered one after another. */
const begun = () => {
  const asked: Array<ExportStep> = [];
  const files: Array<SheetFile> = [];
  const parts: Array<(answer: Part) => void> = [];
  const saved: Array<(answer: Answer<void>) => void> = [];
  const actor = createActor(
    exportMachine.provide({
      actors: {
        "export a part": fromPromise<Part, ExportStep>(({ input }) => {
          asked.push(input);
          return new Promise((answer) => parts.push(answer));
        }),
        "save the file": fromPromise<Answer<void>, SheetFile>(({ input }) => {
          files.push(input);
          return new Promise((answer) => saved.push(answer));
        }),
      },
    }),
  ).start();
  const happened = () =>
    new Promise<void>((done) => {
      setImmediate(done);
    });
  return {
    asked,
    files,
    read: (answer: Part) => {
      parts.shift()?.(answer);
      return happened();
    },
    save: (answer: Answer<void>) => {
      saved.shift()?.(answer);
      return happened();
    },
    view: () => exportView(actor.getSnapshot(), actor.send),
  };
};

const NOTHING = { stage: "idle", done: 0, total: 0, failure: undefined };
const WRITTEN = { name: "Kitchens", pieces: [PIECES[1], PIECES[2]] };

/** An export that has come to its file. */
const writing = async () => {
  const run = begun();
  run.view().start(ORDER);
  await run.read(part("1", false));
  await run.read(part("2", true));
  return run;
};

test("it counts while it reads, and is done once the file is written", async () => {
  const { asked, files, read, save, view } = begun();
  expect(view()).toMatchObject(NOTHING);
  view().start(ORDER);
  expect(view()).toMatchObject({ ...NOTHING, stage: "busy" });
  await read(part("1", false));
  expect(view()).toMatchObject({ stage: "busy", done: 1, total: 2 });
  await read(part("2", true));
  expect([view().stage, files]).toEqual(["busy", [WRITTEN]]);
  await save(DONE);
  expect(view()).toMatchObject({ stage: "done", done: 2, total: 2, failure: undefined });
  expect(asked).toEqual([
    { order: ORDER, part: 1, before: [] },
    { order: ORDER, part: 2, before: [new Set(["1"])] },
  ]);
});

test("what is done is dismissed, or followed by another that begins with nothing", async () => {
  const run = await writing();
  await run.save(DONE);
  run.view().start({ ...ORDER, name: "Again" });
  expect(run.view()).toMatchObject({ ...NOTHING, stage: "busy" });
  expect(run.asked.at(-1)).toEqual({ order: { ...ORDER, name: "Again" }, part: 1, before: [] });
  await run.read(part("1", true));
  await run.save(DONE);
  run.view().dismiss();
  expect(run.view()).toMatchObject(NOTHING);
});

test("the same, asked for meanwhile, goes on; what else is asked for begins with nothing", async () => {
  const { asked, read, view } = begun();
  view().start(ORDER);
  await read(part("1", false));
  view().start({ ...ORDER });
  expect(view()).toMatchObject({ stage: "busy", done: 1, total: 2 });
  const other: ExportOrder = { ...ORDER, scope: { _tag: "Selected", ids: ["2"] } };
  view().start(other);
  expect(view()).toMatchObject({ ...NOTHING, stage: "busy" });
  expect(asked.map(({ order, part: number }) => [order, number])).toEqual([
    [ORDER, 1],
    [ORDER, 2],
    [other, 1],
  ]);
});

test.each([
  { counted: undefined, later: 2, total: 2 },
  { counted: 3, later: 2, total: 3 },
  { counted: 3, later: 4, total: 4 },
])("of $counted that were counted at first, and $later later, $total should be there", async (one) => {
  const { read, view } = begun();
  view().start(ORDER);
  const first = { ids: new Set(["1"]), piece: PIECES[1], total: 3, counted: one.counted, isLast: false };
  await read(Result.succeed(first));
  await read(Result.succeed({ ...first, ids: new Set(["2"]), total: one.later }));
  expect(view()).toMatchObject({ stage: "busy", done: 2, total: one.total });
});

test("a part that failed is read again when that is wished", async () => {
  const { asked, read, view } = begun();
  view().start(ORDER);
  await read(part("1", false));
  await read(Result.fail(ServerFailed()));
  expect(view()).toMatchObject({ stage: "failed", done: 1, total: 2, failure: ServerFailed() });
  view().tryAgain();
  expect(view()).toMatchObject({ stage: "busy", done: 1, failure: undefined });
  expect(asked.map((each) => each.part)).toEqual([1, 2, 2]);
});

test("a failure is dismissed, or followed by another that begins with nothing", async () => {
  const { asked, read, view } = begun();
  view().start(ORDER);
  await read(part("1", false));
  await read(Result.fail(ServerFailed()));
  view().start(ORDER);
  expect(view()).toMatchObject({ ...NOTHING, stage: "busy" });
  expect(asked.map((each) => each.part)).toEqual([1, 2, 1]);
  await read(Result.fail(ServerFailed()));
  view().dismiss();
  expect(view()).toMatchObject(NOTHING);
});

test("a file that was not written failed without a reason, and is written again without reading", async () => {
  const run = await writing();
  await run.save(Result.fail(TimedOut));
  expect(run.view()).toMatchObject({ stage: "failed", done: 2, failure: undefined });
  run.view().tryAgain();
  await run.save(DONE);
  expect(run.view().stage).toBe("done");
  expect([run.asked.length, run.files]).toEqual([2, [WRITTEN, WRITTEN]]);
});

test("given up while it reads or writes, it forgets everything", async () => {
  const { read, view } = begun();
  view().start(ORDER);
  await read(part("1", false));
  view().cancel();
  expect(view()).toMatchObject(NOTHING);
  const run = await writing();
  run.view().cancel();
  expect(run.view()).toMatchObject(NOTHING);
});
