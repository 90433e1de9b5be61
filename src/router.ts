import { createRouter } from "@tanstack/react-router";
import type { App } from "./machines/app.ts";
import { routeTree } from "./route-tree.gen.ts";
import { stringifySearch } from "./routes/-search.ts";
import { Arrival } from "./ui/pages/sign-in/Arrival.tsx";
import { RouteErrorScreen } from "./ui/pages/errors/RouteErrorScreen.tsx";
import { restoreStyles } from "./ui/parts/opening/lost-styles.ts";

/** The router says where; what the server said is kept by the ports' cache, not here. */
export const createAppRouter = (app: App) => {
  const router = createRouter({
    routeTree,
    context: app,
    stringifySearch,
    defaultPreload: "intent",
    defaultStaleTime: 0,
    defaultGcTime: 0,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Arrival,
    defaultErrorComponent: RouteErrorScreen,
    scrollRestoration: true,
  });
  // A page that is tried again would be drawn without its style.
  router.subscribe("onBeforeLoad", () => void restoreStyles().catch(() => undefined));
  return router;
};

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
