import { LANGUAGE_STORAGE_KEY } from "../../src/domain/language.ts";
import { type Screen, SCREENS, type Visitor } from "../screens/screens.ts";
import { IS_WHOLE, shareOf, TURN } from "../screens/share.ts";
import { BEST_PRACTICE, violationsOn } from "../screens/violations.ts";
import { signInAs, WIDTHS, withScreen } from "../screens/visiting.ts";
import { expect } from "./console-page.ts";
import { ownConsole } from "./own-console.ts";

const test = ownConsole(200);

// One after the other, in one console: some states are what an earlier one has led to.
test.describe.configure({ mode: "default" });

const VISITORS = ["nobody", "admin", "editor", "viewer", "chef"] as const satisfies ReadonlyArray<Visitor>;

/** `npm test` looks at a share of the states, once; `npm run test:matrix` at all, in both themes, at both widths. */
const LOOKS = [
  { scheme: "light", width: "wide" },
  { scheme: "dark", width: "phone" },
  { scheme: "dark", width: "wide" },
  { scheme: "light", width: "phone" },
] as const;

/** What opens over pages, what they say of failures, what is being written: all that has an act of its own. */
const statesOf = (visitor: Visitor, width: keyof typeof WIDTHS): ReadonlyArray<Screen> =>
  SCREENS.filter((screen) => screen.visitor === visitor && screen.open !== undefined).filter(
    ({ only = width }) => only === width,
  );

for (const { scheme, width } of LOOKS.slice(0, IS_WHOLE ? LOOKS.length : 1)) {
  for (const [row, visitor] of VISITORS.entries()) {
    test(`axe finds nothing in any state of ${visitor}'s pages, ${scheme}, ${width}, TURN=${TURN}`, async ({
      console,
    }) => {
      const { page } = console;
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(WIDTHS[width]);
      await page.addInitScript(
        ([key, chosen]) => {
          localStorage.setItem(key, "en");
          localStorage.setItem("console.color-scheme", chosen);
        },
        [LANGUAGE_STORAGE_KEY, scheme] as const,
      );
      await signInAs(page, visitor);
      const found: Array<string> = [];
      for (const screen of shareOf(statesOf(visitor, width), row)) {
        await withScreen(page, screen, async () => {
          found.push(
            ...(await violationsOn(page, BEST_PRACTICE)).map((violation) => `${screen.name} ${violation}`),
          );
        });
      }
      expect(found).toEqual([]);
    });
  }
}
