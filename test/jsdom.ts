import { registerHooks } from "node:module";
import type { Environment } from "vitest/runtime";

const HANDLING = "function handleRule(ruleImpl, elementImpl, declaration, specificities) {";

const TRACING = "1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++";

/** What libraries do again and again, by where they do that, without it: half of what drawing and asking took. */
const PATCHES: ReadonlyArray<readonly [RegExp, (source: string) => string]> = [
  // It notes for every element where it was made.
  [
    /\/react\/cjs\/react(?:-jsx-(?:dev-)?runtime)?\.development\.js$/u,
    (source) => source.replaceAll(TRACING, "false"),
  ],
  // It reads Unicode's table of directions anew for every <bdi> that it looks at.
  [
    /\/bidi-js\/dist\/bidi\.js$/u,
    (source) => `${source}\nconst once = module.exports(); module.exports = () => once;`,
  ],
  // It matches every rule of every style sheet with every element that somebody asks about; what is asked is whether it is
  // hidden, and what it is called.
  [
    /\/jsdom\/living\/css\/helpers\/computed-style\.js$/u,
    (source) =>
      source.replace(
        HANDLING,
        `${HANDLING}
  ruleImpl.isAskedFor ??= ["display", "visibility", "content"].some((name) => ruleImpl.style.getPropertyValue(name) !== "");
  if (!ruleImpl.isAskedFor) return;`,
      ),
  ],
];

registerHooks({
  load: (url, context, load) => {
    const loaded = load(url, context);
    const patch = PATCHES.find(([file]) => file.test(url));
    return patch === undefined ? loaded : { ...loaded, source: patch[1](String(loaded.source)) };
  },
});

const { builtinEnvironments } = await import("vitest/runtime");
const environment: Environment = builtinEnvironments.jsdom;

export default environment;
