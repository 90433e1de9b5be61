import { fromPromise } from "xstate";
import type { ReadingPorts } from "../../domain/ports/index.ts";
import type { SheetCell } from "../../domain/sheet.ts";
import type { Console } from "../console.ts";
import { exportRecords } from "../programs/export-records.ts";
import { exportMachine } from "./export.machine.ts";

type Exporting<A> = Parameters<typeof exportRecords<A, ReadingPorts>>[0];

/** The export chart of one kind of record; language and words are those at the time when a record is read. */
export const recordExport = <A>(
  console: Pick<Console, "actorOf" | "saveSheet" | "logDefect">,
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
      "read a part": console.actorOf(({ order, part }) =>
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
      "save the file": fromPromise(({ input, signal }) => console.saveSheet(input, signal)),
    },
    actions: { "log the bug": (_, cause) => console.logDefect(cause) },
  });
