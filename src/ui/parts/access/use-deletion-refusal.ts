import { useLingui } from "@lingui/react/macro";
import { isOwnAccount, type RecordTarget } from "../../../domain/deletion.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { useUser } from "../../app-context.ts";
import { useRefusal } from "./use-refusal.ts";

/** Why the person who is signed in may not delete a record, in words; nothing where they may. */
export const useDeletionRefusal = (target: RecordTarget): string | undefined => {
  const { t } = useLingui();
  const user = useUser();
  const refusal = useRefusal(RESOURCES[target._tag].permissions.delete);
  return refusal ?? (isOwnAccount(user, target) ? t`You cannot delete your own account.` : undefined);
};
