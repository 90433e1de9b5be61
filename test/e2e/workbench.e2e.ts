import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ResourceName } from "../../src/domain/resources.ts";
import { signIn } from "../screens/kept-sign-ins.ts";
import { shareOf } from "../screens/share.ts";
import { HANDS } from "./actor.ts";
import { expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";
import { backendOf, ownName, WAYS, type Way } from "./workbench.ts";
import { type Feature, FEATURES } from "./workbench-features.ts";

const RESOURCES: ReadonlyArray<ResourceName> = ["users", "kitchens", "tribes"];

interface Cell {
  readonly resource: ResourceName;
  readonly way: Way;
}

const CELLS: ReadonlyArray<Cell> = RESOURCES.flatMap((resource) => WAYS.map((way) => ({ resource, way })));

const whyNot = ({ without = {} }: Feature, { resource, way }: Cell): string | undefined =>
  without[resource] ?? without[way];

const of = (way: Way) =>
  FEATURES.flatMap((feature, row) =>
    shareOf(
      CELLS.filter((cell) => whyNot(feature, cell) === undefined),
      row,
    )
      .filter((cell) => cell.way === way)
      .map(({ resource }) => ({ feature, resource })),
  );

const journeys = (way: Way): void => {
  for (const { feature, resource } of of(way)) {
    test(`${feature.name}: ${resource}, by ${way}`, async ({ console }) => {
      const { page } = console;
      const backend = backendOf(page);
      await signIn(page, "admin");
      if (way === "keyboard") await console.forbidPointer();
      const go = (isPlain && feature.plainly) || feature.go;
      await go({ resource, way, page, console, backend, actor: HANDS[way](page), own: ownName() });
    });
  }
};

test.describe("without a pointer", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  journeys("keyboard");
});

test.describe("with a finger, on 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  journeys("touch");
});

const PAGE = join(import.meta.dirname, "../../docs/workbench.md");

const TEXT = `# A day's tools, kind by kind

What staff need of users, kitchens and tribes all day long. Each mark is a journey in Chromium against the real backend
and its database. \`npm run test:matrix\` makes them all, \`npm test\` another share at every commit. This page is written
by them (\`npx playwright test -c test/e2e/playwright.config.ts workbench -u\`).

- ⌨ without a pointer, on 1280 px
- ☝ with a finger, on 390 px
- ⇄ only where the backend lists by itself (D58); without that, what is offered works on what was read (D36), and the rest is
  held to be absent

`;

test("the page of the workbench lists every tool, and why one is missing", () => {
  const signs = { keyboard: "⌨", touch: "☝" } as const satisfies Record<Way, string>;
  const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`;
  const cellOf = (feature: Feature, resource: ResourceName): string =>
    feature.without?.[resource] ??
    WAYS.flatMap((way) => (whyNot(feature, { resource, way }) === undefined ? [signs[way]] : [])).join(" ");
  const noteOf = ({ without = {} }: Feature): string => WAYS.flatMap((way) => without[way] ?? []).join(", ");
  const lines = [
    row(["", "", ...RESOURCES, ""]),
    row(["---", "---", ...RESOURCES.map(() => "---"), "---"]),
    ...FEATURES.map((feature) =>
      row([
        feature.name,
        feature.plainly !== undefined ? "⇄" : "",
        ...RESOURCES.map((resource) => cellOf(feature, resource)),
        noteOf(feature),
      ]),
    ),
  ];
  const text = `${TEXT}${lines.join("\n")}\n`;
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) writeFileSync(PAGE, text);
  expect(readFileSync(PAGE, "utf8")).toBe(text);
});
