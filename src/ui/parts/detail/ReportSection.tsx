import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import type { ComponentType } from "react";
import { kitchenReference, type Reference, userReference } from "../../../domain/reference.ts";
import type { UserReport } from "../../../domain/report.ts";
import type { Related } from "../../../machines/use-cases/records/related.ts";
import { ReferenceName } from "../face/ReferenceName.tsx";
import { SmallMoment } from "../time/Moment.tsx";
import { OwnText } from "../value/CutText.tsx";
import { RelatedSection } from "./RelatedSection.tsx";

interface ReportSectionProps {
  readonly title: string;
  readonly source: Related<UserReport>;
  /** The kind of record on whose page they stand. */
  readonly own: Reference["resource"];
  /** What else is said of each. */
  readonly Beside?: ComponentType<{ readonly report: UserReport }>;
}

/** What was reported about the record on the page, or by it. */
export const ReportSection = ({ title, source, own, Beside }: ReportSectionProps) => {
  const { t } = useLingui();
  return (
    <RelatedSection
      title={title}
      source={source}
      none={t`No open reports.`}
      isWide
      keyOf={({ reportId }) => reportId}
    >
      {(report) => {
        const { reporter, kitchen, reason = "", creationDate } = report;
        return (
          <>
            {own !== "users" && reporter !== undefined && <ReferenceName {...userReference(reporter)} />}
            {own !== "kitchens" && kitchen !== undefined && <ReferenceName {...kitchenReference(kitchen)} />}
            <Text size="sm" component="span">
              <OwnText text={reason} most="TextTooLong" />
            </Text>
            <SmallMoment at={creationDate} />
            {Beside && <Beside report={report} />}
          </>
        );
      }}
    </RelatedSection>
  );
};
