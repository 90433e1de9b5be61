import { msg } from "@lingui/core/macro";
import { menuFor } from "../../../domain/navigation.ts";
import { CONTRIBUTIONS, EVERY_RESOURCE, type MenuEntry } from "../../../domain/resources.ts";
import type { Role } from "../../../domain/role.ts";
import { MENU_WORDS } from "../../resources.tsx";
import type { Entry } from "./entry.ts";

const BADGES = { admin: msg({ message: "Admin", context: "badge of a menu entry" }) };

/** What people and places, the community and the system begin with: the first of these that somebody sees. */
const FIRST: ReadonlyArray<ReadonlyArray<MenuEntry["key"]>> = [
  EVERY_RESOURCE.map(({ name }) => name),
  [...CONTRIBUTIONS, "reports"],
  ["security", "settings", "help"],
];

export const adminEntries = (role: Role): ReadonlyArray<Entry> => {
  const menu = menuFor(role);
  const first = new Set(FIRST.map((group) => menu.find(({ key }) => group.includes(key))?.key));
  return menu.map(({ key, path, badge }) => ({
    ...MENU_WORDS[key],
    path,
    isFirst: first.has(key),
    badge: badge === undefined ? undefined : BADGES[badge],
  }));
};
