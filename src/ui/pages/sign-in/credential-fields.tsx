import { useLingui } from "@lingui/react/macro";
import { PasswordInput, TextInput } from "@mantine/core";
import type { ComponentProps } from "react";

interface EmailFieldProps {
  /** What stood there in the other mode. */
  readonly typed: string | undefined;
  readonly isWrong: boolean;
  /** What the provider has against it. */
  readonly told?: string | undefined;
}

/** The address that somebody signs in with. */
export const EmailField = ({ typed, isWrong, told }: EmailFieldProps) => {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Email`}
      type="email"
      name="email"
      autoComplete="username"
      dir="ltr"
      defaultValue={typed}
      error={told ?? (isWrong && t`Enter an email address, like name@example.com`)}
    />
  );
};

/** A password; whoever types it may look at it. */
export const PasswordField = (props: ComponentProps<typeof PasswordInput>) => {
  const { t } = useLingui();
  return (
    <PasswordInput
      label={t`Password`}
      name="password"
      dir="ltr"
      // Once it is shown it is a text to the browser, which would begin it with a capital and have its spelling looked up.
      autoCapitalize="none"
      spellCheck={false}
      aria-invalid={props.error !== undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": t`Show password` }}
      {...props}
    />
  );
};
