import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import type { FormEvent } from "react";
import type { UserReport } from "../../../domain/report.ts";
import type { ReportQueueView } from "../../../machines/report-queue/report-queue.view.ts";
import { kitchenReference, nameOf } from "../../../domain/reference.ts";
import { Answers } from "../../parts/overlay/Answers.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import { UndoTime } from "../../parts/question/UndoTime.tsx";
import { ReasonField } from "../../parts/reason/ReasonField.tsx";
import { useKeptReason } from "../../parts/reason/use-kept-reason.ts";
import { inOnePiece } from "../../parts/value/in-one-piece.ts";

interface WhyProps {
  readonly queue: ReportQueueView;
  /** Whether the backend keeps why it is done. */
  readonly keepsReasons: boolean;
}

const Why = ({ queue, keepsReasons, kitchen }: WhyProps & { kitchen: string }) => {
  const { reason, keep, forget, forgetBy } = useKeptReason([kitchen]);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    forgetBy(() => queue.ban(reason));
  };
  const cancel = (): void => {
    forget();
    queue.cancel();
  };
  return (
    <form onSubmit={confirm}>
      <Stack gap="md">
        <Text size="sm">
          <Trans>A banned kitchen is not shown to customers. Every report about it is closed.</Trans>
        </Text>
        <UndoTime />
        {keepsReasons && <ReasonField value={reason} onChange={keep} data-autofocus />}
        <Answers>
          <Button variant="default" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color="red" {...(!keepsReasons && { "data-autofocus": true })}>
            <Trans>Ban</Trans>
          </Button>
        </Answers>
      </Stack>
    </form>
  );
};

/** Why what was reported is banned, before it is. */
export const BanDialog = ({ report: { kitchen }, ...why }: WhyProps & { report: UserReport }) => {
  const { queue } = why;
  const { t } = useLingui();
  const name = kitchen === undefined ? "" : nameOf(kitchenReference(kitchen));
  return (
    <Dialog isOpen={queue.isAskingWhy} onClose={queue.cancel} title={t`Ban ${{ name: inOnePiece(name) }}`}>
      {queue.isAskingWhy && kitchen && <Why {...why} kitchen={kitchen.kitchenId} />}
    </Dialog>
  );
};
