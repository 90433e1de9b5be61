import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  type Icon,
  IconAlertOctagon,
  IconBan,
  IconCalendarHeart,
  IconChefHat,
  IconHeart,
  IconHelpCircle,
  IconLayoutDashboard,
  IconMessage,
  IconSettings,
  IconShield,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import { navigationFor, type NavigationKey } from "../../../domain/navigation.ts";
import type { Role } from "../../../domain/role.ts";
import type { Entry } from "./entry.ts";

const ADMIN_WORDS: Readonly<
  Record<NavigationKey, { readonly title: MessageDescriptor; readonly icon: Icon }>
> = {
  dashboard: { title: msg`Dashboard`, icon: IconLayoutDashboard },
  users: { title: msg`Users`, icon: IconUsers },
  kitchens: { title: msg`Kitchens`, icon: IconChefHat },
  tribes: { title: msg`Tribes`, icon: IconUsersGroup },
  comments: { title: msg`Comment Moderation`, icon: IconMessage },
  favorites: { title: msg`Favorites`, icon: IconHeart },
  dates: { title: msg`Dating System`, icon: IconCalendarHeart },
  blocks: { title: msg`Blocked Users`, icon: IconBan },
  reports: { title: msg`Reports`, icon: IconAlertOctagon },
  security: { title: msg`Security`, icon: IconShield },
  settings: { title: msg`Settings`, icon: IconSettings },
  help: { title: msg`Help & Support`, icon: IconHelpCircle },
};

const BADGES = { admin: msg({ message: "Admin", context: "badge of a menu entry" }) };

/** The admin sidebar as a role sees it (§2, §6). */
export const adminEntries = (role: Role): ReadonlyArray<Entry> =>
  navigationFor(role).map(({ key, path, badge }) => ({
    ...ADMIN_WORDS[key],
    path,
    badge: badge === undefined ? undefined : BADGES[badge],
  }));
