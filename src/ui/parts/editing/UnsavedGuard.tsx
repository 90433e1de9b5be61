import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { deepEqual, type HistoryLocation, useBlocker, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { openedDialog } from "../opening/opened-as.ts";
import { Answers } from "../overlay/Answers.tsx";
import { Dialog } from "../overlay/Dialog.tsx";

interface UnsavedGuardProps {
  readonly isUnsaved: () => boolean;
  /** What becomes of them, where that is not that all of them are kept. */
  readonly text?: string | undefined;
}

/** How many steps of the history the browser was led away from where the console is. */
const stepsFrom = ({ state }: HistoryLocation): number =>
  Number(window.history.state.__TSR_index) - state.__TSR_index;

/** Asks before unsaved changes are left, by a link, by going back or by closing the tab. */
export const UnsavedGuard = ({ isUnsaved, text }: UnsavedGuardProps) => {
  const { t } = useLingui();
  const { history } = useRouter();
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
      if (action === "PUSH" || action === "REPLACE") return new Promise((answer) => setQuestion({ answer }));
      // The browser is where it was led by now, and what is saved meanwhile goes on from there: it is led back, to ask.
      const steps = stepsFrom(history.location);
      setQuestion({
        answer: (isStaying) => {
          if (!isStaying) history.go(steps, { ignoreBlocker: true });
        },
      });
      return true;
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
