import { browserValues } from "./browser-values.ts";
import { developmentSite } from "./development-site.ts";
import { launch } from "./launch.ts";
import { runAsProcess } from "./main.ts";

runAsProcess(
  launch({
    development: true,
    site: (root, settings, { server }) => developmentSite(root, browserValues(settings), server),
  }),
  "npm run dev",
);
