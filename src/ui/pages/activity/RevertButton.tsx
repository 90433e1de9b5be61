import { useLingui } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity.ts";
import { isOwnAccount } from "../../../domain/deletion.ts";
import { isOffered, notedEdit, type NotedEdit } from "../../../domain/activity/taking-back.ts";
import { useUser } from "../../app-context.ts";
import { useIsAdmin } from "../../parts/access/use-is-admin.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { TakeBack } from "./TakeBack.tsx";

/** Why somebody may not take an edit back; nothing where they may. */
const useTakingBackRefusal = ({ resource, recordId: id, changes }: NotedEdit): string | undefined => {
  const { t } = useLingui();
  const user = useUser();
  const isAdmin = useIsAdmin();
  const noEdit = useRefusal(`${resource}.update`);
  if (changes.every(({ field }) => field !== "role")) return noEdit;
  if (!isAdmin) return t`Only admins can change roles.`;
  return isOwnAccount(user, { _tag: resource, id }) ? t`You cannot change your own role.` : undefined;
};

const Reverting = ({ noted }: { noted: NotedEdit }) => (
  <TakeBack edit={noted} refusal={useTakingBackRefusal(noted)} />
);

interface RevertButtonProps {
  readonly entry: Activity;
  /** What is known of the log beside it, newest first. */
  readonly known: ReadonlyArray<Activity>;
}

/** The way to take a change back, by another one; nothing where there is none. */
export const RevertButton = ({ entry, known }: RevertButtonProps) => {
  const noted = notedEdit(entry);
  return noted !== undefined && isOffered(noted, known) && <Reverting noted={noted} />;
};
