import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, List, Stack, Text } from "@mantine/core";
import type { PendingDeletion } from "../../../machines/deletion/pending.ts";
import {
  pendingDeletionsView,
  type PendingDeletionsView,
  pendingDeletionView,
} from "../../../machines/deletion/deletion.view.ts";
import type { LeavingView } from "../../../machines/leaving/leaving.view.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";
import { Answers } from "../../parts/overlay/Answers.tsx";
import { Dialog } from "../../parts/overlay/Dialog.tsx";
import { FateWords } from "../../parts/value/FateWords.tsx";
import { useView } from "../../use-view.ts";
import { PendingChange } from "../deletion/PendingChange.tsx";
import { fateTextsOf, TargetWords } from "../deletion/deletion-texts.tsx";

const PendingWords = ({ deletion }: { deletion: PendingDeletion }) => {
  const view = useView(deletion, pendingDeletionView);
  return (
    <Group gap="xs">
      <span>
        <TargetWords targets={view.targets} say="Doing" />
      </span>
      <FateWords fate={view.isUndoable ? "waiting" : "deleting"} texts={fateTextsOf(view.targets)} />
    </Group>
  );
};

/** The changes that are being made: logging out goes on when they are, or are stopped. */
const Changes = ({ changes, isOffline }: Pick<PendingDeletionsView, "changes" | "isOffline">) => {
  if (changes.length === 0) return null;
  return (
    <ul className="console-list">
      {changes.map((change) => (
        <PendingChange key={change.id} pending={change} isOffline={isOffline} />
      ))}
    </ul>
  );
};

const Deletions = ({ view }: { view: PendingDeletionsView }) => {
  if (view.deletions.length === 0) return null;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {view.hasDecisions ? (
          <Trans>Recent changes</Trans>
        ) : (
          <Trans>Send these deletions before you log out, or undo them.</Trans>
        )}
      </Text>
      <List size="sm" spacing={2}>
        {view.deletions.map((deletion) => (
          <List.Item key={deletion.id}>
            <PendingWords deletion={deletion} />
          </List.Item>
        ))}
      </List>
      {view.isOffline && (
        <Text size="sm" c="dimmed" role="status">
          <Trans>Waiting for the connection</Trans>
        </Text>
      )}
      {view.undoable > 0 && (
        <Group gap="sm">
          <Button variant="default" onClick={view.undoAll}>
            <Trans>Undo</Trans>
          </Button>
          {!view.isOffline && (
            <Button color="red" variant="light" onClick={view.deleteNow}>
              <Trans>Send now</Trans>
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
};

/** The question before logging out, as long as something would be lost: what, and how to keep or end it. */
export const LeavingQuestion = ({ isOpen, view }: { isOpen: boolean; view: LeavingView }) => {
  const { t } = useLingui();
  const { drafts } = useApp();
  const hasTyped = drafts.has(useUser().uid);
  const pending = useView(useSignedInActors().deletions, pendingDeletionsView);
  return (
    <Dialog isOpen={isOpen} onClose={view.stay} title={t`Log out?`}>
      <Stack gap="lg">
        <Deletions view={pending} />
        <Changes {...pending} />
        {hasTyped && <Text size="sm">{t`What you typed but did not save will be lost.`}</Text>}
        <Answers>
          <Button variant="default" onClick={view.stay} data-autofocus>
            <Trans>Stay</Trans>
          </Button>
          {hasTyped && (
            <Button color="red" onClick={view.discard}>
              <Trans>Log out and discard</Trans>
            </Button>
          )}
        </Answers>
      </Stack>
    </Dialog>
  );
};
