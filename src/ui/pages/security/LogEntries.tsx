import { useLingui } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { ActivityEntry } from "../activity/ActivityEntry.tsx";
import { LoggedRecord } from "../activity/LoggedRecord.tsx";
import classes from "./log.module.css";

interface LogEntriesProps {
  readonly entries: ReadonlyArray<Activity>;
}

/** Entries of the log, the latest first. */
export const LogEntries = ({ entries }: LogEntriesProps) => {
  const { t } = useLingui();
  if (entries.length === 0)
    return (
      <div className={classes["none"]}>
        <EmptyNote>{t`No changes yet.`}</EmptyNote>
      </div>
    );
  return (
    <ol className={`console-list console-rows ${classes["entries"] ?? ""}`} aria-label={t`Changes`}>
      {entries.map((entry) => (
        <li key={entry.activityId}>
          <ActivityEntry entry={entry} among={entries} record={<LoggedRecord entry={entry} />} />
        </li>
      ))}
    </ol>
  );
};
