import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { listAddress } from "../-list-address.ts";
import { IS_MODERATED, moderating } from "../-moderation.ts";

const Tool = () => {
  const read = Route.useLoaderData();
  return <Permitted permission="dates.read">{read && <read.Page {...read} />}</Permitted>;
};

export const Route = createFileRoute("/admin/dates")({
  ...listAddress,
  loader: (visit) =>
    // In words of its own: what a file itself knows to be dead leaves no chunk behind.
    import.meta.env.VITE_MODERATION === "on"
      ? moderating("dates.read", visit, async () => {
          const { DatesPage: Page, loadDates } = await import("../../ui/pages/dates/DatesPage.tsx");
          return { Page, ...loadDates(visit) };
        })
      : undefined,
  component: IS_MODERATED ? Tool : comingSoon("dates"),
});
