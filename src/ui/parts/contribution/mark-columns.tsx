import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListColumn, ListFilter } from "../list/list-view.ts";
import { Moment } from "../time/Moment.tsx";
import { NoValue } from "../value/cells.tsx";
import { DayField } from "./DayField.tsx";
import { KitchenField, TribeField, UserField } from "./RecordField.tsx";

/** When it was made, where that is known. */
export const timeColumn = <A extends { readonly creationDate?: string | undefined }>(
  title: MessageDescriptor,
): ListColumn<A> => ({
  id: "time",
  title,
  Cell: ({ record: { creationDate } }) =>
    creationDate === undefined ? <NoValue /> : <Moment at={creationDate} />,
  text: ({ creationDate = "" }) => creationDate,
  width: 10,
});

/** From one day to another. */
export const DAY_FILTERS: ReadonlyArray<ListFilter> = [
  { name: "from", label: msg`From`, options: {}, Field: DayField, line: "days" },
  { name: "to", label: msg`To`, options: {}, Field: DayField, line: "days" },
];

/** Whose it is, at which kitchen, in which tribe, and when. */
export const MARK_FILTERS: ReadonlyArray<ListFilter> = [
  { name: "user", label: msg`Person`, options: {}, record: "users", Field: UserField },
  { name: "kitchen", label: msg`Kitchen`, options: {}, record: "kitchens", Field: KitchenField },
  { name: "tribe", label: msg`Tribe`, options: {}, record: "tribes", Field: TribeField },
  ...DAY_FILTERS,
];
