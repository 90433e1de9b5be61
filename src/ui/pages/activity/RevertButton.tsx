import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { type Activity, revertOf } from "../../../domain/activity.ts";
import { changeOf, type Edit } from "../../../domain/change.ts";
import { isOwnAccount, type RecordTarget } from "../../../domain/deletion.ts";
import { useSignedInActors, useUser } from "../../app-context.ts";
import { refused } from "../../parts/access/refused.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";

const useRevertRefusal = (edit: Edit, target: RecordTarget): string | undefined => {
  const { t } = useLingui();
  const user = useUser();
  const isAdmin = useIsAdmin();
  const noEdit = useRefusal("kitchens.update");
  if (edit._tag !== "GiveRole") return noEdit;
  if (!isAdmin) return t`Only admins can change roles.`;
  return isOwnAccount(user, target) ? t`You cannot change your own role.` : undefined;
};

const Revert = ({ edit, target }: { edit: Edit; target: RecordTarget }) => {
  const { deletions } = useSignedInActors();
  const refusal = useRevertRefusal(edit, target);
  return (
    <Button
      size="compact-sm"
      variant="default"
      {...(refusal === undefined
        ? {
            onClick: () => deletions.send({ type: "ask to change", change: changeOf([target], edit) }),
          }
        : refused(refusal))}
    >
      <Trans>Take back</Trans>
    </Button>
  );
};

/** The way to take a change back, by another one; nothing where there is none. */
export const RevertButton = ({ entry }: { entry: Activity }) => {
  const edit = revertOf(entry);
  if (edit === undefined) return null;
  const { recordId: id, name = id } = entry;
  return <Revert edit={edit} target={{ _tag: edit._tag === "GiveRole" ? "users" : "kitchens", id, name }} />;
};
