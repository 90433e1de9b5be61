import { useLingui } from "@lingui/react/macro";
import { Box, Group, type SelectProps, Text } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import * as Effect from "effect/Effect";
import { useEffect, useEffectEvent, useState } from "react";
import { shortened } from "../../../domain/cut.ts";
import { isId } from "../../../domain/id.ts";
import { matchesQuery, onlyCalled } from "../../../domain/matching.ts";
import type { Reference } from "../../../domain/reference.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import { PAUSE_MS, soughtBy, wordsIn } from "../../../domain/sought.ts";
import type { ReadingPorts } from "../../../machines/ports.ts";
import type { Choice, RecordSource } from "../../../machines/use-cases/lists/record-source.ts";
import { Face } from "../face/Face.tsx";
import { useQuestion } from "../question/use-question.ts";
import classes from "./ChoiceSelect.module.css";
import { OptionsSelect } from "./OptionsSelect.tsx";

/** How many are offered for what was typed. */
const OFFERED = { first: 0, max: 20 };

interface ChoiceSelectProps extends Pick<
  SelectProps,
  "label" | "aria-label" | "placeholder" | "error" | "readOnly" | "disabled" | "attributes"
> {
  readonly resource: ResourceName;
  /** The id of what is chosen; while nothing is, the words by which it is looked for, marked as such. */
  readonly value: string;
  readonly onChange: (value: string, name?: string) => void;
  /** What is said of words by which nothing was chosen, once they are left, where no form says it. */
  readonly leftText?: string;
  /** What the record says, so that its name shows before anything was searched for. */
  readonly chosen: Reference | undefined;
  readonly source: Pick<RecordSource<never, object, ReadingPorts>, "choices" | "choice">;
}

/** What was found, and for which words. */
interface Found {
  readonly query: string;
  readonly choices: ReadonlyArray<Choice>;
}

const fits =
  (query: string) =>
  ({ name, hint }: Choice): boolean =>
    matchesQuery(query, [name, hint]);

/** A record that another one points at; nothing where its name is not known yet. */
const choiceOf = ({ id, name, picture }: Reference): Choice | undefined =>
  name === undefined ? undefined : { id, name: shortened(name, "NameTooLong"), hint: "", picture };

/** A record chosen by searching for it; an answer that a newer question overtook is dropped. */
export const ChoiceSelect = ({
  resource,
  chosen,
  source,
  value,
  onChange,
  error,
  leftText,
  ...input
}: ChoiceSelectProps) => {
  const { t } = useLingui();
  const { answer, isAsking, ask } = useQuestion<Found>();
  const askLater = useDebouncedCallback(
    (query: string) => ask(Effect.map(source.choices(query, OFFERED), (choices) => ({ query, choices }))),
    PAUSE_MS,
  );
  const { answer: named, isAsking: isNaming, ask: askName } = useQuestion<Choice>();
  const [picked, setPicked] = useState<Choice>();
  const [isLeft, setIsLeft] = useState(false);
  /** The words that Enter was pressed for; whoever is found for them first is taken once they are. */
  const [entered, setEntered] = useState<string>();
  const found = answer?._tag === "Success" ? answer.success : undefined;
  const sought = wordsIn(value);
  const query = sought ?? "";
  /** What was chosen here before, the latest first. */
  const before = [picked, named?._tag === "Success" ? named.success : undefined, chosen && choiceOf(chosen)];
  const known = [...(found?.choices ?? []), ...before].filter((choice) => choice !== undefined);
  const isKnown = (of: string): boolean => !isId(of) || known.some(({ id }) => id === of);
  const isComing = !isKnown(value) && (isNaming || named === undefined);
  // Where nobody tells the name the id stands there.
  const all =
    isKnown(value) || isComing ? known : [...known, { id: value, name: value, hint: "", picture: undefined }];
  const offered = [...new Map(all.map((choice) => [choice.id, choice])).values()];
  const learnTheName = useEffectEvent((id: string) => {
    if (!isKnown(id)) askName(source.choice(id));
  });
  // What was chosen on an earlier visit, or is in a plain answer, is known by its id only.
  useEffect(() => learnTheName(value), [value]);
  const choose = (choice: Choice | undefined): void => {
    setPicked(choice);
    onChange(choice?.id ?? "", choice?.name);
  };
  const seek = (words: string): void => {
    setEntered(undefined);
    const again = before.find((choice) => choice?.name === words);
    if (again === undefined) onChange(soughtBy(words));
    else choose(again);
    askLater(words);
  };
  const answered = found !== undefined && found.query === sought ? found.choices : [];
  // Of as many as are offered at most, others may be left.
  const meant =
    sought === undefined
      ? undefined
      : entered === sought
        ? answered[0]
        : isLeft && answered.length < OFFERED.max
          ? onlyCalled(sought, answered)
          : undefined;
  if (meant !== undefined && picked !== meant) setPicked(meant);
  const take = useEffectEvent(({ id, name }: Choice) => onChange(id, name));
  useEffect(() => {
    if (meant !== undefined) take(meant);
  }, [meant]);
  return (
    <OptionsSelect
      {...input}
      {...(isComing && { placeholder: t`Loading` })}
      error={error ?? (isLeft && sought !== undefined && leftText)}
      searchable
      // It is looked at anew, and the first of them chosen with Enter, once those are there who were found for these words.
      selectFirstOptionOnChange={query !== "" && answered.length > 0}
      // Led to it by what is wrong, one reads that first: the list would lie over it.
      openOnFocus={false}
      clearable
      loading={isAsking}
      clearButtonProps={{ "aria-label": t`Clear` }}
      value={isId(value) ? value : null}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      // Words of which nobody was chosen stay: by itself the field would go back to what was chosen before.
      searchValue={sought ?? offered.find(({ id }) => id === value)?.name ?? ""}
      // What the backend found for these words is offered as it is; until then whom they fit of those that are known:
      // others, who were found for other words, would be taken for what was sought.
      filter={({ options }) => {
        if (query === "") return options;
        const fitting = found?.query === query ? found.choices : offered.filter(fits(query));
        return options.filter((option) => "value" in option && fitting.some(({ id }) => id === option.value));
      }}
      // It opens by what is typed as well: that is searched for already.
      onDropdownOpen={() => askLater.isPending() || askLater(query)}
      onChangeCapture={({ currentTarget }) => seek(currentTarget.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      // Of whoever is meant by the words nobody was chosen yet: the form would be sent without them.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing || sought === undefined) return;
        event.preventDefault();
        if (sought !== "") setEntered(sought);
      }}
      onChange={(next) => choose(offered.find(({ id }) => id === next))}
      nothingFoundMessage={
        isAsking || (found !== undefined && found.query !== query)
          ? t`Searching…`
          : answer?._tag === "Failure"
            ? t`Search is not available right now`
            : t`Nothing found`
      }
      withCheckIcon={false}
      renderOption={({ option: { value: id, label } }) => {
        const choice = offered.find((each) => each.id === id);
        return (
          <Group gap="sm" wrap="nowrap" flex={1} miw={0}>
            <Face resource={resource} id={id} name={label} picture={choice?.picture} />
            <Box flex={1} miw={0}>
              <bdi>{label}</bdi>
              <Text size="xs" truncate dir="auto" className={classes["hint"] ?? ""}>
                {choice?.hint}
              </Text>
            </Box>
          </Group>
        );
      }}
    />
  );
};
