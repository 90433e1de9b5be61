import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { listAddress } from "../-list-address.ts";

const Tool = () => {
  const read = Route.useLoaderData();
  return <Permitted permission="settings.read">{read && <read.Page {...read} />}</Permitted>;
};

export const Route = createFileRoute("/admin/security")({
  ...listAddress,
  // In words of its own: what a file itself knows to be dead leaves nothing in a build.
  loader: (visit) =>
    import.meta.env.VITE_MODERATION === "on"
      ? import("../-moderation.ts").then(({ moderating }) =>
          moderating("settings.read", visit, async () => {
            const { SecurityPage: Page, loadSecurity } =
              await import("../../ui/pages/security/SecurityPage.tsx");
            return { Page, ...loadSecurity(visit) };
          }),
        )
      : undefined,
  component: import.meta.env.VITE_MODERATION === "on" ? Tool : comingSoon("security"),
});
