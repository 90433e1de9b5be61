import { useLingui } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity.ts";
import type { Related } from "../../../machines/use-cases/related.ts";
import { RelatedSection } from "../../parts/detail/RelatedSection.tsx";
import { ActivityEntry } from "./ActivityEntry.tsx";

export interface ActivitySectionProps {
  readonly source: Related<Activity>;
  readonly onRetry: () => void;
}

/** Who changed the record on the page, the latest first. */
export const ActivitySection = ({ source, onRetry }: ActivitySectionProps) => {
  const { t } = useLingui();
  return (
    <RelatedSection
      title={t`Activity`}
      source={source}
      none={t`No changes yet.`}
      onRetry={onRetry}
      isWide
      keyOf={({ activityId }) => activityId}
    >
      {(entry, among) => <ActivityEntry entry={entry} among={among} />}
    </RelatedSection>
  );
};
