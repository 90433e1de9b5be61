import { part } from "../opening/part.ts";

/** What lists and records open over themselves: it weighs more than they do, and they do not wait for it. */
export const actionMenu = part(async () => (await import("../overlay/ActionMenu.tsx")).ActionMenu);
export const popoverAtButton = part(
  async () => (await import("../overlay/PopoverAtButton.tsx")).PopoverAtButton,
);
export const dialog = part(async () => (await import("../overlay/Dialog.tsx")).Dialog);

export const LATE_OVERLAYS = [actionMenu, popoverAtButton, dialog];
