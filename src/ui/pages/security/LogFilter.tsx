import { useLingui } from "@lingui/react/macro";
import type { ListFilter } from "../../parts/list/list-view.ts";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";

interface LogFilterProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** What narrows the log in one way. */
export const LogFilter = ({ filter: { label, options, Field }, value, onChoose }: LogFilterProps) => {
  const { t } = useLingui();
  return Field === undefined ? (
    <PlainSelect
      label={t(label)}
      value={value}
      data={[
        { value: "", label: t`All changes` },
        ...Object.entries(options).map(([option, words]) => ({ value: option, label: t(words) })),
      ]}
      onChoose={onChoose}
    />
  ) : (
    <Field label={t(label)} isLabelled={false} value={value} reasonId={undefined} onChoose={onChoose} />
  );
};
