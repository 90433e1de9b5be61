import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { type SubmitEvent, useRef } from "react";
import { Confidential } from "../../../domain/confidential.ts";
import { MINIMUM_PASSWORD_LENGTH, passwordProblem } from "../../../domain/signing-up/registration.ts";
import type { NotSent } from "../../../domain/saving-failure.ts";
import type { SignInFailure } from "../../../domain/sign-in-failure.ts";
import { useUser } from "../../app-context.ts";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { NotSentText } from "../../parts/feedback/NotSentText.tsx";
import { PASSWORD_UNKNOWN } from "../../parts/feedback/password-unknown.ts";
import { PasswordField } from "../sign-in/credential-fields.tsx";
import { PASSWORD_TEXTS } from "../sign-in/field-texts.ts";
import { SIGN_IN_TEXTS } from "../sign-in/sign-in-texts.ts";
import { typedInto, useProblems } from "../sign-in/form-fields.ts";
import { useToldProblems } from "../sign-in/use-told-problems.ts";
import { usePasswordChange } from "./use-password-change.ts";

const NEXT_TEXTS = { ...PASSWORD_TEXTS, Same: msg`Choose a password other than your current one` };

interface Problems {
  readonly current?: "Missing" | "Wrong";
  readonly next?: keyof typeof NEXT_TEXTS;
}

/** What the provider has against a field, or nothing where it is about none. */
const problemsOf = (failure: SignInFailure | NotSent | undefined): Problems | undefined => {
  if (failure?._tag === "InvalidCredentials") return { current: "Wrong" };
  return failure?._tag === "PasswordTooWeak" ? { next: failure._tag } : undefined;
};

const problemsIn = (current: string, next: string): Problems => {
  const problem = passwordProblem(next) ?? (next === current ? "Same" : undefined);
  return {
    ...(current === "" && { current: "Missing" as const }),
    ...(problem !== undefined && { next: problem }),
  };
};

/** One's own password, changed by whoever knows the one that counts. */
export const PasswordChange = ({ endsElsewhere }: { endsElsewhere: boolean }) => {
  const { t } = useLingui();
  const { email } = useUser();
  const ref = useRef<HTMLFormElement>(null);
  const { isBusy, failure, change } = usePasswordChange(() => ref.current?.reset());
  const { problems, isSound, takeBack } = useProblems<Problems>({});
  useToldProblems(ref, failure, problemsOf, isSound);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const [current, next] = [typedInto(form, "current"), typedInto(form, "next")];
    if (isBusy || !isSound(form, problemsIn(current, next))) return;
    change({ current: new Confidential(current), next: new Confidential(next) });
  };
  const currentTexts = {
    Missing: t`Enter your current password`,
    Wrong: t`This is not your current password.`,
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} onInput={takeBack}>
      <Stack gap="md" align="start" maw={420}>
        {failure !== undefined && problemsOf(failure) === undefined && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {failure._tag === "NotSent" ? (
              <NotSentText words={SIGN_IN_TEXTS.NetworkFailed} />
            ) : (
              t(PASSWORD_UNKNOWN)
            )}
          </Text>
        )}
        {/* Whose password it is, for whatever keeps passwords: without it, that of another account may be replaced. */}
        <input hidden type="text" autoComplete="username" value={email} readOnly />
        <PasswordField
          w="100%"
          label={t`Current password`}
          visibilityToggleButtonProps={{ "aria-label": t`Show current password` }}
          name="current"
          autoComplete="current-password"
          error={problems.current && currentTexts[problems.current]}
        />
        <PasswordField
          w="100%"
          label={t`New password`}
          visibilityToggleButtonProps={{ "aria-label": t`Show new password` }}
          name="next"
          autoComplete="new-password"
          description={t`At least ${MINIMUM_PASSWORD_LENGTH} characters`}
          error={problems.next && t(NEXT_TEXTS[problems.next])}
        />
        <Text size="sm" c="dimmed">
          {endsElsewhere
            ? t`A new password signs you out on all other devices.`
            : t`Other devices stay signed in until their session ends.`}
        </Text>
        <BusyButton isBusy={isBusy}>
          <Trans>Change password</Trans>
        </BusyButton>
      </Stack>
    </form>
  );
};
