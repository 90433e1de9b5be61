import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { Related } from "../../../machines/use-cases/related.ts";
import type { UserReport } from "../../../domain/report.ts";
import { ReportSection } from "../../parts/detail/ReportSection.tsx";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { MENU_WORDS } from "../../resources.tsx";

/** What people reported. */
export const ReportsPage = ({ reports }: { reports: Related<UserReport> }) => {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <>
      <PageTitle title={t(MENU_WORDS.reports.title)} />
      <ReportSection
        title={t(MENU_WORDS.reports.title)}
        source={reports}
        own="tribes"
        onRetry={() => void router.invalidate()}
      />
    </>
  );
};
