import type { Activity } from "../../../domain/activity.ts";
import { isId } from "../../../domain/id.ts";

/** The kitchen that a list of changes is of; nothing where it is of another record, or of all of them. */
export const kitchenIn = (record: string | undefined) => {
  const [kind, id] = record?.split(":") ?? [];
  return kind === "kitchen" && id !== undefined && isId<"kitchen">(id) ? id : undefined;
};

/** What a kitchen's chef is told of a change (D66): why it was banned, not who of staff did it and with which request. */
export const toldToChef = ({ person: _, request: __, reason, ...entry }: Activity): Activity => {
  const changes = entry.changes.filter(({ field }) => field !== "userChef");
  return changes.some(({ field }) => field === "banned")
    ? { ...entry, changes, reason }
    : { ...entry, changes };
};
