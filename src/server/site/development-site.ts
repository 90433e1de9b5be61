import type { Server } from "node:http";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import { createServer } from "vite";
import { bundlerConfig, definitionsOf } from "./bundler.ts";
import { notBuilt, type SiteNotBuilt } from "./build.ts";
import type { Handler } from "../listener.ts";

/**
 * The site of `root` straight from its sources, with hot replacement over the same `server` and port. Fails with
 * `SiteNotBuilt` when Vite refuses its configuration.
 */
export const developmentSite = (
  root: string,
  values: Readonly<Record<string, string | undefined>>,
  server: Server,
): Effect.Effect<Handler, SiteNotBuilt, Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () =>
        createServer({
          ...bundlerConfig(root, definitionsOf(values)),
          appType: "spa",
          logLevel: "warn",
          server: { middlewareMode: { server }, ws: { server } },
        }),
      catch: notBuilt,
    }),
    (vite) => Effect.promise(() => vite.close()),
  ).pipe(Effect.map((vite): Handler => vite.middlewares));
