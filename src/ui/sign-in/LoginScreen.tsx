import { Trans, useLingui } from "@lingui/react/macro";
import { Alert, Button, Center, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { emailProblem } from "../../domain/registration.ts";
import type { LoginView } from "../../machines/auth/auth.view.ts";
import { Logo } from "../brand/Logo.tsx";
import classes from "./LoginScreen.module.css";
import { SIGN_IN_TEXTS } from "./sign-in-texts.ts";

/** Sign in with e-mail and password (§2). What was typed stays, whatever comes of it. */
export const LoginScreen = ({ view }: { view: LoginView }) => {
  const { t } = useLingui();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "" },
    validate: {
      email: (email) =>
        emailProblem(email) === undefined ? null : t`Enter an e-mail address, like name@example.com`,
      password: (password) => (password === "" ? t`Enter your password` : null),
    },
    onSubmitPreventDefault: "always",
  });
  const focusFirstError = (errors: typeof form.errors): void => {
    form.getInputNode(errors["email"] === undefined ? "password" : "email")?.focus();
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
        <form
          noValidate
          onSubmit={form.onSubmit(
            ({ email, password }) => view.signIn({ email: email.trim(), password }),
            focusFirstError,
          )}
        >
          <Stack gap="md">
            <div aria-live="assertive">
              {view.failure !== undefined && (
                <Alert color="red" variant="light" role="alert">
                  {t(SIGN_IN_TEXTS[view.failure._tag])}
                </Alert>
              )}
            </div>
            <TextInput
              key={form.key("email")}
              label={t`Email`}
              type="email"
              name="email"
              autoComplete="username"
              dir="ltr"
              {...form.getInputProps("email")}
            />
            <PasswordInput
              key={form.key("password")}
              label={t`Password`}
              name="password"
              autoComplete="current-password"
              dir="ltr"
              visibilityToggleButtonProps={{ "aria-label": t`Show password` }}
              {...form.getInputProps("password")}
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
