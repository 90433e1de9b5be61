import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Progress, Text } from "@mantine/core";
import type { Pending, PendingDeletion as Deletion } from "../../../machines/deletion/pending.ts";
import { pendingDeletionView } from "../../../machines/deletion/deletion.view.ts";
import { useView } from "../../use-view.ts";
import { fateTextsOf, TargetWords } from "./deletion-texts.tsx";
import classes from "./PendingDeletions.module.css";

interface PendingDeletionProps {
  readonly deletion: Deletion;
  readonly isOffline: boolean;
  readonly onUndo: (deletion: Pending, undo: () => void) => void;
}

/** One confirmed deletion in the bar: what it is about, how it stands, and the way back. */
export const PendingDeletion = ({ deletion, isOffline, onUndo }: PendingDeletionProps) => {
  const { t, i18n } = useLingui();
  const view = useView(deletion, pendingDeletionView);
  const isMany = view.targets.length > 1;
  return (
    <li className={classes["pending"]}>
      {view.isUndoable && (
        <span className={classes["seconds"]} aria-hidden>
          {i18n.number(view.seconds)}
        </span>
      )}
      <div className={classes["what"]}>
        <Text size="sm" fw={600} lineClamp={2}>
          <TargetWords targets={view.targets} say="Doing" />
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {isOffline
            ? t`Waiting for the connection`
            : t(fateTextsOf(view.targets)[view.isUndoable ? "waiting" : "deleting"])}
        </Text>
        {!view.isUndoable && isMany && (
          <Progress
            size="xs"
            mt={4}
            value={(100 * view.answered) / view.targets.length}
            aria-label={t`Deleted so far`}
          />
        )}
      </div>
      {view.isUndoable ? (
        <Button size="compact-sm" variant="light" onClick={() => onUndo(deletion, view.undo)}>
          <Trans>Undo</Trans>
        </Button>
      ) : (
        isMany && (
          <Button size="compact-sm" variant="default" onClick={view.stop}>
            <Trans>Stop</Trans>
          </Button>
        )
      )}
    </li>
  );
};
