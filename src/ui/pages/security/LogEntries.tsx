import { Box } from "@mantine/core";
import { useLingui } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { ActivityEntry } from "../activity/ActivityEntry.tsx";
import { LoggedRecord } from "../activity/LoggedRecord.tsx";

interface LogEntriesProps {
  readonly entries: ReadonlyArray<Activity>;
}

/** Entries of the log, the latest first. */
export const LogEntries = ({ entries }: LogEntriesProps) => {
  const { t } = useLingui();
  if (entries.length === 0)
    return (
      <Box p="lg">
        <EmptyNote>{t`No changes yet.`}</EmptyNote>
      </Box>
    );
  return (
    <Box component="ol" px="lg" className="console-list console-rows" aria-label={t`Changes`}>
      {entries.map((entry) => (
        <li key={entry.activityId}>
          <ActivityEntry entry={entry} among={entries} record={<LoggedRecord entry={entry} />} />
        </li>
      ))}
    </Box>
  );
};
