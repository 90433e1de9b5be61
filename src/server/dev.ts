import { browserValues } from "./site/browser-values.ts";
import { developmentSite } from "./site/development-site.ts";
import { launch } from "./launch.ts";
import { runAsProcess } from "./process.ts";

runAsProcess(
  launch({
    development: true,
    site: (root, settings, { server }) => developmentSite(root, browserValues(settings), server),
  }),
  "npm run dev",
);
