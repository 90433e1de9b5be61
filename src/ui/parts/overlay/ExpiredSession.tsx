import { Trans, useLingui } from "@lingui/react/macro";
import { Box, Text } from "@mantine/core";
import { IconClockExclamation } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { ExpiryView } from "../../../machines/auth/auth.view.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import { SIGN_IN_TEXTS } from "../../pages/sign-in/sign-in-texts.ts";
import classes from "./ExpiredSession.module.css";

interface ExpiredSessionProps {
  readonly view: ExpiryView;
  /** Over the page it is not told a second time. */
  readonly role?: "alert" | "group";
}

/** Says that the session has expired, once, and offers to sign in again without leaving the page, or what lies over it. */
export const ExpiredSession = ({ view, role = "alert" }: ExpiredSessionProps) => {
  const { t } = useLingui();
  // Whoever pressed the button goes on typing where they were; who went on from it is where they are.
  const before = useRef<Element>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus();
    },
    [],
  );
  return (
    <div role={role} className={`console-surface console-notice ${classes["notice"] ?? ""}`}>
      <IconClockExclamation size={20} stroke={1.5} aria-hidden style={{ flex: "none" }} />
      <Box flex={1}>
        <Text size="sm" fw={600}>
          {t`Your session has expired`}
        </Text>
        <Text size="sm" c="dimmed">
          {view.failure === undefined ? t`What you typed stays here.` : t(SIGN_IN_TEXTS[view.failure._tag])}
        </Text>
      </Box>
      <BusyButton
        isBusy={view.isRenewing}
        onPress={view.signInAgain}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
      >
        <Trans>Sign in again</Trans>
      </BusyButton>
    </div>
  );
};
