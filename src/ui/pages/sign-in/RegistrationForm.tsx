import { useLingui } from "@lingui/react/macro";
import { Button, Stack, Text, TextInput } from "@mantine/core";
import { type SubmitEvent, useEffect, useEffectEvent } from "react";
import { LONGEST } from "../../../domain/longest.ts";
import type { EmailProblem } from "../../../domain/email-address.ts";
import {
  MINIMUM_PASSWORD_LENGTH,
  type RegistrationDraft,
  registrationOf,
  registrationProblems,
  type RegistrationProblems,
} from "../../../domain/signing-up/registration.ts";
import type { FieldFailureTag, SignInFailure } from "../../../domain/sign-in-failure.ts";
import { useApp } from "../../app-context.ts";
import { BirthDateField } from "./BirthDateField.tsx";
import { useFirstFocus } from "../../parts/opening/use-first-focus.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { TakingLong } from "../../parts/opening/TakingLong.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { FailureNote } from "./FailureNote.tsx";
import { PASSWORD_TEXTS } from "./field-texts.ts";
import { typedInto, useProblems } from "./form-fields.ts";
import type { ModeProps } from "./mode.ts";
import { PolicyNote } from "./PolicyNote.tsx";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";
import { useToldProblems } from "./use-told-problems.ts";
import { useRegistrationDraft } from "./use-registration-draft.ts";
import { useTypedDay } from "../../parts/typed-day/use-typed-day.ts";

/** What may be wrong with a field, found here or told by the provider. */
type Problems = Omit<RegistrationProblems, "email" | "password"> & {
  readonly email?: EmailProblem | Exclude<FieldFailureTag, "PasswordTooWeak">;
  readonly password?: keyof typeof PASSWORD_TEXTS;
};

/** What the provider has against a field, or nothing where it is about none. */
const problemsOf = (failure: SignInFailure | undefined): Problems | undefined => {
  if (failure?._tag === "PasswordTooWeak") return { password: failure._tag };
  if (failure?._tag === "AddressTaken" || failure?._tag === "AddressRefused") return { email: failure._tag };
  return undefined;
};

const isTold = (problem: Problems["email"]): problem is "AddressTaken" | "AddressRefused" =>
  problem === "AddressTaken" || problem === "AddressRefused";

const draftIn = (form: HTMLFormElement): RegistrationDraft => ({
  email: typedInto(form, "email"),
  password: typedInto(form, "password"),
  birthDate: typedInto(form, "birthDate"),
  username: typedInto(form, "username"),
});

/** Create an account with e-mail, password and date of birth; a username is optional. */
export const RegistrationForm = ({ view, isWorking, email, labelledBy, ref, onMode }: ModeProps) => {
  const { t } = useLingui();
  const { today } = useApp();
  const day = useTypedDay();
  const { failure } = view;
  const { problems, failure: shown, isSound, takeBack } = useProblems<Problems>({}, failure);
  useToldProblems(ref, failure, problemsOf, isSound);
  const { before, isRestored, keep } = useRegistrationDraft();
  const restored = useFirstFocus<HTMLParagraphElement>();
  const keepForm = useEffectEvent(() => {
    if (ref.current !== null) keep(draftIn(ref.current));
  });
  // An address may have been brought along.
  useEffect(() => keepForm(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = draftIn(form);
    const draft = { ...typed, birthDate: day.read(typed.birthDate) };
    const registration = registrationOf(draft, today());
    if (view.isBusy || !isSound(form, registrationProblems(draft, today())) || registration === undefined)
      return;
    view.register(registration);
  };
  return (
    <form
      ref={ref}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        takeBack(event);
        keep(draftIn(event.currentTarget));
      }}
    >
      <Stack gap="md">
        {isRestored && failure === undefined && (
          <Text ref={restored} tabIndex={-1} size="sm" role="status">
            {t`What you typed here before is back, but not the password and the date of birth.`}
          </Text>
        )}
        <FailureNote failure={problemsOf(shown) === undefined ? shown : undefined} />
        <EmailField
          typed={email || before.email}
          isWrong={problems.email !== undefined}
          told={isTold(problems.email) ? t(SIGN_IN_TEXTS[problems.email]) : undefined}
        />
        {problems.email === "AddressTaken" && (
          <Button variant="light" onClick={() => onMode("sign in")}>
            {t`Sign in instead`}
          </Button>
        )}
        <PasswordField
          description={t`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
          autoComplete="new-password"
          error={problems.password && t(PASSWORD_TEXTS[problems.password])}
        />
        <BirthDateField problem={problems.birthDate} />
        <TextInput
          label={t`Username`}
          description={t`Optional. Shown instead of your email address.`}
          name="username"
          defaultValue={before.username}
          autoComplete="nickname"
          maxLength={LONGEST.NameTooLong}
        />
        <BusyButton isBusy={view.isBusy} isWorking={isWorking} fullWidth>
          {t`Create account`}
        </BusyButton>
        {isWorking && <TakingLong />}
        <PolicyNote />
      </Stack>
    </form>
  );
};
