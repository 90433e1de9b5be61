import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { bearerOf } from "./bearers.ts";
import { type ConsolePage, expect } from "./console-page.ts";

/** What the backend itself says, asked with the session's own token. */
export const asked = async (page: Page, path: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const headers = await bearerOf(page);
  const answer: unknown = await (await page.request.get(path, { headers })).json();
  if (!Array.isArray(answer)) throw new Error(`${path} gave no list`);
  return answer;
};

/** Presses a button that saves a sheet, with a pointer or otherwise; gives its lines. */
export const saved = async (
  { page }: ConsolePage,
  button: string,
  press: () => Promise<void> = () => page.getByRole("button", { name: button, exact: true }).click(),
): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const download = page.waitForEvent("download");
  await press();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  return Papa.parse<ReadonlyArray<string>>(text.slice(1), { skipEmptyLines: true }).data;
};
