import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import type { CalendarDate } from "../../../domain/calendar-date.ts";
import type { BirthDateProblem } from "../../../domain/registration.ts";
import { BIRTH_DATE_TEXTS } from "./field-texts.ts";

interface BirthDateFieldProps {
  readonly today: CalendarDate;
  readonly problem: BirthDateProblem | undefined;
}

/** A date of birth; what the browser hands over is plain `YYYY-MM-DD` in every language. */
export const BirthDateField = ({ today, problem }: BirthDateFieldProps) => {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Date of birth`}
      type="date"
      name="birthDate"
      autoComplete="bday"
      max={today}
      required
      withAsterisk={false}
      error={problem && t(BIRTH_DATE_TEXTS[problem])}
    />
  );
};
