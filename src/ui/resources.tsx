import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
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
import type { ComponentType, ReactNode } from "react";
import { type MenuEntry, type ResourceName, RESOURCES } from "../domain/resources.ts";
import type { Parent } from "./parts/breadcrumbs/Breadcrumbs.tsx";

/** A page of the admin area, as the menu names it. */
interface Words {
  readonly title: MessageDescriptor;
  readonly icon: Icon;
}

/** One record by its name, or how many of its kind. */
export interface Counted {
  readonly count: number;
  readonly name: ReactNode;
}

/** A kind of record, in the words of whatever leads to it, makes it or deletes it. */
interface ResourceWords extends Words {
  /** What one of its records is. */
  readonly one: MessageDescriptor;
  /** The other names that people know its list by, parted by commas; its name for one first. */
  readonly otherNames: MessageDescriptor;
  readonly goTo: MessageDescriptor;
  readonly create: MessageDescriptor;
  readonly remove: MessageDescriptor;
  readonly Named: ComponentType<Counted>;
  readonly Deleted: ComponentType<Counted>;
  /** What else goes when records go, as the backend's cascades have it; nothing where nothing does. */
  readonly GoesAlong?: ComponentType<Pick<Counted, "count">>;
}

/** The kinds of record. What only their own pages say is with those pages, so that a row weighs nothing. */
export const RESOURCE_WORDS: Readonly<Record<ResourceName, ResourceWords>> = {
  users: {
    title: msg`Users`,
    one: msg`User`,
    otherNames: msg`user, people, person, accounts, account, customers`,
    icon: IconUsers,
    goTo: msg`Go to users`,
    create: msg`Create user`,
    remove: msg`Delete user`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>User {name}</Trans>} one="# user" other="# users" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>User {name} deleted</Trans>}
        one="# user deleted"
        other="# users deleted"
      />
    ),
    GoesAlong: ({ count }) => (
      <Plural
        value={count}
        one="Their pictures, comments, favorites, votes, dates, blocks, places in tribes and business profile go as well. Their kitchens, the tribes they lead and their reports stay, without their name."
        other="Their pictures, comments, favorites, votes, dates, blocks, places in tribes and business profiles go as well. Their kitchens, the tribes they lead and their reports stay, without their names."
      />
    ),
  },
  kitchens: {
    title: msg`Kitchens`,
    one: msg`Kitchen`,
    otherNames: msg`kitchen, restaurants, restaurant, cooks, places`,
    icon: IconChefHat,
    goTo: msg`Go to kitchens`,
    create: msg`Create kitchen`,
    remove: msg`Delete kitchen`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>Kitchen {name}</Trans>} one="# kitchen" other="# kitchens" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>Kitchen {name} deleted</Trans>}
        one="# kitchen deleted"
        other="# kitchens deleted"
      />
    ),
    GoesAlong: ({ count }) => (
      <Plural
        value={count}
        one="Its pictures, locations, comments, favorites, votes, blocks and reports go as well. Dates there stay, without the kitchen."
        other="Their pictures, locations, comments, favorites, votes, blocks and reports go as well. Dates there stay, without the kitchens."
      />
    ),
  },
  tribes: {
    title: msg`Tribes`,
    one: msg`Tribe`,
    otherNames: msg`tribe, groups, group, communities, community`,
    icon: IconUsersGroup,
    goTo: msg`Go to tribes`,
    create: msg`Create tribe`,
    remove: msg`Delete tribe`,
    Named: ({ count, name }) => (
      <Plural value={count} _1={<Trans>Tribe {name}</Trans>} one="# tribe" other="# tribes" />
    ),
    Deleted: ({ count, name }) => (
      <Plural
        value={count}
        _1={<Trans>Tribe {name} deleted</Trans>}
        one="# tribe deleted"
        other="# tribes deleted"
      />
    ),
    GoesAlong: ({ count }) => (
      <Plural
        value={count}
        one="Its pictures, memberships and comments go as well. Its kitchens stay, without a tribe."
        other="Their pictures, memberships and comments go as well. Their kitchens stay, without a tribe."
      />
    ),
  },
};

/** The list that a record's pages belong to. */
export const parentOf = (resource: ResourceName): Parent => ({
  path: RESOURCES[resource].list,
  title: RESOURCE_WORDS[resource].title,
  goTo: RESOURCE_WORDS[resource].goTo,
});

/** What a page of the staff belongs to that belongs to no list. */
export const DASHBOARD: Parent = {
  path: "/admin",
  title: msg`Dashboard`,
  goTo: msg`Go to the dashboard`,
};

export const MENU_WORDS: Readonly<Record<MenuEntry["key"], Words>> = {
  dashboard: { title: msg`Dashboard`, icon: IconLayoutDashboard },
  ...RESOURCE_WORDS,
  comments: { title: msg`Comment Moderation`, icon: IconMessage },
  favorites: { title: msg`Favorites`, icon: IconHeart },
  dates: { title: msg`Dating System`, icon: IconCalendarHeart },
  blocks: { title: msg`Blocked Users`, icon: IconBan },
  reports: { title: msg`Reports`, icon: IconAlertOctagon },
  security: { title: msg`Security`, icon: IconShield },
  settings: { title: msg`Settings`, icon: IconSettings },
  help: { title: msg`Help & Support`, icon: IconHelpCircle },
};
