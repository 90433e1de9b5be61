import { readdirSync, readFileSync, statSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chartOf } from "../../../src/development/chart.ts";
import { ChartPicture } from "../../../src/development/ChartPicture.tsx";
import { CHART_STYLE } from "../../../src/development/chart-style.ts";
import { layoutOf } from "../../../src/development/chart-layout.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";

const FOLDER = "docs/pictures";

test("the README's picture of the auth chart is the chart's (written anew with -u)", async () => {
  const layout = await layoutOf(chartOf(authMachine));
  const picture = renderToStaticMarkup(createElement(ChartPicture, { layout }));
  expect(picture).toContain(CHART_STYLE);
  await expect(`${picture}\n`).toMatchFileSnapshot(`../../../${FOLDER}/auth.svg`);
});

test("the README shows every picture there is, in less than 400 kB together", () => {
  const pictures = readdirSync(FOLDER);
  const readme = readFileSync("README.md", "utf8");
  expect(pictures.filter((name) => !readme.includes(`${FOLDER}/${name}`))).toEqual([]);
  const bytes = pictures.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
  expect(bytes).toBeLessThan(400_000);
});
