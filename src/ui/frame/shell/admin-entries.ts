import { msg } from "@lingui/core/macro";
import { menuFor } from "../../../domain/navigation.ts";
import type { MenuEntry } from "../../../domain/resources.ts";
import type { Role } from "../../../domain/role.ts";
import { MENU_WORDS } from "../../resources.tsx";
import type { Entry } from "./entry.ts";

const BADGES = { admin: msg({ message: "Admin", context: "badge of a menu entry" }) };

/** What people and places, the community and the system begin with. */
const FIRST: ReadonlySet<string> = new Set<MenuEntry["key"]>(["users", "comments", "security"]);

export const adminEntries = (role: Role): ReadonlyArray<Entry> =>
  menuFor(role).map(({ key, path, badge }) => ({
    ...MENU_WORDS[key],
    path,
    isFirst: FIRST.has(key),
    badge: badge === undefined ? undefined : BADGES[badge],
  }));
