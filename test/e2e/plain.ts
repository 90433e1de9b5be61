import type { Locator, Page } from "@playwright/test";

/** Whether the backend knows §7 only (D57). */
export const isPlain = process.env["CAPABILITIES"] === "none";

/** What is ticked before a role above chef goes to an address that was not verified (D68). */
export const confirmingUnverified = (page: Page): Locator =>
  page.getByRole("checkbox", { name: "Give this role although the address is not verified" });
