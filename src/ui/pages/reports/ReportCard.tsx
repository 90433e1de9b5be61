import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { userReference } from "../../../domain/reference.ts";
import type { UserReport } from "../../../domain/report.ts";
import { ReferenceName } from "../../parts/face/ReferenceName.tsx";
import { Field, Fields } from "../../parts/section/Fields.tsx";
import { Section } from "../../parts/section/Section.tsx";
import { Moment } from "../../parts/time/Moment.tsx";
import { OwnText } from "../../parts/value/CutText.tsx";
import classes from "./reports.module.css";

/** What somebody reported: why, who and when. */
export const ReportCard = ({ report }: { report: UserReport }) => {
  const { reportId, reporter, reason = "", creationDate } = report;
  const { t } = useLingui();
  return (
    <div className={classes["report"]} data-report={reportId}>
      <Section title={<Trans context="what somebody reported">Report</Trans>}>
        <Text size="lg">
          {reason === "" ? t`No reason was given.` : <OwnText text={reason} most="TextTooLong" />}
        </Text>
        <Fields isInCard>
          <Field label={t`Reported by`}>
            {reporter === undefined ? "—" : <ReferenceName {...userReference(reporter)} />}
          </Field>
          <Field label={t`When`}>
            {creationDate === undefined ? "—" : <Moment at={creationDate} withDay />}
          </Field>
        </Fields>
      </Section>
    </div>
  );
};
