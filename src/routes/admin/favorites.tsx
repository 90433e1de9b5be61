import { createFileRoute } from "@tanstack/react-router";
import { comingSoon } from "../../ui/pages/placeholder/coming-soon.tsx";
import { Permitted } from "../../ui/parts/access/Permitted.tsx";
import { listAddress } from "../-list-address.ts";
import { IS_MODERATED, moderating } from "../-moderation.ts";

const Tool = () => {
  const read = Route.useLoaderData();
  return <Permitted permission="favorites.read">{read && <read.Page {...read} />}</Permitted>;
};

export const Route = createFileRoute("/admin/favorites")({
  ...listAddress,
  loader: (visit) =>
    // In words of its own: what a file itself knows to be dead leaves no chunk behind.
    import.meta.env.VITE_MODERATION === "on"
      ? moderating("favorites.read", visit, async () => {
          const { FavoritesPage: Page, loadFavorites } =
            await import("../../ui/pages/favorites/FavoritesPage.tsx");
          return { Page, ...loadFavorites(visit) };
        })
      : undefined,
  component: IS_MODERATED ? Tool : comingSoon("favorites"),
});
