import * as Effect from "effect/Effect";
import { browserValues } from "./site/browser-values.ts";
import { builtSite } from "./site/build.ts";
import { runAsProcess } from "./process.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { ownSettings } from "./settings/settings.ts";
import { say } from "./terminal.ts";

runAsProcess(
  Effect.gen(function* () {
    const settings = yield* ownSettings;
    yield* builtSite(PROJECT_ROOT, browserValues(settings), say("Building the site …"));
    yield* say("The site in dist/ is up to date.");
  }),
  "npm run build",
);
