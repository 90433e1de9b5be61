import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { listAddress } from "../-list-address.ts";
import { IS_MODERATED, moderating } from "../-moderation.ts";

const Tool = () => {
  const read = Route.useLoaderData();
  return <Permitted permission="comments.read">{read && <read.Page {...read} />}</Permitted>;
};

export const Route = createFileRoute("/admin/comments")({
  ...listAddress,
  loader: (visit) =>
    // In words of its own: what a file itself knows to be dead leaves no chunk behind.
    import.meta.env.VITE_MODERATION === "on"
      ? moderating("comments.read", visit, async () => {
          const { CommentsPage: Page, loadComments } =
            await import("../../ui/pages/comments/CommentsPage.tsx");
          return { Page, ...loadComments(visit) };
        })
      : undefined,
  component: IS_MODERATED ? Tool : comingSoon("comments"),
});
