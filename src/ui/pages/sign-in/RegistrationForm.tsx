import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import {
  MINIMUM_PASSWORD_LENGTH,
  registrationOf,
  registrationProblems,
  type RegistrationProblems,
} from "../../../domain/registration.ts";
import { useApp } from "../../app-context.ts";
import { BirthDateField } from "./BirthDateField.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { FailureNote } from "./FailureNote.tsx";
import { PASSWORD_TEXTS } from "./field-texts.ts";
import { typedInto, useProblems } from "./form-fields.ts";
import type { ModeProps } from "./mode.ts";

/** Create an account with e-mail, password and date of birth; a username is optional . */
export const RegistrationForm = ({ view, isWorking, email, ref }: ModeProps) => {
  const { t } = useLingui();
  const { today } = useApp();
  const { problems, isSound, takeBack } = useProblems<RegistrationProblems>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = {
      email: typedInto(form, "email"),
      password: typedInto(form, "password"),
      birthDate: typedInto(form, "birthDate"),
      username: typedInto(form, "username"),
    };
    const registration = registrationOf(draft, today());
    if (view.isBusy || !isSound(form, registrationProblems(draft, today())) || registration === undefined)
      return;
    const { email: address, password, birthDate, displayName: username } = registration;
    view.register({ email: address, password, birthDate, username });
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} onInput={takeBack}>
      <Stack gap="md">
        <FailureNote failure={view.failure} />
        <EmailField typed={email} isWrong={problems.email !== undefined} />
        <PasswordField
          description={t`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
          autoComplete="new-password"
          error={problems.password && t(PASSWORD_TEXTS[problems.password])}
        />
        <BirthDateField today={today()} problem={problems.birthDate} />
        <TextInput
          label={t`Username`}
          description={t`Optional. Shown instead of your e-mail address.`}
          name="username"
          autoComplete="nickname"
        />
        <BusyButton isBusy={view.isBusy} isWorking={isWorking} fullWidth>
          <Trans>Create account</Trans>
        </BusyButton>
      </Stack>
    </form>
  );
};
