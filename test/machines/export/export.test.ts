import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Kitchen } from "../../../src/domain/kitchen.ts";
import type { ListRequest } from "../../../src/domain/list-request.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { ReadOnce } from "../../../src/domain/ports/read-once.ts";
import { readable } from "../../../src/domain/records.ts";
import { BypassCache } from "../../../src/domain/ports/bypass-cache.ts";
import { NotAcceptable, ServerFailed, type RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { SheetFile, SheetRows } from "../../../src/domain/sheet.ts";
import { type Answer, DONE } from "../../../src/machines/answer.ts";
import {
  type ExportOrder,
  type ExportStep,
  exportMachine,
} from "../../../src/machines/export/export.machine.ts";
import { exportView } from "../../../src/machines/export/export.view.ts";
import {
  exportRecords,
  type ExportedPart,
  type ExportScope,
} from "../../../src/machines/use-cases/lists/export-records.ts";
import { emptyWhereUnavailable, listRecords } from "../../../src/machines/use-cases/lists/list-records.ts";
import type { ListSource } from "../../../src/machines/use-cases/lists/record-source.ts";
import { backend, kitchen, kitchens, REQUEST, shrinking } from "../use-cases/lists/listed.ts";

const everything = (changes: Partial<ListRequest> = {}): ExportScope => ({
  _tag: "Everything",
  request: { ...REQUEST, ...changes },
});

const order = (scope: ExportScope): ExportOrder => ({
  scope,
  name: "Kitchens",
  header: ["Name"],
});

setFlagsFromString("--expose-gc");
const collectGarbage: unknown = runInNewContext("gc");

/** How much memory is held, in bytes. */
const heapUsed = (): number => {
  if (typeof collectGarbage === "function") collectGarbage();
  return process.memoryUsage().heapUsed;
};

const write = async (rows: SheetRows) => new Blob([JSON.stringify(rows)]);
const rowsIn = async (piece: Blob): Promise<SheetRows> => JSON.parse(await piece.text());

/** An export over a backend, whose file is caught; `failing` breaks the part of that number once. */
const exporting = (source: ListSource<Kitchen, never>, failing?: number) => {
  const files: Array<SheetFile> = [];
  const asked: Array<number> = [];
  let isBroken = false;
  const list = emptyWhereUnavailable(listRecords(source));
  const machine = exportMachine.provide({
    actors: {
      "export a part": fromPromise<Answer<ExportedPart, RemoteFailure>, ExportStep>(({ input }) => {
        asked.push(input.part);
        if (input.part === failing && !isBroken) {
          isBroken = true;
          return Promise.resolve(Result.fail(ServerFailed()));
        }
        const { scope, header } = input.order;
        const cellsOf = ({ nombre }: Kitchen) => [nombre];
        return Effect.runPromise(
          Effect.result(
            exportRecords({ source, list, language: "en", scope, header, cellsOf, write }, input),
          ),
        );
      }),
      "save the file": fromPromise(async ({ input }) => {
        files.push(input);
        return DONE;
      }),
    },
  });
  return { actor: createActor(machine).start(), files, asked };
};

type Run = ReturnType<typeof exporting>;

/** The rows of each file, without the header that each begins with. */
const rowsOf = ({ files }: Run) =>
  Promise.all(
    files.map(async ({ pieces }) => {
      const parts = await Promise.all(pieces.map(rowsIn));
      const [head, ...rows] = parts.flat();
      expect(head).toEqual(["Name"]);
      return rows;
    }),
  );
const doneOf = ({ actor }: Run): number => exportView(actor.getSnapshot(), actor.send).done;
const names = (all: ReadonlyArray<Kitchen>) => all.map(({ nombre }) => [nombre]);

describe("an export", () => {
  test("reads everything 200 at a time, whatever page is shown, and writes each record once", async () => {
    const all = kitchens(450);
    const run = exporting(backend(all).source);
    run.actor.send({ type: "start", order: order(everything({ page: 3, size: 10 })) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(await rowsOf(run)).toEqual([names(all)]);
    expect(run.asked).toEqual([1, 2, 3]);
    expect([doneOf(run), done.context.total]).toEqual([450, 450]);
  });

  test("a record that two parts show, because somebody wrote meanwhile, is one row; N of M says so", async () => {
    const all = kitchens(399);
    const shifted = [...all.slice(0, 200), ...all.slice(199)];
    const run = exporting(backend(shifted).source);
    run.actor.send({ type: "start", order: order(everything()) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(await rowsOf(run)).toEqual([names(all)]);
    expect([doneOf(run), done.context.total]).toEqual([399, 400]);
  });

  test.each([3, 250])(
    "what moves forward while %d before it are deleted is in the file, too",
    async (gone) => {
      const all = kitchens(650);
      const run = exporting(shrinking(all, gone));
      run.actor.send({ type: "start", order: order(everything()) });
      const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
      const left = all.slice(Math.max(200, gone));
      expect(new Set((await rowsOf(run)).flat().map(String))).toEqual(
        new Set(names([...all.slice(0, 200), ...left]).map(String)),
      );
      expect([doneOf(run), done.context.total]).toEqual([200 + left.length, 650]);
    },
  );

  test("D32: a list that is not available leaves no file that tells of none", async () => {
    const run = exporting(backend(kitchens(10), { page: NotAcceptable }).source);
    run.actor.send({ type: "start", order: order(everything()) });
    const failed = await waitFor(run.actor, (snapshot) => snapshot.hasTag("failed"));
    expect([failed.context.failure, run.files]).toEqual([NotAcceptable, []]);
  });

  test("P16: selected records are read anew", async () => {
    const { source } = backend(kitchens(3));
    const asked: Array<readonly [id: string, anew: boolean]> = [];
    const run = exporting({
      ...source,
      byId: (id) =>
        Effect.flatMap(BypassCache, (anew) => {
          asked.push([id, anew]);
          return source.byId(id);
        }),
    });
    run.actor.send({ type: "start", order: order({ _tag: "Selected", ids: ["k3", "k1"] }) });
    await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(asked).toEqual([
      ["k3", true],
      ["k1", true],
    ]);
  });

  test("what is shown sorted and filtered leaves so", async () => {
    const all = kitchens(450);
    const run = exporting(backend(all).source);
    run.actor.send({
      type: "start",
      order: order(everything({ sort: "name", direction: "descending", filters: { status: "banned" } })),
    });
    await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(await rowsOf(run)).toEqual([names(all.filter(({ banned }) => banned).toReversed())]);
  });

  test("more than 10,000 records leave as well, in the backend's order", async () => {
    const run = exporting(backend(kitchens(10_050)).source);
    run.actor.send({ type: "start", order: order(everything({ sort: "name" })) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"), { timeout: 20_000 });
    expect([doneOf(run), done.context.total, run.asked.length]).toEqual([10_050, 10_050, 51]);
  });

  test.each([
    { how: "by pages", isListing: false, request: {} },
    { how: "as the backend lists them", isListing: true, request: { query: "k", sort: "name" } },
  ])("40,000 records of a kilobyte each pass through $how: read once, and nobody holds them", async (way) => {
    const long = "k".repeat(1_000);
    const asked: Array<boolean> = [];
    const { source: none } = backend([], way);
    const pageOf = ({ first, max }: PageWindow) =>
      Effect.map(ReadOnce, (once) => {
        asked.push(once);
        return readable(
          Array.from({ length: max }, (_, index) => ({
            ...kitchen(first + index),
            nombre: `${first + index} ${long}`,
          })),
        );
      });
    const source: ListSource<Kitchen, never> = way.isListing
      ? { ...none, list: (range) => Effect.map(pageOf(range), (page) => ({ ...page, total: 40_000 })) }
      : { ...none, count: () => Effect.succeed(40_000), page: pageOf };
    const run = exporting(source);
    const before = heapUsed();
    run.actor.send({ type: "start", order: order(everything(way.request)) });
    await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"), { timeout: 60_000 });
    expect([doneOf(run), new Set(asked), asked.length]).toEqual([40_000, new Set([true]), 200]);
    expect(run.files[0]?.pieces.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(40_000_000);
    expect(heapUsed() - before).toBeLessThan(12_000_000);
  });

  test("the selected records leave in the order of selecting; what is gone by now is missing in N of M", async () => {
    const all = kitchens(60);
    const ids = ["gone", ...all.slice(5, 50).map(({ kitchenId }) => kitchenId)];
    const run = exporting(backend(all).source);
    run.actor.send({ type: "start", order: order({ _tag: "Selected", ids }) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(await rowsOf(run)).toEqual([names(all.slice(5, 50))]);
    expect([doneOf(run), done.context.total]).toEqual([45, 46]);
  });

  test("a failure keeps what was read, and trying again goes on from there", async () => {
    const run = exporting(backend(kitchens(450)).source, 2);
    run.actor.send({ type: "start", order: order(everything()) });
    const failed = await waitFor(run.actor, (snapshot) => snapshot.hasTag("failed"));
    expect([failed.context.failure, doneOf(run)]).toEqual([ServerFailed(), 200]);
    run.actor.send({ type: "try again" });
    await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(run.asked).toEqual([1, 2, 2, 3]);
    expect((await rowsOf(run))[0]).toHaveLength(450);
  });

  test("given up, it forgets everything and writes nothing", async () => {
    const run = exporting(backend(kitchens(450)).source);
    run.actor.send({ type: "start", order: order(everything()) });
    await waitFor(run.actor, () => doneOf(run) === 200);
    run.actor.send({ type: "cancel" });
    expect(run.actor.getSnapshot().value).toBe("idle");
    expect([doneOf(run), run.actor.getSnapshot().context.pieces]).toEqual([0, []]);
    expect(run.files).toEqual([]);
  });

  test("what else is asked for meanwhile is what leaves; the same, asked for twice, goes on", async () => {
    const all = kitchens(450);
    const run = exporting(backend(all).source);
    const ids = all.slice(5, 7).map(({ kitchenId }) => kitchenId);
    run.actor.send({ type: "start", order: order(everything()) });
    await waitFor(run.actor, () => doneOf(run) === 200);
    run.actor.send({ type: "start", order: order(everything()) });
    expect(doneOf(run)).toBe(200);
    run.actor.send({ type: "start", order: order({ _tag: "Selected", ids }) });
    await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(await rowsOf(run)).toEqual([names(all.slice(5, 7))]);
  });

  test("every state but idle has a way back to it", () => {
    const paths = getShortestPaths(exportMachine, {
      events: [
        { type: "start", order: order(everything()) },
        { type: "cancel" },
        { type: "try again" },
        { type: "dismiss" },
      ],
      serializeState: ({ value }) => JSON.stringify(value),
    });
    expect(paths.map(({ state }) => state.value)).toEqual(["idle", "collecting"]);
    for (const { state } of paths) {
      const view = exportView(state, () => undefined);
      expect(view.stage).toBe(state.value === "idle" ? "idle" : "busy");
    }
  });
});
