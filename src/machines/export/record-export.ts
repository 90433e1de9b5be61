import { fromPromise } from "xstate";
import type { ReadingPorts } from "../../domain/ports/index.ts";
import type { SheetCell } from "../../domain/sheet.ts";
import type { App } from "../app.ts";
import { exportRecords } from "../use-cases/export-records.ts";
import { exportMachine } from "./export.machine.ts";

type Exporting<A> = Parameters<typeof exportRecords<A, ReadingPorts>>[0];

/** The export chart of one kind of record; language and words are those at the time when a record is read. */
export const recordExport = <A>(
  app: Pick<App, "actorOf" | "saveSheet" | "logDefect">,
  {
    source,
    list,
    languageOf,
    cellsOf,
  }: Pick<Exporting<A>, "source" | "list"> & {
    readonly languageOf: () => string;
    readonly cellsOf: (record: A, columns: ReadonlyArray<string>) => ReadonlyArray<SheetCell>;
  },
) =>
  exportMachine.provide({
    actors: {
      "read a part": app.actorOf(({ order, part }) =>
        exportRecords(
          {
            source,
            list,
            language: languageOf(),
            scope: order.scope,
            cellsOf: (record) => cellsOf(record, order.columns),
          },
          part,
        ),
      ),
      "save the file": fromPromise(({ input, signal }) => app.saveSheet(input, signal)),
    },
    actions: { "log the bug": (_, cause) => app.logDefect(cause) },
  });
