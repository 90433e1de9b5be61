import type { Target } from "../../../../domain/deletion.ts";

/**
 * The id of the button that opens a record's menu in its list, or asks to delete it, so that the focus finds back to it.
 * Somebody may be a member of several tribes on one page.
 */
export const rowMenuId = (target: Target): string =>
  `menu-of-${target._tag}-${target.id}${"tribeId" in target ? `-${target.tribeId}` : ""}`;
