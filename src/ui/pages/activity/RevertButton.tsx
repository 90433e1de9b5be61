import type { Activity } from "../../../domain/activity.ts";
import { mayBeTakenBack, notedEdit, type NotedEdit } from "../../../domain/activity/taking-back.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { useRoleRefusal } from "../../parts/access/use-role-refusal.ts";
import { TakeBack } from "./TakeBack.tsx";

/** Why somebody may not take an edit back; nothing where they may. */
const useTakingBackRefusal = ({ resource, recordId: id, changes }: NotedEdit): string | undefined => {
  const noEdit = useRefusal(`${resource}.update`);
  const noRole = useRoleRefusal(id);
  return changes.some(({ field }) => field === "role") ? noRole : noEdit;
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
  return noted !== undefined && mayBeTakenBack(noted, known) && <Reverting noted={noted} />;
};
