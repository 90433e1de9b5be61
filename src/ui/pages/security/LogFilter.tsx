import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ListFilter } from "../../parts/list/list-view.ts";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";

/** What a way to narrow the log says while it does not. */
const LEFT_ALL: Readonly<Record<string, MessageDescriptor>> = {
  action: msg`All changes`,
  kind: msg`All records`,
};

interface LogFilterProps {
  readonly filter: ListFilter;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** What narrows the log in one way. */
export const LogFilter = ({ filter: { name, label, options, Field }, value, onChoose }: LogFilterProps) => {
  const { t } = useLingui();
  return Field === undefined ? (
    <PlainSelect
      label={t(label)}
      value={value}
      data={[
        { value: "", label: t(LEFT_ALL[name] ?? label) },
        ...Object.entries(options).map(([option, words]) => ({ value: option, label: t(words) })),
      ]}
      onChoose={onChoose}
    />
  ) : (
    <Field label={t(label)} isLabelled={false} value={value} reasonId={undefined} onChoose={onChoose} />
  );
};
