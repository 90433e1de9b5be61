import { createRouter } from "@tanstack/react-router";
import type { App } from "./machines/app.ts";
import { routeTree } from "./route-tree.gen.ts";
import { parseSearch, stringifySearch } from "./routes/-search.ts";
import { Arrival } from "./ui/pages/sign-in/Arrival.tsx";
import { RouteErrorScreen } from "./ui/pages/errors/RouteErrorScreen.tsx";
import { restoreStyles } from "./ui/parts/opening/lost-styles.ts";

const AREAS = ["admin", "business"] as const;

/** How long a page may take to come before that is said in its place, in milliseconds. */
const PENDING_MS = 150;

type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * The router says where; what the server said is kept by the ports' cache, not here. A page may be read from the moment
 * that a link to it has the pointer or the focus, where that costs nobody anything.
 */
export const createAppRouter = (app: App, isFrugal: boolean) => {
  const router = createRouter({
    routeTree,
    context: app,
    parseSearch,
    stringifySearch,
    // The menu, what is kept of a list, and the guard know a path by its letters.
    caseSensitive: true,
    defaultPreload: isFrugal ? false : "intent",
    defaultStaleTime: 0,
    defaultGcTime: 0,
    defaultPreloadStaleTime: 0,
    // What was read ahead is asked for again, and drawn once it is: loaders do not wait for answers.
    defaultStaleReloadMode: "blocking",
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Arrival,
    defaultErrorComponent: RouteErrorScreen,
    scrollRestoration: true,
  });
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    // A page that is tried again would be drawn without its style.
    void restoreStyles().catch(() => undefined);
    // Whoever stays on a page keeps it, and the focus in it, until what it shows next is there, however slow the machine.
    router.options.defaultPendingMs = pathChanged ? PENDING_MS : Infinity;
  });
  return router;
};

/**
 * Has the code and the texts of the address come before it is known who is there: who was signed in last time most likely
 * is, and to find out takes longer. What finds out comes first. The guard decides all the same.
 */
export const expectTheAddress = async (router: AppRouter, app: App): Promise<void> => {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const area = AREAS.find((each) => matchedRoutes.some(({ id }) => id === `/${each}`));
  if (area === undefined) return;
  await app.expected(area);
  await Promise.all(matchedRoutes.map((route) => router.loadRouteChunk(route)));
};

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
