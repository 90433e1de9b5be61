import * as Effect from "effect/Effect";
import { browserValues } from "./site/browser-values.ts";
import { builtSite } from "./site/build.ts";
import { launch } from "./launch.ts";
import { runAsProcess } from "./process.ts";
import { siteFiles } from "./site/site-files.ts";
import { staticSite } from "./site/static-site.ts";
import { say } from "./terminal.ts";

const onBuild = say("Building the site; this happens only after a change …");

runAsProcess(
  launch({
    development: false,
    site: (root, settings) =>
      builtSite(root, browserValues(settings), onBuild).pipe(
        Effect.flatMap(siteFiles),
        Effect.map(staticSite),
      ),
  }),
  "npm start",
);
