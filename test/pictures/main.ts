import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { PICTURES_FOLDER } from "../../src/adapters/backend/sample/pictures.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { chromiumLaunch } from "../e2e/chromium.ts";
import { GALLERY, type Painting } from "./gallery.ts";

const QUALITIES = [0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15];

/** Paints a drawing and keeps it in the best quality whose file is small enough. */
const painted = (page: Page, { name, width, height, most, drawing }: Painting): Promise<string> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return page.evaluate(
    async ({ title, source, side, bytes, qualities }) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), side);
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      for (const quality of qualities) {
        const [, encoded = ""] = canvas.toDataURL("image/webp", quality).split(",");
        if (encoded.length * 0.75 <= bytes) return encoded;
      }
      throw new Error(`Too much is drawn for so small a file: ${title}`);
    },
    { title: name, source: svg, side: { width, height }, bytes: most, qualities: QUALITIES },
  );
};

const figure = (encoded: string, { name }: Painting): string =>
  `<figure><img src="data:image/webp;base64,${encoded}" alt=""><figcaption>${name}</figcaption></figure>`;

/** All pictures on both grounds of the console, to look at. */
const sheet = (figures: ReadonlyArray<string>): string =>
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:0;font:11px system-ui}
div{display:grid;grid-template-columns:repeat(8,1fr);gap:10px;padding:16px}figure{margin:0}
img{inline-size:100%;display:block;border-radius:8px}.dark{background:#1a1428;color:#eee}</style>
<div>${figures.join("")}</div><div class="dark">${figures.join("")}</div>\n`;

const paintAll = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage();
  const figures: Array<string> = [];
  let bytes = 0;
  for (const painting of GALLERY) {
    const encoded = await painted(page, painting);
    const file = Buffer.from(encoded, "base64");
    writeFileSync(new URL(`${painting.name}.webp`, PICTURES_FOLDER), file);
    bytes += file.length;
    figures.push(figure(encoded, painting));
  }
  const folder = join(PROJECT_ROOT, "screens");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pictures.html"), sheet(figures));
  return bytes;
};

rmSync(PICTURES_FOLDER, { recursive: true, force: true });
mkdirSync(PICTURES_FOLDER, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
const bytes = await paintAll(browser).finally(() => browser.close());
process.stdout.write(
  `${GALLERY.length} pictures, ${Math.ceil(bytes / 1_000)} kB; screens/pictures.html shows them\n`,
);
