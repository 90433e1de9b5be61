import type { Page } from "@playwright/test";
import { PAGES, type Visitor } from "../screens/screens.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { load, signInAs, WIDTHS } from "../screens/visiting.ts";
import { expect, test } from "./console-page.ts";
import { MOST_SHIFT, shifted, watchShifts } from "./shifts.ts";

const VISITORS = ["nobody", "admin", "chef"] as const satisfies ReadonlyArray<Visitor>;
const MOST_SECONDS = 0.15;

/** What comes in one frame on a quick machine comes one after the other on a slow one. */
const SLOWER = 8;

/** What takes longer than this to change its look. What goes round as long as something is waited for is no change. */
const slowerThan = (page: Page, seconds: number): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll("*")].flatMap((element) => {
        const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(element);
        const durations =
          animationIterationCount === "infinite"
            ? [transitionDuration]
            : [transitionDuration, animationDuration];
        const longest = Math.max(...durations.flatMap((list) => list.split(",").map(Number.parseFloat)));
        return longest > most ? [`${longest} s: ${element.outerHTML.slice(0, 120)}`] : [];
      }),
    seconds,
  );

for (const [turn, visitor] of VISITORS.entries()) {
  for (const [row, [width, size]] of Object.entries(WIDTHS).entries()) {
    test(`${visitor}'s pages stand still while they come and move briefly after, ${width}, TURN=${TURN}`, async ({
      console,
    }) => {
      const { page } = console;
      await page.setViewportSize(size);
      await watchShifts(page);
      await signInAs(page, visitor);
      const devtools = await page.context().newCDPSession(page);
      const pages = PAGES.filter((screen) => screen.visitor === visitor);
      for (const { path } of shareOf(pages, turn * 2 + row)) {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
        await load(page, path, {});
        expect.soft(await shifted(page), path).toBeLessThan(MOST_SHIFT);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        expect.soft(await slowerThan(page, MOST_SECONDS), path).toEqual([]);
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect.soft(await slowerThan(page, 0), path).toEqual([]);
      }
    });
  }
}
