import { useLingui } from "@lingui/react/macro";
import { PasswordInput, TextInput } from "@mantine/core";
import type { ComponentProps } from "react";

/** The address that somebody signs in with; `typed` is what stood there in the other mode. */
export const EmailField = ({ typed, isWrong }: { typed: string | undefined; isWrong: boolean }) => {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Email`}
      type="email"
      name="email"
      autoComplete="username"
      dir="ltr"
      defaultValue={typed}
      error={isWrong && t`Enter an e-mail address, like name@example.com`}
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
      aria-invalid={props.error !== undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": t`Show password` }}
      {...props}
    />
  );
};
