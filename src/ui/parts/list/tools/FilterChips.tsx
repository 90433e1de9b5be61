import { useLingui } from "@lingui/react/macro";
import { isCalendarDate } from "../../../../domain/calendar-date.ts";
import { filteredBy, type ListRequest } from "../../../../domain/list-request.ts";
import { writtenDate } from "../../../locales/browser-data.ts";
import { FilterChip, RecordChip } from "./FilterChip.tsx";
import classes from "./FilterChips.module.css";
import type { ListView } from "../list-view.ts";
import { tagOf } from "../../../locales/tag-of.ts";

interface FilterChipsProps<A> {
  readonly view: Pick<ListView<A>, "filters">;
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
}

/** A value as it is written: a day as the language writes days. */
const inWords = (locale: string, value: string): string =>
  isCalendarDate(value)
    ? writtenDate(locale, Date.parse(value), { dateStyle: "medium", timeZone: "UTC" })
    : value;

/** The filters that are on, each with its label; nothing where none is. */
export const FilterChips = <A,>({ view: { filters }, request, onRequest }: FilterChipsProps<A>) => {
  const { t, i18n } = useLingui();
  const chosen = filters.flatMap((filter) => {
    const value = request.filters[filter.name];
    return value === undefined ? [] : [{ ...filter, value }];
  });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t`Filters`} className={`console-list ${classes["chips"] ?? ""}`}>
      {chosen.map(({ name, label, options, record, value }) => {
        const words = options[value];
        const chip = { label: t(label), onRemove: () => onRequest(filteredBy(request, name, "")) };
        return (
          <li key={name}>
            {words === undefined && record !== undefined ? (
              <RecordChip {...chip} resource={record} id={value} />
            ) : (
              <FilterChip {...chip} name={words === undefined ? inWords(tagOf(i18n), value) : t(words)} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
