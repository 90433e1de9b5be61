import { permits } from "./permission.ts";
import { ADMIN_MENU, type MenuEntry } from "./resources.ts";
import type { Role } from "./role.ts";

/** The entries a role sees (§6). */
export const menuFor = (role: Role): ReadonlyArray<MenuEntry> =>
  ADMIN_MENU.filter(
    ({ requiredPermission }) => requiredPermission === undefined || permits(role, requiredPermission),
  );

/** Whether a path lies at or below another, on whole segments (D3). */
export const isAtOrBelow = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`);

/** The entry to highlight for a path (D3): the longest that matches; the area's home only on its own page. */
export const currentPath = <Path extends string>(
  paths: ReadonlyArray<Path>,
  home: Path,
  path: string,
): Path | undefined => {
  const here = path.length > 1 ? path.replace(/\/+$/u, "") : path;
  return paths
    .filter((candidate) => (candidate === home ? here === home : isAtOrBelow(here, candidate)))
    .toSorted((a, b) => b.length - a.length)[0];
};
