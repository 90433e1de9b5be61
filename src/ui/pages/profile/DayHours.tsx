import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button, Checkbox, Input, Text, TextInput } from "@mantine/core";
import { IconCopyCheck, IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import {
  closesNextDay,
  type DayProblems,
  HOLIDAYS,
  isAllDay,
  type Opening,
  type OpeningDay,
  wrongEnds,
} from "../../../domain/business/hours.ts";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import classes from "./DayHours.module.css";

interface DayHoursProps {
  readonly day: OpeningDay;
  readonly name: string;
  readonly openings: ReadonlyArray<Opening> | undefined;
  readonly problems: DayProblems | undefined;
  /** Whether what is wrong is told by now. */
  readonly isTold: boolean;
  /** What the form knows its first wrong time by, where that is the first of all. */
  readonly path: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (openings: ReadonlyArray<Opening> | undefined) => void;
  /** Takes one time away of several. */
  readonly onRemove: (rest: ReadonlyArray<Opening>) => void;
  /** Whether no other day of the week is open. */
  readonly isAlone: boolean;
  /** Gives its times to the other open days, or to all where there is none. */
  readonly onCopy: () => void;
  /** What became of that, until something else is said. */
  readonly copied: string | undefined;
  readonly onUndo: () => void;
}

/** What a day begins with that was never open. */
const USUAL: Opening = { from: "09:00", to: "18:00" };
const NOTHING: Opening = { from: "", to: "" };

const PROBLEMS = {
  TimeMissing: msg`Enter when it opens and when it closes`,
  TimesEqual: msg`Closing time must differ from opening time`,
  Overlap: msg`These times overlap with others`,
} as const;

const HolidayChoice = ({
  name,
  openings,
  isReadOnly,
  onClose,
  onOpen,
}: Pick<DayHoursProps, "name" | "openings" | "isReadOnly"> & {
  readonly onClose: (closed: readonly [] | undefined) => void;
  readonly onOpen: () => void;
}) => {
  const { t } = useLingui();
  return (
    <PlainSelect
      label={name}
      isLabelled
      disabled={isReadOnly}
      value={openings === undefined ? "as usual" : openings.length === 0 ? "closed" : "open"}
      data={[
        { value: "as usual", label: t`As on other days` },
        { value: "closed", label: t({ message: "Closed", context: "opening hours" }) },
        { value: "open", label: t`Open at other times` },
      ]}
      onChoose={(choice) => (choice === "open" ? onOpen() : onClose(choice === "closed" ? [] : undefined))}
    />
  );
};

/** When it is open on a day: not at all, or from when to when, once or several times. */
export const DayHours = (props: DayHoursProps) => {
  const { t, i18n } = useLingui();
  const {
    day,
    name,
    openings = [],
    problems = [],
    isTold,
    path,
    isReadOnly,
    isAlone,
    onChange,
    onRemove,
    onCopy,
    copied,
    onUndo,
  } = props;
  const copying = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const told = useId();
  const [before, setBefore] = useState<ReadonlyArray<Opening>>([USUAL]);
  const close = (closed: readonly [] | undefined): void => {
    if (openings.length > 0) setBefore(openings);
    onChange(closed);
  };
  const counted = useRef<number>(undefined);
  useEffect(() => {
    // Whoever adds or removes times goes on with the last of them.
    if (counted.current !== undefined && counted.current !== openings.length)
      [...(row.current?.querySelectorAll<HTMLElement>(`[name="opens"]`) ?? [])].at(-1)?.focus();
    counted.current = undefined;
  }, [openings.length]);
  const withFocusOnLast = (change: () => void): void => {
    counted.current = openings.length;
    change();
  };
  const change = (index: number, changed: Partial<Opening>): void =>
    onChange(openings.map((opening, at) => (at === index ? { ...opening, ...changed } : opening)));
  const copyWords = isAlone ? t`Copy to all days` : t`Copy to all open days`;
  const isOne = openings.length === 1;
  const firstWrong = problems.findIndex((problem) => problem !== undefined);
  const hintOf = (opening: Opening): string | undefined => {
    if (isAllDay(opening)) return t`Open all day`;
    return closesNextDay(opening) ? t`Closes the next day` : undefined;
  };
  const field = (opening: Opening, index: number, end: keyof Opening, label: string) => {
    const problem = problems[index];
    const wrong = problem === undefined ? [] : wrongEnds(opening, problem);
    const isWrong = isTold && wrong.includes(end);
    const isDescribed = isWrong || (end === "to" && hintOf(opening) !== undefined);
    return (
      <TextInput
        type="time"
        name={end === "from" ? "opens" : "closes"}
        aria-label={label}
        attributes={{ input: { "aria-describedby": isDescribed ? `${told}-${index}` : undefined } }}
        error={isWrong}
        data-path={index === firstWrong && end === wrong[0] ? path : undefined}
        value={opening[end]}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => change(index, { [end]: currentTarget.value })}
      />
    );
  };
  return (
    <div ref={row} role="group" aria-label={name} className={classes["day"]}>
      {day === HOLIDAYS ? (
        <HolidayChoice {...props} onClose={close} onOpen={() => onChange(before)} />
      ) : (
        <Checkbox
          className={classes["name"] ?? ""}
          label={name}
          aria-label={t`${name}: open`}
          checked={openings.length > 0}
          onChange={() => {
            if (isReadOnly) return;
            if (openings.length > 0) close([]);
            else onChange(before);
          }}
        />
      )}
      <div className={classes["openings"]}>
        {openings.map((opening, index) => {
          const number = i18n.number(index + 1);
          const problem = isTold ? problems[index] : undefined;
          const hint = hintOf(opening);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- times have no name but their place
            <div key={index} className={classes["opening"]}>
              {field(opening, index, "from", isOne ? t`Opens` : t`Opens (${number})`)}
              <span aria-hidden>–</span>
              {field(opening, index, "to", isOne ? t`Closes` : t`Closes (${number})`)}
              {!isOne && (
                <ActionIcon
                  variant="subtle"
                  disabled={isReadOnly}
                  title={t`Remove this time (${number})`}
                  onClick={() => withFocusOnLast(() => onRemove(openings.filter((_, at) => at !== index)))}
                >
                  <IconX size={16} stroke={1.5} aria-hidden />
                </ActionIcon>
              )}
              <div id={`${told}-${index}`} className={classes["told"]}>
                {problem !== undefined && <Input.Error>{t(PROBLEMS[problem])}</Input.Error>}
                {hint !== undefined && <Input.Description>{hint}</Input.Description>}
              </div>
            </div>
          );
        })}
      </div>
      {openings.length > 0 && (
        <div className={classes["actions"]}>
          <ActionIcon
            variant="subtle"
            disabled={isReadOnly}
            title={t`Add a time`}
            onClick={() => withFocusOnLast(() => onChange([...openings, NOTHING]))}
          >
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
          {day !== HOLIDAYS && (
            <ActionIcon
              ref={copying}
              className={classes["copy"] ?? ""}
              variant="subtle"
              disabled={isReadOnly}
              title={copyWords}
              onClick={onCopy}
            >
              <IconCopyCheck size={16} stroke={1.5} aria-hidden />
              <span className={classes["words"]}>{copyWords}</span>
            </ActionIcon>
          )}
        </div>
      )}
      {copied !== undefined && (
        <div className={classes["copied"]}>
          <Text size="sm" aria-hidden>
            {copied}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={isReadOnly}
            onClick={() => {
              copying.current?.focus();
              onUndo();
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
    </div>
  );
};
