import { useLingui } from "@lingui/react/macro";
import { TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { BirthDateProblem } from "../../../domain/signing-up/registration.ts";
import { BIRTH_DATE_TEXTS } from "./field-texts.ts";
import { rewrittenDay } from "../../parts/typed-day/rewritten-day.ts";
import { useTypedDay } from "../../parts/typed-day/use-typed-day.ts";
import { tagOf } from "../../locales/tag-of.ts";

export const BirthDateField = ({ problem }: { problem: BirthDateProblem | undefined }) => {
  const { t, i18n } = useLingui();
  const { field, malformed } = useTypedDay();
  const input = useRef<HTMLInputElement>(null);
  const tag = tagOf(i18n);
  const shown = useRef(tag);
  useEffect(() => {
    if (input.current !== null) input.current.value = rewrittenDay(input.current.value, shown.current, tag);
    shown.current = tag;
  }, [tag]);
  return (
    <TextInput
      {...field}
      ref={input}
      label={t`Date of birth`}
      name="birthDate"
      autoComplete="bday"
      required
      withAsterisk={false}
      error={problem === "BirthDateMalformed" ? malformed : problem && t(BIRTH_DATE_TEXTS[problem])}
    />
  );
};
