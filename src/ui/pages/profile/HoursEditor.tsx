import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Input, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import {
  draftedHours,
  HOLIDAYS,
  hoursProblems,
  hoursText,
  NEVER_OPEN,
  type Opening,
  type OpeningDay,
  WEEK,
} from "../../../domain/business/hours.ts";
import { withoutHidden } from "../../../domain/hidden-characters.ts";
import { DayHours } from "./DayHours.tsx";
import { useHoursWords } from "./use-hours-words.ts";

interface HoursEditorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: ReactNode;
  readonly readOnly?: boolean;
  readonly "data-path"?: string;
}

const PROBLEMS = {
  TimeMissing: msg`Enter when it opens and when it closes`,
  TimesEqual: msg`Closing time must differ from opening time`,
  Overlap: msg`These times overlap with others`,
} as const;

const Days = ({ value, onChange, error, readOnly = false }: HoursEditorProps) => {
  const { t } = useLingui();
  const { order, day, dayLabel } = useHoursWords();
  const [copied, setCopied] = useState<{ readonly day: OpeningDay; readonly before: string }>();
  const hours = draftedHours(value) ?? NEVER_OPEN;
  const problems = error === undefined || error === null ? undefined : hoursProblems(hours);
  const change = (which: OpeningDay, openings: ReadonlyArray<Opening> | undefined): void => {
    setCopied(undefined);
    onChange(hoursText({ ...hours, [which]: openings }));
  };
  const copy = (which: OpeningDay): void => {
    setCopied({ day: which, before: value });
    onChange(hoursText({ ...hours, ...Object.fromEntries(WEEK.map((each) => [each, hours[which]])) }));
  };
  const rows: ReadonlyArray<OpeningDay> = [...order, HOLIDAYS];
  const from = copied && day(copied.day, "long");
  return (
    <>
      {rows.map((which) => {
        const problem = problems?.get(which);
        return (
          <DayHours
            key={which}
            day={which}
            name={dayLabel(which)}
            openings={hours[which]}
            problem={problem && t(PROBLEMS[problem])}
            isReadOnly={readOnly}
            onChange={(openings) => change(which, openings)}
            onCopy={() => copy(which)}
          />
        );
      })}
      <Group gap="xs">
        <Text size="sm" role="status">
          {from !== undefined && <Trans>The times of {from} are now those of all days</Trans>}
        </Text>
        {copied !== undefined && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>("[role=group]")?.focus();
              setCopied(undefined);
              onChange(copied.before);
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </Group>
    </>
  );
};

/** Whoever chose another way goes on in it. */
const takeFocus = (place: HTMLElement | null): void => place?.focus();

/** Opening hours day by day, or in words of one's own: one text either way. */
export const HoursEditor = (props: HoursEditorProps) => {
  const { t } = useLingui();
  const label = useId();
  const { words } = useHoursWords();
  const [way, setWay] = useState<"days" | "words">();
  const [before, setBefore] = useState({ value: "", inWords: "" });
  const { value, onChange, error, readOnly = false } = props;
  const isInWords = draftedHours(value) === undefined;
  const chosen = way === undefined ? undefined : takeFocus;
  const sayInWords = (): void => {
    setWay("words");
    if (isInWords) return;
    const inWords = withoutHidden(words(value));
    setBefore({ value, inWords });
    onChange(inWords);
  };
  const setByDay = (): void => {
    setWay("days");
    // Words that were left alone say what the days did.
    if (value === before.inWords) onChange(before.value);
  };
  if ((way ?? (isInWords ? "words" : "days")) === "words")
    return (
      <Stack gap={4} align="start">
        <TextInput
          ref={chosen}
          w="100%"
          label={t`Opening hours`}
          description={t`In your own words`}
          data-path={props["data-path"]}
          value={value}
          error={error}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Button variant="subtle" size="compact-sm" disabled={readOnly} onClick={setByDay}>
          <Trans>Set hours by day</Trans>
        </Button>
      </Stack>
    );
  return (
    <Stack
      ref={chosen}
      gap={4}
      align="start"
      role="group"
      aria-labelledby={label}
      data-path={props["data-path"]}
      tabIndex={-1}
    >
      <Input.Label labelElement="div" id={label}>
        {t`Opening hours`}
      </Input.Label>
      {isInWords && (
        <Text size="sm" c="dimmed">
          <Trans>
            So far they say: <bdi>{value}</bdi>. The first day that you set takes its place.
          </Trans>
        </Text>
      )}
      <Days {...props} />
      {error !== undefined && error !== null && <Input.Error>{error}</Input.Error>}
      <Group>
        <Button variant="subtle" size="compact-sm" disabled={readOnly} onClick={sayInWords}>
          <Trans>Use your own words</Trans>
        </Button>
      </Group>
    </Stack>
  );
};
