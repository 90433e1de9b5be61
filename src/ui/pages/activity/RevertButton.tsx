import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { type Activity, revertOf } from "../../../domain/activity.ts";
import { changeOf } from "../../../domain/change.ts";
import { isOwnAccount, type RecordTarget } from "../../../domain/deletion.ts";
import { notedEdit, type NotedEdit } from "../../../domain/activity/taking-back.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";
import { pressing } from "../../parts/access/refused.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { TakeBack } from "./TakeBack.tsx";

interface Reverted {
  readonly target: RecordTarget;
  /** Whether it gives somebody a role. */
  readonly isRole: boolean;
}

/** Why somebody may not take a change back; nothing where they may. */
const useRevertRefusal = ({ target, isRole }: Reverted): string | undefined => {
  const { t } = useLingui();
  const user = useUser();
  const isAdmin = useIsAdmin();
  const noEdit = useRefusal(`${target._tag}.update`);
  if (!isRole) return noEdit;
  if (!isAdmin) return t`Only admins can change roles.`;
  return isOwnAccount(user, target) ? t`You cannot change your own role.` : undefined;
};

interface RevertingProps {
  readonly entry: Activity;
  readonly noted: NotedEdit;
}

const Reverting = ({ entry, noted }: RevertingProps) => {
  const { deletions } = useSignedInActors();
  const { recordId: id, name = id } = entry;
  const { resource, changes } = noted;
  const target = { _tag: resource, id, name };
  const isRole = changes.some(({ field }) => field === "role");
  const refusal = useRevertRefusal({ target, isRole });
  const edit = revertOf(entry);
  if (edit === undefined) return <TakeBack edit={noted} refusal={refusal} />;
  return (
    <Button
      size="compact-sm"
      variant="default"
      {...pressing(refusal, () =>
        deletions.send({ type: "ask to change", change: changeOf([target], edit) }),
      )}
    >
      <Trans>Take back</Trans>
    </Button>
  );
};

/** The way to take a change back, by another one; nothing where there is none. */
export const RevertButton = ({ entry }: { entry: Activity }) => {
  const noted = notedEdit(entry);
  return noted === undefined ? null : <Reverting entry={entry} noted={noted} />;
};
