import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import type { Kitchen } from "../../../src/domain/kitchen.ts";
import type { ListRequest } from "../../../src/domain/list-request.ts";
import { BypassCache } from "../../../src/domain/ports/bypass-cache.ts";
import { NotAcceptable, ServerFailed, type RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { Sheet } from "../../../src/domain/sheet.ts";
import { type Answer, DONE } from "../../../src/machines/answer.ts";
import { type ExportOrder, exportMachine } from "../../../src/machines/export/export.machine.ts";
import { exportView } from "../../../src/machines/export/export.view.ts";
import {
  exportRecords,
  type ExportedRows,
  type ExportScope,
} from "../../../src/machines/use-cases/export-records.ts";
import { emptyWhereUnavailable, listRecords } from "../../../src/machines/use-cases/list-records.ts";
import type { ListSource } from "../../../src/machines/use-cases/record-source.ts";
import { backend, kitchens, REQUEST } from "../use-cases/listed.ts";

const everything = (changes: Partial<ListRequest> = {}): ExportScope => ({
  _tag: "Everything",
  request: { ...REQUEST, ...changes },
});

const order = (scope: ExportScope): ExportOrder => ({
  scope,
  columns: ["name"],
  name: "Kitchens",
  header: ["Name"],
});

/** An export over a backend, whose file is caught; `failing` breaks the part of that number once. */
const exporting = (source: ListSource<Kitchen, never>, failing?: number) => {
  const files: Array<Sheet> = [];
  const asked: Array<number> = [];
  let isBroken = false;
  const list = emptyWhereUnavailable(listRecords(source));
  const machine = exportMachine.provide({
    actors: {
      "read a part": fromPromise<
        Answer<ExportedRows, RemoteFailure>,
        { readonly order: ExportOrder; readonly part: number }
      >(({ input }) => {
        asked.push(input.part);
        if (input.part === failing && !isBroken) {
          isBroken = true;
          return Promise.resolve(Result.fail(ServerFailed()));
        }
        return Effect.runPromise(
          Effect.result(
            exportRecords(
              { source, list, language: "en", scope: input.order.scope, cellsOf: ({ nombre }) => [nombre] },
              input.part,
            ),
          ),
        );
      }),
      "save the file": fromPromise(async ({ input }) => {
        files.push({ ...input, rows: [...input.rows] });
        return DONE;
      }),
    },
  });
  return { actor: createActor(machine).start(), files, asked };
};

const rowsOf = ({ files }: ReturnType<typeof exporting>) => files.map(({ rows }) => [...rows]);
const names = (all: ReadonlyArray<Kitchen>) => all.map(({ nombre }) => [nombre]);

describe("an export", () => {
  test("reads everything 200 at a time, whatever page is shown, and writes each record once", async () => {
    const all = kitchens(450);
    const run = exporting(backend(all).source);
    run.actor.send({ type: "start", order: order(everything({ page: 3, size: 10 })) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(rowsOf(run)).toEqual([names(all)]);
    expect(run.asked).toEqual([1, 2, 3]);
    expect([done.context.rows.size, done.context.total]).toEqual([450, 450]);
  });

  test("a record that two parts show, because somebody wrote meanwhile, is one row; N of M says so", async () => {
    const all = kitchens(399);
    const shifted = [...all.slice(0, 200), ...all.slice(199)];
    const run = exporting(backend(shifted).source);
    run.actor.send({ type: "start", order: order(everything()) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(rowsOf(run)).toEqual([names(all)]);
    expect([done.context.rows.size, done.context.total]).toEqual([399, 400]);
  });

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
    expect(rowsOf(run)).toEqual([names(all.filter(({ banned }) => banned).toReversed())]);
  });

  test("more than 10,000 records leave as well, in the backend's order", async () => {
    const run = exporting(backend(kitchens(10_050)).source);
    run.actor.send({ type: "start", order: order(everything({ sort: "name" })) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"), { timeout: 20_000 });
    expect([done.context.rows.size, done.context.total, run.asked.length]).toEqual([10_050, 10_050, 51]);
  });

  test("the selected records leave in the order of selecting; what is gone by now is missing in N of M", async () => {
    const all = kitchens(60);
    const ids = ["gone", ...all.slice(5, 50).map(({ kitchenId }) => kitchenId)];
    const run = exporting(backend(all).source);
    run.actor.send({ type: "start", order: order({ _tag: "Selected", ids }) });
    const done = await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(rowsOf(run)).toEqual([names(all.slice(5, 50))]);
    expect([done.context.rows.size, done.context.total]).toEqual([45, 46]);
  });

  test("a failure keeps what was read, and trying again goes on from there", async () => {
    const run = exporting(backend(kitchens(450)).source, 2);
    run.actor.send({ type: "start", order: order(everything()) });
    const failed = await waitFor(run.actor, (snapshot) => snapshot.hasTag("failed"));
    expect([failed.context.failure, failed.context.rows.size]).toEqual([ServerFailed(), 200]);
    run.actor.send({ type: "try again" });
    await waitFor(run.actor, (snapshot) => snapshot.hasTag("done"));
    expect(run.asked).toEqual([1, 2, 2, 3]);
    expect(rowsOf(run)[0]).toHaveLength(450);
  });

  test("given up, it forgets everything and writes nothing", async () => {
    const run = exporting(backend(kitchens(450)).source);
    run.actor.send({ type: "start", order: order(everything()) });
    await waitFor(run.actor, ({ context }) => context.rows.size === 200);
    run.actor.send({ type: "cancel" });
    expect(run.actor.getSnapshot().value).toBe("idle");
    expect(run.actor.getSnapshot().context.rows.size).toBe(0);
    expect(run.files).toEqual([]);
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
