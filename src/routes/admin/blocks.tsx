import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { listAddress } from "../-list-address.ts";

const Tool = () => {
  const read = Route.useLoaderData();
  return <Permitted permission="blocks.read">{read && <read.Page {...read} />}</Permitted>;
};

export const Route = createFileRoute("/admin/blocks")({
  ...listAddress,
  // In words of its own: what a file itself knows to be dead leaves nothing in a build.
  loader: (visit) =>
    import.meta.env.VITE_MODERATION === "on"
      ? import("../-moderation.ts").then(({ moderating }) =>
          moderating("blocks.read", visit, async () => {
            const { BlocksPage: Page, loadBlocks } = await import("../../ui/pages/blocks/BlocksPage.tsx");
            return { Page, ...loadBlocks(visit) };
          }),
        )
      : undefined,
  component: import.meta.env.VITE_MODERATION === "on" ? Tool : comingSoon("blocks"),
});
