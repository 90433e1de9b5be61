import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isToldHere } from "../../../domain/list-definition.ts";
import { filteredBy, type ListRequest } from "../../../domain/list-request.ts";
import { PlainSelect } from "../select/PlainSelect.tsx";
import type { ListFilter, ListView } from "./list-view.ts";
import { offBecause } from "./off-because.ts";
import classes from "./ListFilters.module.css";

interface ListFiltersProps<A> {
  readonly view: Pick<ListView<A>, "filters" | "source">;
  readonly request: ListRequest;
  readonly onRequest: (request: ListRequest) => void;
  /** Whether the backend filters, so that what only it can tell is offered too. */
  readonly isServed: boolean;
  /** The text that says why the list cannot be filtered; nothing where it can. */
  readonly reasonId: string | undefined;
  /** Whether the labels stand above the choices. */
  readonly areLabelled?: boolean;
}

/** The choices that narrow a list; one that is made can always be taken back. */
export const ListFilters = <A,>(props: ListFiltersProps<A>) => {
  const { view, request, onRequest, isServed, reasonId, areLabelled = false } = props;
  const { t } = useLingui();
  const draw = ({ name, label, options, Field }: ListFilter) => {
    const title = t(label);
    const value = request.filters[name] ?? "";
    if (Field !== undefined)
      return (
        <Field
          key={name}
          label={title}
          isLabelled={areLabelled}
          value={value}
          reasonId={reasonId}
          onChoose={(chosen) => onRequest(filteredBy(request, name, chosen))}
        />
      );
    const isOffered = Object.hasOwn(options, value);
    return (
      <PlainSelect
        key={name}
        label={title}
        isLabelled={areLabelled}
        value={isOffered ? value : ""}
        {...(!isOffered && offBecause(reasonId))}
        data={[
          // Languages whose words for "all" agree with the title choose by the filter's name, which no translation changes.
          {
            value: "",
            label: areLabelled
              ? t({ message: "All", context: "filter" })
              : t`${select(name, { other: `${title}: all` })}`,
          },
          ...Object.entries(options).map(([option, words]) => ({ value: option, label: t(words) })),
        ]}
        onChoose={(chosen) => onRequest(filteredBy(request, name, chosen))}
      />
    );
  };
  const offered = view.filters.filter(
    ({ name, options, Field }) =>
      (isServed || isToldHere(view.source.definition, name)) &&
      (Field !== undefined || Object.keys(options).length > 0),
  );
  return [...Map.groupBy(offered, ({ line, name }) => line ?? name)].map(([line, [first, ...others]]) =>
    first === undefined || others.length === 0 ? (
      first && draw(first)
    ) : (
      <div key={line} className={classes["line"]}>
        {[first, ...others].map(draw)}
      </div>
    ),
  );
};
