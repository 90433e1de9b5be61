import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { listAddress } from "../-list-address.ts";

const Tool = () => {
  const read = Route.useLoaderData();
  return <Permitted permission="comments.read">{read && <read.Page {...read} />}</Permitted>;
};

export const Route = createFileRoute("/admin/comments")({
  ...listAddress,
  // In words of its own: what a file itself knows to be dead leaves nothing in a build.
  loader: (visit) =>
    import.meta.env.VITE_MODERATION === "on"
      ? import("../-moderation.ts").then(({ moderating }) =>
          moderating("comments.read", visit, async () => {
            const { CommentsPage: Page, loadComments } =
              await import("../../ui/pages/comments/CommentsPage.tsx");
            return { Page, ...loadComments(visit) };
          }),
        )
      : undefined,
  component: import.meta.env.VITE_MODERATION === "on" ? Tool : comingSoon("comments"),
});
