import * as Effect from "effect/Effect";
import type { ListRequest } from "../../../domain/list-request.ts";
import { unique } from "../../../domain/list-definition.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { ifFound } from "../../../domain/ports/if-found.ts";
import { ReadOnce } from "../../../domain/ports/read-once.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { SheetCell, SheetPiece, SheetRows } from "../../../domain/sheet.ts";
import { AT_A_TIME } from "../at-a-time.ts";
import type { Listed } from "./list-records.ts";
import { readOn } from "./read-on.ts";
import type { ListSource } from "./record-source.ts";

/** What leaves as a file: everything that a list's address asks for, or what was selected. */
export type ExportScope =
  | { readonly _tag: "Everything"; readonly request: ListRequest }
  | { readonly _tag: "Selected"; readonly ids: ReadonlyArray<string> };

/** A part that was read and written: whose records are in it, whether it is the last, and how many there should be in all. */
export interface ExportedPart {
  readonly ids: ReadonlySet<string>;
  readonly piece: SheetPiece;
  readonly total: number;
  /** How many there were just then; nothing where nobody counted. */
  readonly counted: number | undefined;
  readonly isLast: boolean;
}

/** Which part is to be read, counted from 1, and what the parts before it showed and counted. */
export interface PartAsked {
  readonly part: number;
  readonly before: ReadonlyArray<ReadonlySet<string>>;
  readonly counted: number | undefined;
}

interface Exporting<A, R> extends Listed<A, R> {
  readonly language: string;
  readonly scope: ExportScope;
  readonly header: ReadonlyArray<string>;
  readonly cellsOf: (record: A) => ReadonlyArray<SheetCell>;
  readonly write: (rows: SheetRows) => Promise<SheetPiece>;
}

/** How many selected records are read for a part; each is a call of its own. */
const SELECTED_AT_A_TIME = 20;

const selected = <A, R>(source: ListSource<A, R>, ids: ReadonlyArray<string>, part: number) => {
  const end = part * SELECTED_AT_A_TIME;
  return Effect.forEach(
    ids.slice(end - SELECTED_AT_A_TIME, end),
    // What somebody deleted meanwhile is missing in the file, and "N of M" says so.
    (id) => ifFound(anew(source.byId(id))),
    { concurrency: AT_A_TIME },
  ).pipe(
    Effect.map((records) => ({
      records: records.filter((record) => record !== undefined),
      total: ids.length,
      counted: undefined,
      isLast: end >= ids.length,
    })),
  );
};

const listed = <A, R>(
  { list, language }: Exporting<A, R>,
  request: ListRequest,
  { part, counted }: PartAsked,
) =>
  Effect.map(
    readOn({ list, request, language }, part, counted).pipe(Effect.provideService(ReadOnce, true)),
    ({ items, ...read }) => ({ records: items, ...read }),
  );

/**
 * Reads one part of what is exported and writes it: a page of the list as it is shown, or some selected records. The first
 * part has the header; what is in one before is left out, because pages that shifted meanwhile may show it again.
 */
export const exportRecords = Effect.fnUntraced(function* <A, R>(
  exporting: Exporting<A, R>,
  asked: PartAsked,
): Effect.fn.Return<ExportedPart, RemoteFailure, R> {
  const { source, scope, header, cellsOf, write } = exporting;
  const { definition } = source;
  const { part, before } = asked;
  const { records, ...rest } = yield* scope._tag === "Selected"
    ? selected(source, scope.ids, part)
    : listed(exporting, scope.request, asked);
  const fresh = unique(definition, records).filter((record) => {
    const id = definition.idOf(record);
    return before.every((ids) => !ids.has(id));
  });
  const rows = fresh.map(cellsOf);
  return {
    ...rest,
    ids: new Set(fresh.map(definition.idOf)),
    piece: yield* Effect.promise(() => write(part === 1 ? [header, ...rows] : rows)),
  };
});
