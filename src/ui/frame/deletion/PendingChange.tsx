import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Progress, Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import type { PendingChange as Pending } from "../../../machines/deletion/pending.ts";
import { verbOf } from "./change-texts.tsx";
import { TargetWords } from "./deletion-texts.tsx";
import classes from "./PendingDeletions.module.css";

/** A change that is being made: what, how far it has come, and a way to stop it. */
export const PendingChange = ({ pending, isOffline }: { pending: Pending; isOffline: boolean }) => {
  const { t, i18n } = useLingui();
  const { change, targets, results, isUnwanted } = useSelector(pending, ({ context }) => context);
  const total = change.steps.length;
  const verb = change.isUndo || isUnwanted ? t`Undo` : t(verbOf(change.edit));
  const done = i18n.number(results.length);
  const all = i18n.number(total);
  return (
    <li className={classes["pending"]}>
      <div className={classes["what"]}>
        <Text size="sm" fw={600} truncate>
          <Trans>
            {verb}: <TargetWords targets={targets} say="Named" />
          </Trans>
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {isOffline ? t`Waiting for the connection` : t`Changing: ${done} of ${all}`}
        </Text>
        {total > 1 && (
          <Progress size="xs" mt={4} value={(100 * results.length) / total} aria-label={t`Changed so far`} />
        )}
      </div>
      {(total > 1 || isOffline) && (
        <Button size="compact-sm" variant="default" onClick={() => pending.send({ type: "stop" })}>
          <Trans>Stop</Trans>
        </Button>
      )}
    </li>
  );
};
