import { Trans, useLingui } from "@lingui/react/macro";
import { Select, Text } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import type { Effect } from "effect/Effect";
import type { ReactNode } from "react";
import type { PageWindow } from "../../../domain/paging.ts";
import type { ReadingPorts } from "../../../machines/ports.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Choice } from "../../../machines/use-cases/record-source.ts";
import { useQuestion } from "../question/use-question.ts";

/** How long typing must pause before a search begins, in milliseconds. */
const PAUSE_MS = 250;

/** How many are offered for what was typed. */
const OFFERED = { first: 0, max: 20 };

interface ChoiceSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  /** What is chosen now, so that its name shows before anything was searched for. */
  readonly chosen: Choice | undefined;
  readonly find: (
    query: string,
    range: PageWindow,
  ) => Effect<ReadonlyArray<Choice>, RemoteFailure, ReadingPorts>;
}

/** A record chosen by searching for it; an answer that a newer question overtook is dropped. */
export const ChoiceSelect = ({ chosen, find, value, onChange, ...input }: ChoiceSelectProps) => {
  const { t } = useLingui();
  const { answer, ask } = useQuestion<ReadonlyArray<Choice>>();
  const askLater = useDebouncedCallback((query: string) => ask(find(query, OFFERED)), PAUSE_MS);
  const found = answer?._tag === "Success" ? answer.success : [];
  const known = [...found, ...(chosen === undefined ? [] : [chosen])];
  const offered = [...new Map(known.map((choice) => [choice.id, choice])).values()];
  const chosenName = offered.find(({ id }) => id === value)?.name;
  return (
    <Select<string>
      {...input}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t`Clear` }}
      value={value === "" ? null : value}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      // The backend has searched; what it found is offered as it is.
      filter={({ options }) => options}
      onDropdownOpen={() => askLater("")}
      // The field itself says the name of what is chosen: nobody has asked for anything then.
      onSearchChange={(query) => query !== chosenName && askLater(query)}
      onChange={(next) => onChange(next ?? "")}
      nothingFoundMessage={
        answer?._tag === "Failure" ? (
          <Trans>The search is not available now</Trans>
        ) : (
          <Trans>Nothing found</Trans>
        )
      }
      renderOption={({ option }) => (
        <div>
          <bdi>{option.label}</bdi>
          <Text size="xs" c="dimmed" truncate>
            <bdi>{offered.find(({ id }) => id === option.value)?.hint}</bdi>
          </Text>
        </div>
      )}
    />
  );
};
