import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LANGUAGE_STORAGE_KEY, LANGUAGES } from "../../src/domain/language.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { chromiumLaunch } from "../e2e/chromium.ts";
import { runConsole } from "../running-console.ts";
import { contactSheet, type Picture } from "./contact-sheet.ts";
import { takeReadmePictures } from "./readme.ts";
import { type Screen, SCREENS, type Visitor } from "./screens.ts";
import { resize, signInAs, WIDTHS, withScreen } from "./visiting.ts";

const PORT = Number(process.env["CONSOLE_E2E_PORT"] ?? 3230);
const FOLDER = join(PROJECT_ROOT, "screens");

const { values } = parseArgs({
  options: {
    lang: { type: "string", default: "en,ar" },
    scheme: { type: "string", default: "light,dark" },
    width: { type: "string", default: "wide,phone" },
    only: { type: "string", default: "" },
    readme: { type: "boolean", default: false },
  },
});
/** What is between a desk and a phone, and the narrowest. */
const BETWEEN = {
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  narrow: { width: 320, height: 568 },
};
const kindOf = (width: string): Screen["only"] =>
  width === "phone" || width === "narrow" ? "phone" : "wide";

const schemes = values.scheme.split(",");
const widths = Object.entries({ ...WIDTHS, ...BETWEEN }).filter(([width]) =>
  values.width.split(",").includes(width),
);
const languages = values.lang === "all" ? LANGUAGES.map(({ code }) => code) : values.lang.split(",");
const wanted = SCREENS.filter(({ name }) => new RegExp(values.only, "u").test(name));

/** What could not be photographed, and why; the others are, all the same. */
const missing: Array<string> = [];

const photograph = async (page: Page, screen: Screen, variant: string): Promise<ReadonlyArray<Picture>> => {
  const file = `${screen.name}-${variant}.png`.replaceAll(" ", "-");
  try {
    await withScreen(page, screen, async () => {
      await page.screenshot({ path: join(FOLDER, file), fullPage: screen.open === undefined });
    });
    return [{ screen: screen.name, variant, file }];
  } catch (cause) {
    missing.push(`${file}: ${String(cause)}`);
    return [];
  }
};

const photographAll = async (
  browser: Browser,
  address: string,
  visitor: Visitor,
): Promise<ReadonlyArray<Picture>> => {
  const screens = wanted.filter((screen) => screen.visitor === visitor);
  if (screens.length === 0) return [];
  const context = await browser.newContext({ baseURL: address, locale: "en-GB", reducedMotion: "reduce" });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await signInAs(page, visitor);
  const pictures: Array<Picture> = [];
  for (const language of languages) {
    for (const scheme of schemes) {
      await page.evaluate(
        ([key, code, chosen]) => {
          localStorage.setItem(key, code);
          localStorage.setItem("console.color-scheme", chosen);
        },
        [LANGUAGE_STORAGE_KEY, language, scheme] as const,
      );
      await page.goto("/policies/privacy");
      for (const [width, size] of widths) {
        await resize(page, size);
        for (const screen of screens.filter(({ only = kindOf(width) }) => only === kindOf(width))) {
          pictures.push(...(await photograph(page, screen, `${language} ${scheme} ${width}`)));
        }
      }
    }
  }
  await context.close();
  return pictures;
};

const takeAll = async (browser: Browser, address: string): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const pictures: Array<Picture> = [];
  for (const visitor of ["nobody", "admin", "viewer", "editor", "chef"] as const) {
    pictures.push(...(await photographAll(browser, address, visitor)));
  }
  writeFileSync(join(FOLDER, "index.html"), contactSheet(pictures));
  process.stdout.write(`${pictures.length} pictures; look at screens/index.html\n`);
  for (const reason of missing) process.stderr.write(`No picture ${reason}\n`);
  process.exitCode = missing.length === 0 ? 0 : 1;
};

const takeForReadme = async (browser: Browser, address: string): Promise<void> => {
  const bytes = await takeReadmePictures(browser, address);
  process.stdout.write(`${Math.ceil(bytes / 1_000)} kB; look at docs/pictures\n`);
};

const running = await runConsole(PORT);
const browser = await chromium.launch(chromiumLaunch());
try {
  await (values.readme ? takeForReadme : takeAll)(browser, running.address);
} finally {
  await browser.close();
  await running.stop();
}
