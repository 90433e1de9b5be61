import type { Activity } from "../../../domain/activity.ts";
import { type Id, isId } from "../../../domain/id.ts";

/** A record whose changes somebody may read as its owner. */
export type OwnedRecord =
  | { readonly kind: "kitchen"; readonly id: Id<"kitchen"> }
  | { readonly kind: "user"; readonly id: Id<"user"> };

/** The record that a list of changes is of, where that can be somebody's own; nothing where it is of others, or of all. */
export const ownedIn = (record: string | undefined): OwnedRecord | undefined => {
  const [kind, id] = record?.split(":") ?? [];
  if (id === undefined) return undefined;
  if (kind === "kitchen" && isId<"kitchen">(id)) return { kind, id };
  return kind === "user" && isId<"user">(id) ? { kind, id } : undefined;
};

/** What a record's owner is told of a change (D66): why it was banned, not who of staff did it and with which request. */
export const toldToOwner = ({ person: _, request: __, reason, ...entry }: Activity): Activity => {
  const changes = entry.changes.filter(({ field }) => field !== "userChef");
  return changes.some(({ field }) => field === "banned")
    ? { ...entry, changes, reason }
    : { ...entry, changes };
};
