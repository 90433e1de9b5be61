import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { Activity } from "../../../domain/activity.ts";
import { kitchenOf, resourceOf } from "../../../domain/activity/named-records.ts";
import { EmptyNote } from "../../parts/feedback/EmptyNote.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import { ActivityEntry } from "../activity/ActivityEntry.tsx";
import { LoggedName } from "../activity/LoggedName.tsx";
import { kindOf } from "./log-filters.ts";
import classes from "./log.module.css";

const WithoutPage = ({ entry }: { entry: Activity }) => {
  const kitchen = kitchenOf(entry);
  return kitchen === undefined ? (
    <Text component="span" size="sm">
      <OwnText text={entry.name ?? entry.recordId} most="NameTooLong" />
    </Text>
  ) : (
    <LoggedName resource="kitchens" id={kitchen} name={undefined} picture={undefined} />
  );
};

/** The record that an entry is about: by face and name where it has a page and is there, else by its kind. */
const LoggedRecord = ({ entry }: { entry: Activity }) => {
  const { kind, recordId, name, picture, deleted = false } = entry;
  const { t } = useLingui();
  const resource = deleted ? undefined : resourceOf(kind);
  const words = t(kindOf(kind));
  return (
    <>
      <Text component="span" size="sm" c="dimmed">
        {words}
      </Text>
      {resource === undefined ? (
        <WithoutPage entry={entry} />
      ) : (
        <LoggedName resource={resource} id={recordId} name={name} picture={picture} />
      )}
    </>
  );
};

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
