import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Progress, Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { pendingDeletionMachine } from "../../../machines/deletion/pending-deletion.machine.ts";
import { pendingDeletionView } from "../../../machines/deletion/deletion.view.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useView } from "../../use-view.ts";
import classes from "./PendingDeletions.module.css";

const Pending = ({ deletion }: { deletion: ActorRefFrom<typeof pendingDeletionMachine> }) => {
  const { t } = useLingui();
  const view = useView(deletion, pendingDeletionView);
  const [first] = view.targets;
  const name = first?.name ?? "";
  return (
    <li
      className={`console-surface ${classes["pending"] ?? ""}`}
      data-undoable={view.isUndoable || undefined}
    >
      <Group justify="space-between" wrap="nowrap" gap="md">
        <Text size="sm" truncate>
          {view.targets.length === 1 ? (
            <Trans>
              Deleting <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Plural value={view.targets.length} one="Deleting # item" other="Deleting # items" />
          )}
        </Text>
        {view.isUndoable ? (
          <Button size="compact-sm" variant="light" aria-keyshortcuts="Control+Z Meta+Z" onClick={view.undo}>
            <Trans>Undo</Trans>
          </Button>
        ) : (
          view.targets.length > 1 && (
            <Button size="compact-sm" variant="default" onClick={view.stop}>
              <Trans>Stop</Trans>
            </Button>
          )
        )}
      </Group>
      {view.isUndoable ? (
        <div className={classes["time"]} aria-hidden />
      ) : (
        <Progress
          size="xs"
          mt="xs"
          value={(100 * view.answered) / Math.max(view.targets.length, 1)}
          aria-label={t`Deleted so far`}
        />
      )}
    </li>
  );
};

/** What was confirmed and can still be undone, or is on its way; it stays whatever page is shown. */
export const PendingDeletions = () => {
  const { t } = useLingui();
  const { deletions } = useSignedInActors();
  const pending = useSelector(deletions, ({ context }) => context.pending);
  return (
    <section aria-label={t`Deletions`} aria-live="polite" className={classes["place"]}>
      <ul className={classes["list"]}>
        {pending.map((deletion) => (
          <Pending key={deletion.id} deletion={deletion} />
        ))}
      </ul>
    </section>
  );
};
