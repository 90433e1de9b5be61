import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { LANGUAGE_STORAGE_KEY, type LanguageCode } from "../../src/domain/language.ts";
import type { ColorScheme } from "../../src/domain/theme.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { load, signInAs } from "./visiting.ts";

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly language: LanguageCode;
  readonly scheme: ColorScheme;
  readonly viewport: { readonly width: number; readonly height: number };
}

const DESK = { width: 1280, height: 860 };

const SHOTS: ReadonlyArray<Shot> = [
  { name: "dashboard", path: "/admin", language: "en", scheme: "light", viewport: DESK },
  { name: "kitchen", path: "/admin/kitchens/1", language: "en", scheme: "dark", viewport: DESK },
  {
    name: "list",
    path: "/admin/kitchens",
    language: "ar",
    scheme: "light",
    viewport: { width: 390, height: 860 },
  },
];

const FOLDER = join(PROJECT_ROOT, "docs/pictures");

const shoot = async (browser: Browser, address: string, shot: Shot): Promise<number> => {
  const { name, path, language, scheme, viewport } = shot;
  const page = await browser.newPage({
    baseURL: address,
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport,
  });
  await signInAs(page, "admin");
  await load(page, path, { [LANGUAGE_STORAGE_KEY]: language, "console.color-scheme": scheme });
  const picture = await page.screenshot({ type: "jpeg", quality: 75 });
  await page.close();
  writeFileSync(join(FOLDER, `${name}.jpg`), picture);
  return picture.byteLength;
};

/** Takes the screens that the README shows. Gives their bytes. */
export const takeReadmePictures = async (browser: Browser, address: string): Promise<number> => {
  mkdirSync(FOLDER, { recursive: true });
  let bytes = 0;
  for (const shot of SHOTS) bytes += await shoot(browser, address, shot);
  return bytes;
};
