import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Checkbox, Input, TextInput } from "@mantine/core";
import { IconCopyCheck, IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState } from "react";
import { HOLIDAYS, type Opening, type OpeningDay } from "../../../domain/business/hours.ts";
import { PlainSelect } from "../../parts/select/PlainSelect.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import classes from "./DayHours.module.css";

interface DayHoursProps {
  readonly day: OpeningDay;
  readonly name: string;
  readonly openings: ReadonlyArray<Opening> | undefined;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (openings: ReadonlyArray<Opening> | undefined) => void;
  readonly onCopy: () => void;
}

/** What a day begins with that was never open. */
const USUAL: Opening = { from: "09:00", to: "18:00" };
const NOTHING: Opening = { from: "", to: "" };

const HolidayChoice = ({ name, openings, isReadOnly, onChange }: Omit<DayHoursProps, "day">) => {
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
      onChoose={(choice) => onChange(choice === "as usual" ? undefined : choice === "closed" ? [] : [USUAL])}
    />
  );
};

/** When it is open on a day: not at all, or from when to when, once or several times. */
export const DayHours = (props: DayHoursProps) => {
  const { t, i18n } = useLingui();
  const { day, name, openings = [], problem, isReadOnly, onChange, onCopy } = props;
  const row = useRef<HTMLDivElement>(null);
  const told = useId();
  const [before, setBefore] = useState<ReadonlyArray<Opening>>([USUAL]);
  const counted = useRef<number>(undefined);
  useEffect(() => {
    // Whoever adds or removes times goes on with the last of them.
    if (counted.current !== undefined && counted.current !== openings.length)
      [...(row.current?.querySelectorAll<HTMLElement>(`[name="opens"]`) ?? [])].at(-1)?.focus();
    counted.current = undefined;
  }, [openings.length]);
  const count = (changed: ReadonlyArray<Opening>): void => {
    counted.current = openings.length;
    onChange(changed);
  };
  const change = (index: number, changed: Partial<Opening>): void =>
    onChange(openings.map((opening, at) => (at === index ? { ...opening, ...changed } : opening)));
  const isOne = openings.length === 1;
  const field = (opening: Opening, index: number, end: keyof Opening, label: string) => (
    <TextInput
      type="time"
      name={end === "from" ? "opens" : "closes"}
      aria-label={label}
      aria-describedby={problem === undefined ? undefined : told}
      error={problem !== undefined}
      value={opening[end]}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => change(index, { [end]: currentTarget.value })}
    />
  );
  return (
    <div ref={row} role="group" aria-label={name} className={classes["day"]}>
      {day === HOLIDAYS ? (
        <HolidayChoice {...props} />
      ) : (
        <Checkbox
          className={classes["name"] ?? ""}
          label={name}
          aria-label={t`${name}: open`}
          checked={openings.length > 0}
          onChange={() => {
            if (isReadOnly) return;
            if (openings.length > 0) setBefore(openings);
            onChange(openings.length > 0 ? [] : before);
          }}
        />
      )}
      <div className={classes["openings"]}>
        {openings.map((opening, index) => {
          const number = i18n.number(index + 1);
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
                  aria-label={t`Remove this time (${number})`}
                  onClick={() => count(openings.filter((_, at) => at !== index))}
                >
                  <IconX size={16} stroke={1.5} aria-hidden />
                </ActionIcon>
              )}
            </div>
          );
        })}
        {problem !== undefined && <Input.Error id={told}>{problem}</Input.Error>}
      </div>
      {openings.length > 0 && (
        <div className={classes["actions"]}>
          <ActionIcon
            variant="subtle"
            disabled={isReadOnly}
            aria-label={t`Add a time`}
            title={t`Add a time`}
            onClick={() => count([...openings, NOTHING])}
          >
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
          {day !== HOLIDAYS && (
            <ActionIcon
              variant="subtle"
              disabled={isReadOnly}
              aria-label={t`Copy to all days`}
              title={t`Copy to all days`}
              onClick={onCopy}
            >
              <IconCopyCheck size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
    </div>
  );
};
