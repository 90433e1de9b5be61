import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Center, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { emailProblem } from "../../domain/registration.ts";
import type { LoginView } from "../../machines/auth/auth.view.ts";
import { Logo } from "../brand/Logo.tsx";
import classes from "./LoginScreen.module.css";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

/** Whether each field can be sent as it is. */
interface Problems {
  readonly email: boolean;
  readonly password: boolean;
}

const NONE: Problems = { email: false, password: false };

/**
 * Sign in with e-mail and password (§2). The fields belong to the browser, so what was typed, or filled in by a
 * password manager, stays whatever comes of it. The form library would cost the first screen a twentieth of its budget.
 */
export const LoginScreen = ({ view }: { view: LoginView }) => {
  const { t } = useLingui();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState(NONE);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = { email: email.current?.value.trim() ?? "", password: password.current?.value ?? "" };
    const found = { email: emailProblem(typed.email) !== undefined, password: typed.password === "" };
    setProblems(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else view.signIn(typed);
  };
  return (
    <Center component="main" className={classes["page"] ?? ""} p="md">
      <div className={`console-surface ${classes["card"] ?? ""}`}>
        <Stack gap="xs" mb="lg">
          <Logo size={40} />
          <Title order={1}>
            <Trans>Kitchen Console</Trans>
          </Title>
          <Text c="dimmed">
            <Trans>The restaurant management platform for staff and chefs.</Trans>
          </Text>
        </Stack>
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {view.failure !== undefined && (
              <div role="alert" className={classes["failure"]}>
                {t(SIGN_IN_TEXTS[view.failure._tag])}
              </div>
            )}
            <TextInput
              ref={email}
              label={t`Email`}
              type="email"
              name="email"
              autoComplete="username"
              dir="ltr"
              error={problems.email && t`Enter an e-mail address, like name@example.com`}
            />
            <PasswordInput
              ref={password}
              label={t`Password`}
              name="password"
              autoComplete="current-password"
              dir="ltr"
              visibilityToggleButtonProps={{ "aria-label": t`Show password` }}
              error={problems.password && t`Enter your password`}
            />
            <Button type="submit" loading={view.isBusy} fullWidth mt="xs">
              <Trans>Sign in</Trans>
            </Button>
          </Stack>
        </form>
      </div>
    </Center>
  );
};
