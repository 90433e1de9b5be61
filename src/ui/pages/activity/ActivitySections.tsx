import { useLingui } from "@lingui/react/macro";
import { type Activity, logOf, type NotedKind } from "../../../domain/activity.ts";
import type { ListSearch } from "../../../domain/list-request.ts";
import { permits } from "../../../domain/permission.ts";
import type { Related } from "../../../machines/use-cases/related.ts";
import { useUser } from "../../app-context.ts";
import { RelatedSection } from "../../parts/detail/RelatedSection.tsx";
import { ActivityEntry } from "./ActivityEntry.tsx";
import { LoggedRecord } from "./LoggedRecord.tsx";

export interface ActivityProps {
  readonly source: Related<Activity>;
  readonly id: string;
  readonly onRetry: () => void;
}

/** The way to all that the log has of it, for whoever may read the log. */
const useWhole = (search: ListSearch) =>
  permits(useUser().role, "settings.read") && { whole: { list: "security", search } as const };

/** Who changed the record on the page, the latest first. */
export const ActivitySection = ({ kind, id, ...props }: ActivityProps & { readonly kind: NotedKind }) => {
  const { t } = useLingui();
  return (
    <RelatedSection
      {...props}
      {...useWhole(logOf(kind, id))}
      title={t`Activity`}
      none={t`No changes yet.`}
      isWide
      keyOf={({ activityId }) => activityId}
    >
      {(entry, among) => <ActivityEntry entry={entry} among={among} />}
    </RelatedSection>
  );
};

/** What the person on the page changed, the latest first. */
export const DeedSection = ({ id, ...props }: ActivityProps) => {
  const { t } = useLingui();
  return (
    <RelatedSection
      {...props}
      {...useWhole({ person: id })}
      title={t`Changes they made`}
      none={t`No changes yet.`}
      isWide
      keyOf={({ activityId }) => activityId}
    >
      {(entry, among) => (
        <ActivityEntry entry={entry} among={among} record={<LoggedRecord entry={entry} />} />
      )}
    </RelatedSection>
  );
};
