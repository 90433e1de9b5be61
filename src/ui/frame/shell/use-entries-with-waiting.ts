import { useSelector } from "@xstate/react";
import type { Role } from "../../../domain/role.ts";
import type { SignedInActors } from "../../../machines/app.ts";
import { adminEntries } from "./admin-entries.ts";
import type { Entry } from "./entry.ts";

/** The entries a role sees, with how many reports wait, where any do (D65). */
export const useEntriesWithWaiting = (
  role: Role,
  { shell }: Pick<SignedInActors, "shell">,
): ReadonlyArray<Entry> => {
  const count = useSelector(shell, ({ context }) => context.waiting);
  const entries = adminEntries(role);
  return count === 0
    ? entries
    : entries.map((entry) => (entry.path === "/admin/reports" ? { ...entry, waiting: count } : entry));
};
