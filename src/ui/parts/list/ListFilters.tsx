import { useLingui } from "@lingui/react/macro";
import type { ListRequest } from "../../../domain/list-request.ts";
import { PlainSelect } from "../select/PlainSelect.tsx";
import type { ListFilter } from "./list-view.ts";

interface ListFiltersProps {
  readonly filters: ReadonlyArray<ListFilter>;
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
  /** Why the list cannot be filtered; nothing where it can. */
  readonly refusal: string | undefined;
}

/** The choices that narrow a list; one that is made can always be taken back. */
export const ListFilters = ({ filters, request, onRequest, refusal }: ListFiltersProps) => {
  const { t } = useLingui();
  const choose = (name: string, value: string): void => {
    const { [name]: _, ...others } = request.filters;
    onRequest({ ...request, page: 1, filters: value === "" ? others : { ...others, [name]: value } });
  };
  return filters.map(({ name, label, options }) => {
    const title = t(label);
    const value = request.filters[name] ?? "";
    return (
      <PlainSelect
        key={name}
        label={title}
        value={value}
        disabled={refusal !== undefined && value === ""}
        title={refusal}
        data={[
          { value: "", label: t`${title}: all` },
          ...Object.entries(options).map(([option, words]) => ({ value: option, label: t(words) })),
        ]}
        onChoose={(chosen) => choose(name, chosen)}
      />
    );
  });
};
