import { useMemo } from "react";
import type { ListTarget } from "../../../../domain/deletion.ts";
import { type ListView, targetOf } from "../list-view.ts";

/** A record of a page, and what is named, selected and deleted with it. */
export interface ListedRow<A> {
  readonly record: A;
  readonly target: ListTarget;
}

/** The records of a page as its rows, and what all of them are of. */
export const useRows = <A>(view: ListView<A>, records: ReadonlyArray<A>) =>
  useMemo(() => {
    const rows = records.map((record): ListedRow<A> => ({ record, target: targetOf(view, record) }));
    return { rows, page: rows.map(({ target }) => target) };
  }, [view, records]);
