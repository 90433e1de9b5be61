import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import type { ReadingPorts } from "../../../machines/ports.ts";
import type { ListTarget, RecordTarget } from "../../../domain/deletion.ts";
import { isResource, type ListName, type ResourceName } from "../../../domain/resources.ts";
import type { SheetCell } from "../../../domain/sheet.ts";
import type { Listed } from "../../../machines/use-cases/lists/list-records.ts";

/** A message in the language that is shown. */
export type Words = (message: MessageDescriptor) => string;

export interface ListColumn<A> {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly Cell: ComponentType<{ readonly record: A }>;
  /** What a file says of it; empty where there is no value. */
  readonly text: (record: A, words: Words) => SheetCell;
  /** How wide it is at least, in rem. */
  readonly width: number;
  /** Whether it has an equal share of what is left over, and of what is its least and that of others that grow. */
  readonly grows?: true;
  readonly isNumeric?: true;
}

export interface ListFilter {
  readonly name: string;
  readonly label: MessageDescriptor;
  /** What is chosen from; nothing where it is asked for by links only. */
  readonly options: Readonly<Record<string, MessageDescriptor>>;
  /** Of what kind a record is whose id may be asked for as well. */
  readonly record?: ResourceName;
  /** Where it is more than a choice among a few: what it is chosen in. */
  readonly Field?: ComponentType<FilterFieldProps>;
  /** Filters of the same line are not parted. */
  readonly line?: string;
}

/** A filter that is chosen in a field of its own; nothing is the empty text. */
export interface FilterFieldProps {
  readonly label: string;
  readonly isLabelled: boolean;
  readonly value: string;
  /** The text that says why it cannot be chosen; nothing where it can. */
  readonly reasonId: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Everything that tells one list from another. The first column names the record and is always shown. */
export interface ListView<A> extends Listed<A, ReadingPorts> {
  readonly name: ListName;
  readonly columns: readonly [ListColumn<A>, ...ReadonlyArray<ListColumn<A>>];
  /** The columns that a narrow frame leaves out, the first of them first; the others scroll in it. */
  readonly spare?: ReadonlyArray<string>;
  /** The columns that a phone shows beside the name. */
  readonly facts: ReadonlyArray<string>;
  readonly filters: ReadonlyArray<ListFilter>;
  /** What else is known of a record whenever something is to be done with it. */
  readonly standing?: (record: A) => Pick<RecordTarget, "isBanned" | "isUnverified" | "revision">;
  /** Whose a record is, where nobody but them and admins may delete it. */
  readonly ownerOf?: (record: A) => string | undefined;
  /** The verb that shows a record beside its list, where it has no page. */
  readonly open?: MessageDescriptor;
  readonly words: {
    readonly search: MessageDescriptor;
    readonly empty: MessageDescriptor;
    readonly noMatch: MessageDescriptor;
  };
}

/** The list of a kind of record that has pages. */
export interface RecordView<A> extends ListView<A> {
  readonly name: ResourceName;
}

/** The columns in which no record has a value (D60). */
export const emptyColumns = <A>(
  { columns }: ListView<A>,
  records: ReadonlyArray<A>,
  words: Words,
): ReadonlyArray<string> =>
  records.length === 0
    ? []
    : columns.filter(({ text }) => records.every((record) => text(record, words) === "")).map(({ id }) => id);

/** How wide the column of the menus is, in rem. */
const MENU_WIDTH = 3;

/** How wide a table of columns is at least, in rem. */
export const widthOf = (columns: ReadonlyArray<{ readonly width: number }>): number =>
  columns.reduce((sum, { width }) => sum + width, MENU_WIDTH);

/** Those of some spare columns that are left out of a table, so that the others need no more than its room in rem. */
export const withoutRoom = <A>(
  columns: ReadonlyArray<ListColumn<A>>,
  spare: ReadonlyArray<string>,
  room: number,
): ReadonlyArray<string> => {
  const isEnough = (_: string, count: number): boolean =>
    widthOf(columns.filter(({ id }) => !spare.slice(0, count).includes(id))) <= room;
  const enough = spare.findIndex(isEnough);
  return enough === -1 ? spare : spare.slice(0, enough);
};

/** The columns that are shown; what names a record always is. */
export const shownColumns = <A>(
  { columns }: ListView<A>,
  hidden: ReadonlyArray<string>,
): ReadonlyArray<ListColumn<A>> => columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));

/** What a phone shows of a record beside its name: those facts of it that are shown, and what the list is sorted by. */
export const factsOf = <A>(
  { facts }: ListView<A>,
  [, ...columns]: ReadonlyArray<ListColumn<A>>,
  sort: string | undefined,
): ReadonlyArray<ListColumn<A>> => columns.filter(({ id }) => facts.includes(id) || id === sort);

/** What is deleted with a row. */
export function targetOf<A>(view: RecordView<A>, record: A): RecordTarget;
export function targetOf<A>(view: ListView<A>, record: A): ListTarget;
export function targetOf<A>({ name: _tag, source, standing, ownerOf }: ListView<A>, record: A): ListTarget {
  const { idOf, nameOf } = source.definition;
  const named = { id: idOf(record), name: nameOf(record) };
  return isResource(_tag)
    ? { _tag, ...named, ...standing?.(record) }
    : { _tag, ...named, owner: ownerOf?.(record) };
}
