import { select } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { isToldHere } from "../../../../domain/list-definition.ts";
import { filteredBy, type ListRequest } from "../../../../domain/list-request.ts";
import type { ResourceName } from "../../../../domain/resources.ts";
import { useRecordName } from "../../question/use-record-name.ts";
import { PlainSelect, type PlainSelectProps } from "../../select/PlainSelect.tsx";
import { inOnePiece } from "../../value/in-one-piece.ts";
import type { ListFilter, ListView } from "../list-view.ts";
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

interface RecordSelectProps extends Pick<PlainSelectProps, "label" | "isLabelled" | "onChoose"> {
  readonly data: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly resource: ResourceName;
  readonly id: string;
}

/** A choice among a few while a record is chosen that is none of them: it says so, as its chip does. */
const RecordSelect = ({ data, resource, id, ...props }: RecordSelectProps) => {
  const { t } = useLingui();
  const { label, isLabelled } = props;
  const name = useRecordName(resource, id);
  return (
    <PlainSelect
      {...props}
      value={id}
      data={[...data, { value: id, label: isLabelled ? name : t`${label}: ${{ name: inOnePiece(name) }}` }]}
    />
  );
};

/** The choices that narrow a list; one that is made can always be taken back. */
export const ListFilters = <A,>(props: ListFiltersProps<A>) => {
  const { view, request, onRequest, isServed, reasonId, areLabelled = false } = props;
  const { t } = useLingui();
  const draw = ({ name, label, options, record, Field }: ListFilter) => {
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
    const choices = {
      label: title,
      isLabelled: areLabelled,
      data: [
        // Languages whose words for "all" agree with the title choose by the filter's name, which no translation changes.
        {
          value: "",
          label: areLabelled
            ? t({ message: "All", context: "filter" })
            : t`${select(name, { other: `${title}: all` })}`,
        },
        ...Object.entries(options).map(([option, words]) => ({ value: option, label: t(words) })),
      ],
      onChoose: (chosen: string) => onRequest(filteredBy(request, name, chosen)),
    };
    return !isOffered && value !== "" && record !== undefined ? (
      <RecordSelect key={name} {...choices} resource={record} id={value} />
    ) : (
      <PlainSelect
        key={name}
        {...choices}
        value={isOffered ? value : ""}
        {...(!isOffered && offBecause(reasonId))}
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
