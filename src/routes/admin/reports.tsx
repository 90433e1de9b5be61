import { createFileRoute } from "@tanstack/react-router";
import { Reports } from "../../domain/ports/reports.ts";
import { related } from "../../machines/use-cases/related.ts";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { ReportsPage } from "../../ui/pages/reports/ReportsPage.tsx";
import { IS_MODERATED, moderating } from "../-moderation.ts";

const Page = () => {
  const reading = Route.useLoaderData();
  return <Permitted permission="reports.read">{reading && <ReportsPage {...reading} />}</Permitted>;
};

export const Route = createFileRoute("/admin/reports")({
  loader: (visit) =>
    IS_MODERATED
      ? moderating("reports.read", visit, ({ context, abortController }) => ({
          reports: related(context, abortController.signal).whole(
            "reports.read",
            Reports.use((reports) => reports.all()),
          ),
        }))
      : undefined,
  component: IS_MODERATED ? Page : comingSoon("reports"),
});
