import { TextInput } from "@mantine/core";
import { useState } from "react";
import { isCalendarDate } from "../../../domain/calendar-date.ts";
import type { FilterFieldProps } from "../list/list-view.ts";
import { offBecause } from "../list/tools/off-because.ts";
import classes from "./DayField.module.css";

/** While a year is typed it is one of the first centuries. */
const isMeant = (day: string): boolean => day === "" || (isCalendarDate(day) && day >= "1000");

/** A filter by a day; what is half typed asks for nothing yet. */
export const DayField = ({ label, isLabelled, value, reasonId, onChoose }: FilterFieldProps) => {
  const [{ typed, chosen }, setTyped] = useState({ typed: value, chosen: value });
  if (chosen !== value) setTyped({ typed: value, chosen: value });
  return (
    <TextInput
      type="date"
      label={label}
      classNames={isLabelled ? {} : { root: classes["inline"] ?? "", label: classes["label"] ?? "" }}
      value={typed}
      {...(value === "" && offBecause(reasonId))}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped({ typed: day, chosen });
        if (isMeant(day) && day !== value) onChoose(day);
      }}
    />
  );
};
