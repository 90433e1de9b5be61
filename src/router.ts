import { createRouter } from "@tanstack/react-router";
import type { App } from "./machines/app.ts";
import { routeTree } from "./route-tree.gen.ts";
import { Arrival } from "./ui/pages/sign-in/Arrival.tsx";
import { RouteErrorScreen } from "./ui/pages/errors/RouteErrorScreen.tsx";

/** The router says where; what the server said is kept by the ports' cache, not here. */
export const createAppRouter = (app: App) =>
  createRouter({
    routeTree,
    context: app,
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

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
