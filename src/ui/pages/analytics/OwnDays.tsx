import { useLingui } from "@lingui/react/macro";
import { Group, TextInput } from "@mantine/core";
import { type FocusEvent, useState } from "react";
import { type DayRange, dayRange, dayToShowBy, isOneOf } from "../../../domain/business/period.ts";
import { hasShortYear, isCalendarDate, utcDay } from "../../../domain/calendar-date.ts";
import { daysLater } from "../../../domain/days/reckoning.ts";
import { useApp } from "../../app-context.ts";
import { useFormats } from "../../parts/business/use-formats.ts";
import { rewrittenDay } from "../../parts/typed-day/rewritten-day.ts";
import { useTypedDay, writtenDay, YEAR_SHORT } from "../../parts/typed-day/use-typed-day.ts";
import classes from "./AnalyticsScreen.module.css";
import { tagOf } from "../../locales/tag-of.ts";

interface OwnDaysProps {
  /** The days that are asked for, which may not be shown yet; the fields begin with them. */
  readonly asked: Readonly<Record<"from" | "to", string>>;
  /** How many days until today there are to choose from. */
  readonly most: number;
  readonly onChoose: (range: DayRange) => void;
}

interface Typed {
  /** The days that the fields began with. */
  readonly of: string;
  /** The language that they are written in. */
  readonly tag: string;
  readonly from: string;
  readonly to: string;
  /** Why the two cannot be shown; where neither is wrong by itself, they are not in order. */
  readonly refused: Readonly<Record<"from" | "to", Refusal | undefined>> | undefined;
}

type Refusal = "YearShort" | "Malformed" | "Outside";

/** The first and the last day, written as the language writes days; Enter, or leaving both, shows what lies between. */
export const OwnDays = ({ asked, most, onChoose }: OwnDaysProps) => {
  const { t, i18n } = useLingui();
  const today = utcDay(useApp().now());
  const { day } = useFormats();
  const { read, malformed, field } = useTypedDay(dayToShowBy(today));
  const tag = tagOf(i18n);
  const asAsked: Typed = {
    of: [asked.from, asked.to].join(),
    tag,
    from: writtenDay(tag, asked.from),
    to: writtenDay(tag, asked.to),
    refused: undefined,
  };
  const [typed, setTyped] = useState(asAsked);
  const rewritten = (text: string): string => rewrittenDay(text, typed.tag, tag);
  if (typed.of !== asAsked.of) setTyped(asAsked);
  else if (typed.tag !== tag)
    setTyped({ ...typed, tag, from: rewritten(typed.from), to: rewritten(typed.to) });
  const refusalOf = (text: string): Refusal | undefined => {
    if (isOneOf(most, text, today)) return undefined;
    if (isCalendarDate(text)) return "Outside";
    return hasShortYear(text) ? "YearShort" : "Malformed";
  };
  const show = (): void => {
    const [from, to] = [read(typed.from), read(typed.to)];
    const range = dayRange(from, to, most, today);
    const wrong = { from: refusalOf(from), to: refusalOf(to) };
    setTyped({ ...typed, refused: range === undefined ? wrong : undefined });
    if (range !== undefined && (range.from !== asked.from || range.to !== asked.to)) onChoose(range);
  };
  const [first, last] = [day(daysLater(today, 1 - most)), day(today)];
  const { refused } = typed;
  const texts = {
    YearShort: t(YEAR_SHORT),
    Malformed: malformed,
    Outside: t`A day between ${first} and ${last}`,
  };
  const notInOrder = refused !== undefined && refused.from === undefined && t`Not before the first day`;
  const inputs = {
    className: classes["day"] ?? "",
    inputMode: field.inputMode,
    dir: field.dir,
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
      <Group gap="sm" align="start">
        <TextInput
          {...inputs}
          label={t`First day`}
          value={typed.from}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, from: value })}
          error={refused?.from && texts[refused.from]}
        />
        <TextInput
          {...inputs}
          label={t`Last day`}
          value={typed.to}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, to: value })}
          error={refused?.to ? texts[refused.to] : notInOrder}
        />
        <input type="submit" hidden />
      </Group>
    </form>
  );
};
