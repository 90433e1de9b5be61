import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./console-page.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Sees that axe finds nothing on a page as it is now. */
export const seeAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
};

/** Has a page come up in a colour scheme. */
export const inColorScheme = async (page: Page, colorScheme: "light" | "dark"): Promise<void> => {
  await page.addInitScript((chosen) => localStorage.setItem("console.color-scheme", chosen), colorScheme);
};
