import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 A and AA, as far as axe can tell. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Those, and what is good practice beside them. */
export const BEST_PRACTICE = [...WCAG, "best-practice"];

/** What a page violates: the rule and the elements. */
export const violationsOn = async (page: Page, rules = WCAG): Promise<ReadonlyArray<string>> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ["violations"] })
    // Otherwise every look opens a page of its own to gather what the frames said; no frame here shows anything.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
