import { useLingui } from "@lingui/react/macro";
import { Group, TextInput } from "@mantine/core";
import { type FocusEvent, useState } from "react";
import {
  boundsOf,
  dateOf,
  dayNumber,
  type DayRange,
  dayRange,
  type Period,
} from "../../../domain/business/period.ts";
import { useApp } from "../../app-context.ts";
import { useFormats } from "../business/use-formats.ts";
import { useTypedDay, writtenDay } from "../sign-in/use-typed-day.ts";
import classes from "./AnalyticsScreen.module.css";

interface OwnDaysProps {
  /** What is shown; the fields begin with its days. */
  readonly period: Period;
  /** How many days until today there are to choose from. */
  readonly most: number;
  readonly onChoose: (range: DayRange) => void;
}

/** The first and the last day, written as the language writes days; Enter, or leaving both, shows what lies between. */
export const OwnDays = ({ period, most, onChoose }: OwnDaysProps) => {
  const { t, i18n } = useLingui();
  const today = useApp().today();
  const { day } = useFormats();
  const { read, field } = useTypedDay();
  const shown = boundsOf(period, today);
  const asShown = {
    of: [i18n.locale, shown.from, shown.to].join(),
    from: writtenDay(i18n.locale, shown.from),
    to: writtenDay(i18n.locale, shown.to),
    isRefused: false,
  };
  const [typed, setTyped] = useState(asShown);
  if (typed.of !== asShown.of) setTyped(asShown);
  const show = (): void => {
    const range = dayRange(read(typed.from), read(typed.to), most, today);
    setTyped({ ...typed, isRefused: range === undefined });
    if (range !== undefined && (range.from !== shown.from || range.to !== shown.to)) onChoose(range);
  };
  const [first, last] = [day(dateOf(dayNumber(today) - most + 1)), day(today)];
  const inputs = {
    className: classes["day"] ?? "",
    inputMode: field.inputMode,
    dir: field.dir,
    error: typed.isRefused,
    onBlur: ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      if (form?.contains(relatedTarget) !== true) show();
    },
  };
  return (
    <form
      aria-label={t`Own days`}
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <Group gap="sm" align="start" wrap="nowrap">
        <TextInput
          {...inputs}
          label={t`First day`}
          value={typed.from}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, from: value })}
          error={typed.isRefused && t`Two days between ${first} and ${last}, in order`}
        />
        <TextInput
          {...inputs}
          label={t`Last day`}
          value={typed.to}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, to: value })}
        />
        <input type="submit" hidden />
      </Group>
    </form>
  );
};
