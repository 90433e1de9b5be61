import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Input, Stack, Text, Textarea, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import {
  HOLIDAYS,
  hoursProblems,
  NEVER_OPEN,
  type Opening,
  type OpeningDay,
  WEEK,
} from "../../../domain/business/hours.ts";
import { draftedHours, hoursText, isHalfSaid } from "../../../domain/business/hours-text.ts";
import { saysNothing, withoutHidden } from "../../../domain/hidden-characters.ts";
import { GROWING } from "../../parts/editing/growing.ts";
import { focusOn } from "../../parts/opening/focus-on.ts";
import { DayHours } from "./DayHours.tsx";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";

interface HoursProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: ReactNode;
  readonly readOnly?: boolean;
  readonly "data-path"?: string;
}

interface HoursEditorProps extends HoursProps {
  /** The days that words are about to take the place of. */
  readonly days: string;
  readonly onReplace: (days: string) => void;
}

interface Copied {
  readonly day: OpeningDay;
  readonly before: string;
  readonly after: string;
}

/** A time was, of several. */
interface Removed {
  readonly day: OpeningDay;
  /** How many there still are. */
  readonly rest: number;
  readonly after: string;
}

const Days = ({ value, onChange, error, readOnly = false, ...props }: HoursProps) => {
  const { i18n, t } = useLingui();
  const { order, day, dayLabel } = useHoursWords();
  const [copied, setCopied] = useState<Copied>();
  const [removed, setRemoved] = useState<Removed>();
  // What was said since, or taken back, is no copy any more.
  if (copied !== undefined && copied.after !== value) setCopied(undefined);
  if (removed !== undefined && removed.after !== value) setRemoved(undefined);
  const hours = draftedHours(value) ?? NEVER_OPEN;
  const problems = hoursProblems(hours);
  const openDays = WEEK.filter((each) => hours[each].length > 0);
  // Closed days stay closed, but for a week of which nothing else was said yet.
  const isAlone = openDays.length === 1;
  const change = (which: OpeningDay, openings: ReadonlyArray<Opening> | undefined): void =>
    onChange(hoursText({ ...hours, [which]: openings }));
  const remove = (which: OpeningDay, rest: ReadonlyArray<Opening>): void => {
    const after = hoursText({ ...hours, [which]: rest });
    setRemoved({ day: which, rest: rest.length, after });
    onChange(after);
  };
  const copy = (which: OpeningDay): void => {
    const all = Object.fromEntries((isAlone ? WEEK : openDays).map((each) => [each, hours[which]]));
    const after = hoursText({ ...hours, ...all });
    setCopied({ day: which, before: value, after });
    onChange(after);
  };
  const rows: ReadonlyArray<OpeningDay> = [...order, HOLIDAYS];
  const firstWrong = rows.find((which) => problems.has(which));
  const from = copied && day(copied.day, "long");
  const told = from === undefined ? undefined : t`All open days now have the times of ${from}`;
  const toldOf = ({ day: which, rest }: Removed): string => {
    const name = dayLabel(which);
    const count = i18n.number(rest);
    return t`${name}: a time was removed, ${count} left`;
  };
  return (
    <>
      {rows.map((which) => (
        <DayHours
          key={which}
          day={which}
          name={dayLabel(which)}
          openings={hours[which]}
          problems={problems.get(which)}
          isTold={error !== undefined && error !== null}
          path={which === firstWrong ? props["data-path"] : undefined}
          isReadOnly={readOnly}
          onChange={(openings) => change(which, openings)}
          onRemove={(rest) => remove(which, rest)}
          isAlone={isAlone}
          onCopy={() => copy(which)}
          copied={which === copied?.day ? told : undefined}
          onUndo={() => {
            setCopied(undefined);
            if (copied !== undefined) onChange(copied.before);
          }}
        />
      ))}
      <VisuallyHidden role="status">{told ?? (removed && toldOf(removed))}</VisuallyHidden>
    </>
  );
};

/** Opening hours day by day, or in words of one's own: one text either way. */
export const HoursEditor = ({ days, onReplace, ...props }: HoursEditorProps) => {
  const { t } = useLingui();
  const label = useId();
  const problem = useId();
  const { words } = useHoursWords();
  const [way, setWay] = useState<"days" | "words">();
  /** The days that are there again, and the words, changed by then, in whose place they are. */
  const [back, setBack] = useState({ days: "", own: "" });
  const { value, error, readOnly = false } = props;
  const [said, setSaid] = useState(value);
  // What it says from elsewhere, as when the form is reverted, is shown the way that shows it.
  if (value !== said) {
    setSaid(value);
    setWay(undefined);
  }
  const onChange = (text: string): void => {
    setSaid(text);
    props.onChange(text);
  };
  const isWrong = error !== undefined && error !== null;
  const isInWords = draftedHours(value) === undefined;
  const { own } = back;
  const isBack = own !== "" && value === back.days;
  // Whoever chose another way goes on in it.
  const chosen = way === undefined ? undefined : focusOn;
  const begunWith = (text: string): string => withoutHidden(words(text));
  const sayInWords = (): void => {
    setWay("words");
    if (isInWords) return;
    onReplace(value);
    onChange(isBack ? own : begunWith(value));
  };
  const setByDay = (): void => {
    setWay("days");
    onReplace("");
    const saysDays = !isInWords && value !== "";
    if (days === "" || saysDays) return;
    setBack({ days, own: value === begunWith(days) || saysNothing(value) ? "" : value });
    onChange(days);
  };
  if ((way ?? (isInWords ? "words" : "days")) === "words")
    return (
      <Stack gap={4} align="start">
        <Textarea
          ref={chosen}
          {...GROWING}
          w="100%"
          label={t`Opening hours`}
          description={
            isInWords && days !== ""
              ? t`In your own words. Once saved, they replace the hours set by day, and guests no longer see whether you are open now.`
              : t`In your own words`
          }
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
      aria-describedby={isWrong ? problem : undefined}
      data-path={isHalfSaid(value) ? undefined : props["data-path"]}
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
      {isBack && (
        <Text size="sm" c="dimmed">
          <Trans>
            You wrote: <bdi>{own}</bdi>. The days take its place once you change one or save.
          </Trans>
        </Text>
      )}
      <Days {...props} onChange={onChange} />
      {isWrong && <Input.Error id={problem}>{error}</Input.Error>}
      <Button variant="subtle" size="compact-sm" disabled={readOnly} onClick={sayInWords}>
        <Trans>Use your own words</Trans>
      </Button>
    </Stack>
  );
};
