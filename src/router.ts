import { createRouter } from "@tanstack/react-router";
import type { Console } from "./machines/console.ts";
import { routeTree } from "./route-tree.gen.ts";
import { CenteredSpinner } from "./ui/feedback/CenteredSpinner.tsx";
import { RouteErrorScreen } from "./ui/feedback/RouteErrorScreen.tsx";

/** The router of §2. It says where; what the server said is kept by the ports' cache, not here. */
export const createConsoleRouter = (console: Console) =>
  createRouter({
    routeTree,
    context: console,
    defaultPreload: "intent",
    defaultStaleTime: 0,
    defaultGcTime: 0,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: CenteredSpinner,
    defaultErrorComponent: RouteErrorScreen,
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
