import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { deepEqual, useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { openedDialog } from "../opening/opened-as.ts";
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
  const [question, setQuestion] = useState<{ readonly answer: (isStaying: boolean) => void }>();
  const answerWith = (isStaying: boolean): void => {
    setQuestion(undefined);
    question?.answer(isStaying);
  };
  useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      // What lies over the form closes instead: the history asks whoever was there first.
      if (action === "BACK" && (openedDialog() ?? document.querySelector('[role="menu"]')) !== null)
        return false;
      if (!isUnsaved() || (current.pathname === next.pathname && deepEqual(current.search, next.search)))
        return false;
      // While it asks, the history is where it was led: the way back from there is told as one of two steps.
      if (action === "GO" && question !== undefined) {
        setQuestion(undefined);
        return true;
      }
      return new Promise((answer) => setQuestion({ answer }));
    },
    enableBeforeUnload: isUnsaved,
  });
  return (
    <Dialog isOpen={question !== undefined} onClose={() => answerWith(true)} title={t`Leave without saving?`}>
      <Stack gap="md">
        <Text size="sm">{text ?? t`What you changed here has not been saved. It is kept in this tab.`}</Text>
        <Answers>
          <Button variant="default" onClick={() => answerWith(true)} data-autofocus>
            <Trans>Stay</Trans>
          </Button>
          <Button color="red" onClick={() => answerWith(false)}>
            <Trans>Leave</Trans>
          </Button>
        </Answers>
      </Stack>
    </Dialog>
  );
};
