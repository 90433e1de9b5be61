import { useLingui } from "@lingui/react/macro";
import { filteredBy, type ListRequest } from "../../../domain/list-request.ts";
import { FilterChip, RecordChip } from "./FilterChip.tsx";
import classes from "./FilterChips.module.css";
import type { ListView } from "./list-view.ts";

interface FilterChipsProps<A> {
  readonly view: Pick<ListView<A>, "filters">;
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
}

/** The filters that are on, each with its label; nothing where none is. */
export const FilterChips = <A,>({ view: { filters }, request, onRequest }: FilterChipsProps<A>) => {
  const { t } = useLingui();
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
              <FilterChip {...chip} name={words === undefined ? value : t(words)} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
