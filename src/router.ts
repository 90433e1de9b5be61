import { createRouter, stringifySearchWith } from "@tanstack/react-router";
import type { App } from "./machines/app.ts";
import { routeTree } from "./route-tree.gen.ts";
import { Arrival } from "./ui/pages/sign-in/Arrival.tsx";
import { RouteErrorScreen } from "./ui/pages/errors/RouteErrorScreen.tsx";
import { restoreStyles } from "./ui/parts/opening/lost-styles.ts";

/** Finds nothing to quote in a number or a yes or no that comes back as it was: whoever reads an address takes `3` for an id. */
const parseQuoted = (text: string): unknown => {
  const parsed: unknown = JSON.parse(text);
  if (parsed !== null && String(parsed) === text) throw new SyntaxError(`${text} needs no quotes`);
  return parsed;
};

/** The router says where; what the server said is kept by the ports' cache, not here. */
export const createAppRouter = (app: App) => {
  const router = createRouter({
    routeTree,
    context: app,
    stringifySearch: stringifySearchWith(JSON.stringify, parseQuoted),
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
