import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import type { BirthDateProblem } from "../../../domain/signing-up/registration.ts";
import { BIRTH_DATE_TEXTS } from "./field-texts.ts";
import { useTypedDay } from "./use-typed-day.ts";

export const BirthDateField = ({ problem }: { problem: BirthDateProblem | undefined }) => {
  const { t } = useLingui();
  const { field } = useTypedDay();
  return (
    <TextInput
      {...field}
      label={t`Date of birth`}
      name="birthDate"
      autoComplete="bday"
      required
      withAsterisk={false}
      error={problem && t(BIRTH_DATE_TEXTS[problem])}
    />
  );
};
