import { Trans, useLingui } from "@lingui/react/macro";
import { Select, Text } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import type { Effect } from "effect/Effect";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PageWindow } from "../../../domain/paging.ts";
import type { ReadingPorts } from "../../../domain/ports/index.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Choice } from "../../../machines/use-cases/record-sources.ts";
import { useApp } from "../../app-context.ts";

/** How long typing must pause before a search begins, in milliseconds. */
const PAUSE_MS = 250;

/** How many are offered for what was typed. */
const OFFERED = { first: 0, max: 20 };

interface Found {
  readonly choices: ReadonlyArray<Choice>;
  readonly hasFailed: boolean;
}

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
  const { read } = useApp();
  const [found, setFound] = useState<Found>({ choices: [], hasFailed: false });
  const asking = useRef<AbortController>(undefined);
  const look = async (query: string): Promise<void> => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const result = await read(find(query, OFFERED), controller.signal);
    if (controller.signal.aborted) return;
    setFound(
      result._tag === "Success"
        ? { choices: result.success, hasFailed: false }
        : { choices: [], hasFailed: true },
    );
  };
  const lookLater = useDebouncedCallback((query: string) => void look(query), PAUSE_MS);
  useEffect(() => () => asking.current?.abort(), []);
  const known = [...found.choices, ...(chosen === undefined ? [] : [chosen])];
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
      onDropdownOpen={() => lookLater("")}
      // The field itself says the name of what is chosen: nobody has asked for anything then.
      onSearchChange={(query) => query !== chosenName && lookLater(query)}
      onChange={(next) => onChange(next ?? "")}
      nothingFoundMessage={
        found.hasFailed ? <Trans>The search is not available now</Trans> : <Trans>Nothing found</Trans>
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
