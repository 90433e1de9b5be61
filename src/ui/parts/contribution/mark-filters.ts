import { msg } from "@lingui/core/macro";
import type { ListFilter } from "../list/list-view.ts";
import { DayField } from "./DayField.tsx";
import { KitchenField, TribeField, UserField } from "./RecordField.tsx";

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
