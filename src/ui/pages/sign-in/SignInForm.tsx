import { useLingui } from "@lingui/react/macro";
import { Button, Stack } from "@mantine/core";
import { type SubmitEvent, useEffect, useRef } from "react";
import { Confidential } from "../../../domain/confidential.ts";
import { emailProblem, typedEmail } from "../../../domain/email-address.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { TakingLong } from "../../parts/opening/TakingLong.tsx";
import { EmailField, PasswordField } from "./credential-fields.tsx";
import { FailureNote } from "./FailureNote.tsx";
import { typedInto, useProblems } from "./form-fields.ts";
import type { ModeProps } from "./mode.ts";

interface Problems {
  readonly email?: true;
  readonly password?: true;
}

/**
 * Sign in with e-mail and password. The fields belong to the browser, so what was typed, or filled in by a
 * password manager, stays whatever comes of it. The form library would cost the first screen a twentieth of its budget.
 */
export const SignInForm = ({ view, isWorking, email, labelledBy, ref, onMode }: ModeProps) => {
  const { t } = useLingui();
  const password = useRef<HTMLInputElement>(null);
  const { problems, failure, isSound, takeBack } = useProblems<Problems>({}, view.failure);
  useEffect(() => {
    if (view.failure?._tag === "InvalidCredentials") {
      password.current?.focus();
      password.current?.select();
    } else if (view.failure !== undefined && document.activeElement === document.body) {
      // Whoever was sent here by it goes on here.
      password.current?.form?.querySelector("input")?.focus();
    }
  }, [view.failure]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = {
      email: typedEmail(typedInto(form, "email")),
      password: new Confidential(typedInto(form, "password")),
    };
    const found: Problems = {
      ...(emailProblem(typed.email) && { email: true }),
      ...(typed.password.revealed === "" && { password: true }),
    };
    if (!view.isBusy && isSound(form, found)) view.signIn(typed);
  };
  return (
    <form ref={ref} aria-labelledby={labelledBy} noValidate onSubmit={submit} onInput={takeBack}>
      <Stack gap="md">
        <FailureNote failure={failure} />
        <EmailField typed={email} isWrong={problems.email !== undefined} />
        <PasswordField
          ref={password}
          autoComplete="current-password"
          error={problems.password && t`Enter your password`}
        />
        <BusyButton isBusy={view.isBusy} isWorking={isWorking} fullWidth>
          {t`Sign in`}
        </BusyButton>
        {isWorking && <TakingLong />}
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={view.isBusy}
          onClick={() => onMode("reset the password")}
        >
          {t`Forgot your password?`}
        </Button>
      </Stack>
    </form>
  );
};
