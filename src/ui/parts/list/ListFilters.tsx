import { useLingui } from "@lingui/react/macro";
import type { ListRequest } from "../../../domain/list-request.ts";
import { PlainSelect } from "../select/PlainSelect.tsx";
import { FilterChip } from "./FilterChip.tsx";
import type { ListView } from "./list-view.ts";

interface ListFiltersProps<A> {
  readonly view: Pick<ListView<A>, "filters" | "source">;
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
  /** Whether the backend filters, so that what only it can tell is offered too. */
  readonly isServed: boolean;
  /** Why the list cannot be filtered; nothing where it can. */
  readonly refusal: string | undefined;
}

/** The choices that narrow a list; one that is made can always be taken back. */
export const ListFilters = <A,>({ view, request, onRequest, isServed, refusal }: ListFiltersProps<A>) => {
  const { t } = useLingui();
  const choose = (name: string, value: string): void => {
    const { [name]: _, ...others } = request.filters;
    onRequest({ ...request, page: 1, filters: value === "" ? others : { ...others, [name]: value } });
  };
  const { filters } = view.source.definition;
  const offered = view.filters.filter(({ name }) => isServed || filters[name]?.valueOf !== undefined);
  return (
    <>
      {offered.map(({ name, label, options }) => {
        const title = t(label);
        const value = request.filters[name] ?? "";
        const isOffered = Object.hasOwn(options, value);
        return (
          <PlainSelect
            key={name}
            label={title}
            value={isOffered ? value : ""}
            disabled={refusal !== undefined && !isOffered}
            title={refusal}
            data={[
              { value: "", label: t`${title}: all` },
              ...Object.entries(options).map(([option, words]) => ({ value: option, label: t(words) })),
            ]}
            onChoose={(chosen) => choose(name, chosen)}
          />
        );
      })}
      {offered.map(({ name, label, options, record }) => {
        const value = request.filters[name];
        return (
          record !== undefined &&
          value !== undefined &&
          !Object.hasOwn(options, value) && (
            <FilterChip
              key={name}
              label={t(label)}
              resource={record}
              id={value}
              onRemove={() => choose(name, "")}
            />
          )
        );
      })}
    </>
  );
};
