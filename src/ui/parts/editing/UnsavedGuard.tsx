import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { deepEqual, useBlocker } from "@tanstack/react-router";
import { Answers } from "../overlay/Answers.tsx";
import { Dialog } from "../overlay/Dialog.tsx";

interface UnsavedGuardProps {
  readonly isUnsaved: () => boolean;
  /** What becomes of them, where that is not that all of them are kept. */
  readonly text?: string | undefined;
}

/** Asks before unsaved changes are left, by a link, by going back or by closing the tab. */
export const UnsavedGuard = ({ isUnsaved, text }: UnsavedGuardProps) => {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved() && (current.pathname !== next.pathname || !deepEqual(current.search, next.search)),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <Dialog
      isOpen={blocker.status === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t`Leave without saving?`}
    >
      <Stack gap="md">
        <Text size="sm">{text ?? t`What you changed here has not been saved. It is kept in this tab.`}</Text>
        <Answers>
          <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
            <Trans>Stay</Trans>
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            <Trans>Leave</Trans>
          </Button>
        </Answers>
      </Stack>
    </Dialog>
  );
};
