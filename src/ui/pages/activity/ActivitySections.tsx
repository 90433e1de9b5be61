import { useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { type Activity, logOf, type NotedKind } from "../../../domain/activity.ts";
import type { ListSearch } from "../../../domain/list-request.ts";
import { permits } from "../../../domain/permission.ts";
import type { Related } from "../../../machines/use-cases/records/related.ts";
import { useUser } from "../../app-context.ts";
import { RelatedSection } from "../../parts/detail/RelatedSection.tsx";
import { ActivityEntry } from "./ActivityEntry.tsx";
import { LoggedRecord } from "./LoggedRecord.tsx";

export interface ActivityProps {
  readonly source: Related<Activity>;
  readonly id: string;
}

interface LogProps extends Omit<ActivityProps, "id"> {
  readonly title: string;
  /** What the whole log is narrowed to. */
  readonly search: ListSearch;
  /** The record that an entry is about, where that is not the page's own. */
  readonly About?: ComponentType<{ readonly entry: Activity }>;
}

/** The latest of the log, and the way to all of it for whoever may read that. */
const Log = ({ search, About, ...props }: LogProps) => {
  const { t } = useLingui();
  return (
    <RelatedSection
      {...props}
      {...(permits(useUser().role, "settings.read") && { whole: { list: "security", search } as const })}
      none={t`No changes yet.`}
      isWide
      keyOf={({ activityId }) => activityId}
    >
      {(entry, among) => (
        <ActivityEntry entry={entry} among={among} record={About && <About entry={entry} />} />
      )}
    </RelatedSection>
  );
};

/** Who changed the record on the page, the latest first. */
export const ActivitySection = ({ kind, id, ...props }: ActivityProps & { readonly kind: NotedKind }) => {
  const { t } = useLingui();
  return <Log {...props} search={logOf(kind, id)} title={t`Activity`} />;
};

/** What the person on the page changed, the latest first. */
export const DeedSection = ({ id, ...props }: ActivityProps) => {
  const { t } = useLingui();
  return <Log {...props} search={{ person: id }} title={t`Changes they made`} About={LoggedRecord} />;
};
