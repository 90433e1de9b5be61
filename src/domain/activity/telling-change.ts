import type { Activity, FieldChange } from "../activity.ts";

/** The change that says what an edit was about, whatever else it changed: a ban or a role, as the log is narrowed to them. */
export const tellingChange = ({ operation, changes }: Activity): FieldChange | undefined =>
  operation.endsWith(".edit")
    ? changes.find(({ field }) => field === "banned" || field === "role")
    : undefined;
