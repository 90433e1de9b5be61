import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useId, useRef, useState } from "react";
import type { BirthDateView, LoginView } from "../../../machines/auth/auth.view.ts";
import { useApp } from "../../app-context.ts";
import { Logo } from "../../parts/brand/Logo.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";
import { Loaded } from "../../parts/opening/Loaded.tsx";
import { NewVersionBar } from "../../parts/opening/NewVersionBar.tsx";
import { part } from "../../parts/opening/part.ts";
import classes from "./LoginScreen.module.css";
import type { Mode } from "./mode.ts";
import { SignInForm } from "./SignInForm.tsx";
import { useTurn } from "./use-turn.ts";

// The form is there first; what it can do without follows.
const preferences = part(async () => (await import("../../parts/preferences/Preferences.tsx")).Preferences);
const registrationForm = part(async () => (await import("./RegistrationForm.tsx")).RegistrationForm);
const passwordResetForm = part(async () => (await import("./PasswordResetForm.tsx")).PasswordResetForm);
const birthDateDialog = part(async () => (await import("./BirthDateDialog.tsx")).BirthDateDialog);

/** A failure here is not told: whoever presses the button is told then. */
const fetchRegistration = (): void => void registrationForm.load().catch(() => undefined);

interface LoginScreenProps {
  readonly view: LoginView;
  readonly birthDate: BirthDateView | undefined;
}

const fetchForm = (mode: Mode): Promise<unknown> | undefined => {
  if (mode === "register") return registrationForm.load();
  return mode === "reset the password" ? passwordResetForm.load() : undefined;
};

const TITLES: Readonly<Record<Mode, MessageDescriptor>> = {
  "sign in": msg`Sign in`,
  register: msg`Create account`,
  "reset the password": msg`Forgot your password?`,
};

/** Signing in and creating an account, and the language and theme to do it in. */
export const LoginScreen = ({ view, birthDate }: LoginScreenProps) => {
  const { version } = useApp();
  const isOutdated = useSelector(version, ({ context }) => context.isOutdated);
  const form = useRef<HTMLFormElement>(null);
  const { turn, turnTo } = useTurn(form, fetchForm);
  const [attempt, setAttempt] = useState({ turn, isGoogle: false });
  const { mode, email } = turn;
  const { t } = useLingui();
  const heading = useId();
  const product = t`Kitchen Console`;
  const title = t(TITLES[mode]);
  // Whoever goes on here does not want the form any more that is still on its way.
  const begin = (isGoogle: boolean): void => {
    turnTo(mode);
    setAttempt({ turn, isGoogle });
  };
  const byForm: LoginView = {
    ...view,
    // What went wrong in one form says nothing about the other.
    failure: attempt.turn === turn ? view.failure : undefined,
    signIn: (typed) => {
      begin(false);
      view.signIn(typed);
    },
    register: (typed) => {
      begin(false);
      view.register(typed);
    },
  };
  const props = {
    ref: form,
    view: byForm,
    isWorking: view.isBusy && !attempt.isGoogle,
    email,
    labelledBy: heading,
    onMode: turnTo,
  };
  return (
    <div className={classes["page"]}>
      <header className={classes["bar"]}>
        <Group gap="sm" wrap="nowrap">
          <Logo size={32} />
          <span className={classes["brand"]}>{product}</span>
        </Group>
        <Loaded part={preferences} renderFailure={() => null}>
          {(Preferences) => <Preferences />}
        </Loaded>
      </header>
      <main className={classes["main"]}>
        {isOutdated && <NewVersionBar />}
        <div className={`console-surface ${classes["card"] ?? ""}`}>
          {mode !== "sign in" && <title>{`${title} · ${product}`}</title>}
          <Title order={1} id={heading}>
            {title}
          </Title>
          <Text c="dimmed" mt={4} mb="lg">
            {t`The restaurant management platform for staff and chefs.`}
          </Text>
          {mode === "sign in" && <SignInForm {...props} />}
          {mode === "register" && (
            <Loaded part={registrationForm}>{(RegistrationForm) => <RegistrationForm {...props} />}</Loaded>
          )}
          {mode === "reset the password" && (
            <Loaded part={passwordResetForm}>{(ResetForm) => <ResetForm {...props} />}</Loaded>
          )}
          <Text className={classes["or"] ?? ""} size="sm" c="dimmed" my="md">
            <Trans context="between two ways to sign in">or</Trans>
          </Text>
          <BusyButton
            isBusy={view.isBusy}
            isWorking={view.isBusy && attempt.isGoogle}
            variant="default"
            fullWidth
            leftSection={<img src="/google.svg" width={18} height={18} alt="" loading="lazy" />}
            onPress={() => {
              begin(true);
              view.signInWithGoogle();
            }}
          >
            {t`Continue with Google`}
          </BusyButton>
        </div>
        <Group gap={4} justify="center" mt="md">
          <Text size="sm" c="dimmed">
            {mode === "sign in" ? t`New here?` : t`Already have an account?`}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={view.isBusy}
            onClick={() => turnTo(mode === "sign in" ? "register" : "sign in")}
            onPointerEnter={fetchRegistration}
            onFocus={fetchRegistration}
          >
            {mode === "sign in" ? t`Create an account` : t`Sign in instead`}
          </Button>
        </Group>
      </main>
      <nav className={classes["policies"]} aria-label={t`Policies`}>
        <Link to="/policies/privacy">{t`Privacy policy`}</Link>
        <Link to="/policies/csae">{t`Child safety policy`}</Link>
        <Link to="/policies/delete-account">{t`Delete your account`}</Link>
      </nav>
      <div className={classes["table"]} />
      {birthDate !== undefined && (
        <Loaded part={birthDateDialog}>{(BirthDateDialog) => <BirthDateDialog view={birthDate} />}</Loaded>
      )}
    </div>
  );
};
