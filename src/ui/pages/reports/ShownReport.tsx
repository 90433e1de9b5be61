import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { shortened } from "../../../domain/cut.ts";
import { kitchenReference, nameOf } from "../../../domain/reference.ts";
import type { UserReport } from "../../../domain/report.ts";

const Words = ({ report: { kitchen, reason = "" } }: { report: UserReport }) => {
  const { t } = useLingui();
  const why = reason === "" ? t`No reason was given.` : shortened(reason, "TextTooLong");
  if (kitchen === undefined) return t`Report: ${why}`;
  const name = shortened(nameOf(kitchenReference(kitchen)), "NameTooLong");
  return t`Report about ${name}: ${why}`;
};

/** Says to who listens which report has come, unless it is the one that the page began with. */
export const ShownReport = ({ report }: { report: UserReport | undefined }) => {
  const [first] = useState(report?.reportId);
  const [isFirst, setIsFirst] = useState(true);
  if (isFirst && report?.reportId !== first) setIsFirst(false);
  return (
    <VisuallyHidden role="status">
      {!isFirst && report !== undefined && (
        <span key={report.reportId}>
          <Words report={report} />
        </span>
      )}
    </VisuallyHidden>
  );
};
