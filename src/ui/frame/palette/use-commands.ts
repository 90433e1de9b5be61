import { useLingui } from "@lingui/react/macro";
import { useMediaQuery } from "@mantine/hooks";
import {
  type Icon,
  IconBookmark,
  IconFilter,
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconPalette,
  IconPencil,
  IconPlus,
  IconUser,
} from "@tabler/icons-react";
import { type LinkProps, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { saysNothing } from "../../../domain/hidden-characters.ts";
import { homeOf } from "../../../domain/access.ts";
import { isToldHere } from "../../../domain/list-definition.ts";
import { matchesQuery } from "../../../domain/matching.ts";
import { permits } from "../../../domain/permission.ts";
import { EVERY_RESOURCE, listPath, type ResourceName, RESOURCES } from "../../../domain/resources.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";
import { kitchensView } from "../../pages/kitchens/kitchens-view.tsx";
import { tribesView } from "../../pages/tribes/tribes-view.tsx";
import { usersView } from "../../pages/users/users-view.tsx";
import type { FaceProps } from "../../parts/face/Face.tsx";
import { showColumns } from "../../parts/list/saved-views/show-columns.ts";
import type { Action } from "../../parts/overlay/ActionMenu.tsx";
import { useOffers } from "../../parts/question/use-offers.ts";
import { useNextColorScheme } from "../../parts/preferences/use-next-color-scheme.ts";
import { MENU_WORDS, RESOURCE_WORDS } from "../../resources.tsx";
import { WIDE } from "../../theme/breakpoints.ts";
import { useLogOut } from "../session/use-log-out.ts";
import type { Entry } from "../shell/entry.ts";
import { FILTER_NAMES, OTHER_NAMES } from "./page-words.ts";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** What else it is found by. */
  readonly words?: string;
  readonly icon: Icon;
  /** The record that it leads to, by its face. */
  readonly face?: FaceProps;
  /** Whether it leads to more of what was found, and is none of it itself. */
  readonly isWayOn?: boolean;
  /** The page that it leads to; nothing where it leads nowhere. */
  readonly link?: Way | NonNullable<Action["link"]>;
  readonly run: () => void;
}

type Way = Pick<LinkProps, "to" | "params" | "search">;

/** What a command that leads to a page needs. */
export const useLeading = (): ((link: Way) => Required<Pick<Command, "link" | "run">>) => {
  const navigate = useNavigate();
  return (link) => ({ link, run: () => void navigate(link) });
};

export interface CommandGroup {
  readonly title: string;
  readonly commands: ReadonlyArray<Command>;
}

/** What leads to a record, by whichever way it was found. */
export const commandIdOf = (resource: ResourceName, id: string): string => `${resource} ${id}`;

/** The lists with filters, in the order of the menu. */
const FILTERED = [usersView, kitchensView, tribesView];

/** The lists of one filter each; whoever only names a list does not mean them. */
const useFilterCommands = (query: string): ReadonlyArray<Command> => {
  const { t } = useLingui();
  const { role } = useUser();
  const leadingTo = useLeading();
  const areServed = useOffers("lists");
  return FILTERED.filter(({ name }) => permits(role, RESOURCES[name].permissions.read)).flatMap(
    ({ name, filters, source }) => {
      const list = t(RESOURCE_WORDS[name].title);
      if (matchesQuery(query, [list])) return [];
      const offered = filters.filter((filter) => areServed || isToldHere(source.definition, filter.name));
      return offered.flatMap(({ name: filter, label, options }) =>
        Object.entries(options).map(([value, words]): Command => {
          const of = t(label);
          const option = t(words);
          const id = `${name}?${filter}=${value}`;
          const names = FILTER_NAMES.get(id);
          return {
            id,
            ...(names && { words: t(names) }),
            title: t`${list}, ${of}: ${option}`,
            icon: IconFilter,
            ...leadingTo({ to: RESOURCES[name].list, search: { [filter]: value } }),
          };
        }),
      );
    },
  );
};

/** What somebody saved of lists on this device, by the names that they gave it. */
const useSavedCommands = (): ReadonlyArray<Command> => {
  const { t } = useLingui();
  const app = useApp();
  const { uid, role } = useUser();
  const { views } = useSignedInActors();
  const leadingTo = useLeading();
  const [saved] = useState(() => views.of(uid));
  return saved
    .filter(({ list }) => permits(role, `${list}.read`))
    .map((view) => {
      const { link, run } = leadingTo({ to: listPath(view.list), search: view.search });
      return {
        id: `${view.list} view ${view.name}`,
        title: view.name,
        description: t(MENU_WORDS[view.list].title),
        icon: IconBookmark,
        link,
        run: () => {
          showColumns(app, view);
          run();
        },
      };
    });
};

/** The records that somebody looked at last; the one whose page it is goes without saying. */
const useRecentCommands = ({ shown }: ShellView): ReadonlyArray<Command> => {
  const { t } = useLingui();
  const { uid, role } = useUser();
  const { recents } = useSignedInActors();
  const leadingTo = useLeading();
  const [recent] = useState(() => recents.of(uid));
  return recent
    .filter(
      ({ _tag, id }) =>
        permits(role, RESOURCES[_tag].permissions.read) && !(shown?._tag === _tag && shown.id === id),
    )
    .map(({ _tag, id, name }) => ({
      id: commandIdOf(_tag, id),
      title: saysNothing(name) ? id : name,
      description: t(RESOURCE_WORDS[_tag].title),
      icon: RESOURCE_WORDS[_tag].icon,
      ...leadingTo({ to: RESOURCES[_tag].detail, params: { id } }),
    }));
};

/** The commands that a person may use and a query finds: on the record whose page it is, then what leads elsewhere. */
export const useCommands = (
  view: ShellView,
  entries: ReadonlyArray<Entry>,
  actions: ReadonlyArray<Action>,
  query: string,
): ReadonlyArray<CommandGroup> => {
  const { t } = useLingui();
  const logOut = useLogOut();
  const { role } = useUser();
  const leadingTo = useLeading();
  const theme = useNextColorScheme();
  const hasSidebar = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const recent = useRecentCommands(view);
  const saved = useSavedCommands();
  const filtered = useFilterCommands(query);
  const asked = (commands: ReadonlyArray<Command>) => (query.trim() === "" ? [] : commands);
  const leading = (to: string & LinkProps["to"], title: string, icon: Icon, words = ""): Command => ({
    id: to,
    title,
    words,
    icon,
    ...leadingTo({ to }),
  });
  const groups: ReadonlyArray<CommandGroup> = [
    {
      title: view.shown?.name ?? "",
      commands: actions.filter(({ id, refusal }) => id !== "view" && refusal === undefined),
    },
    { title: t`Recent`, commands: recent },
    {
      title: t`Pages`,
      commands: [
        ...entries.map(({ path, title, icon }) => {
          const names = OTHER_NAMES.get(path);
          return leading(path, t(title), icon, names && t(names));
        }),
        leading(`${homeOf(role)}/account`, t`Your account`, IconUser, t`password, name, picture, profile`),
        ...(permits(role, "dashboard.read")
          ? [leading("/admin/branding", t`Branding`, IconPalette, t`brand, logo, colours`)]
          : []),
      ],
    },
    { title: t`Saved views`, commands: asked(saved) },
    { title: t`Filtered lists`, commands: asked(filtered) },
    {
      title: t`Actions`,
      commands: [
        ...EVERY_RESOURCE.filter(({ permissions }) => permits(role, permissions.create)).map(
          ({ name, create }) => leading(create, t(RESOURCE_WORDS[name].create), IconPlus),
        ),
        ...(permits(role, "business.update")
          ? [
              {
                id: "edit profile",
                title: t`Edit profile`,
                words: t`opening hours, phone, website, picture, logo`,
                icon: IconPencil,
                ...leadingTo({ to: "/business", search: { edit: "profile" } }),
              },
            ]
          : []),
        {
          id: "theme",
          title: theme.title,
          words: t`theme, appearance, light, dark`,
          icon: theme.icon,
          run: theme.choose,
        },
        ...(hasSidebar
          ? [
              {
                id: "sidebar",
                title: view.isCollapsed ? t`Expand sidebar` : t`Collapse sidebar`,
                icon: IconLayoutSidebar,
                run: view.toggleSidebar,
              },
            ]
          : []),
        {
          id: "shortcuts",
          title: t`Keyboard shortcuts`,
          icon: IconKeyboard,
          run: () => view.open("shortcuts"),
        },
        { id: "sign out", title: t`Logout`, words: t`sign out, leave`, icon: IconLogout, run: logOut },
      ],
    },
  ];
  const isByItsTitle = ({ title }: Command): number => Number(matchesQuery(query, [title]));
  return groups.map(({ title, commands }) => ({
    title,
    commands: commands
      .filter(({ title: name, words = "" }) => matchesQuery(query, [name, words]))
      .toSorted((one, other) => isByItsTitle(other) - isByItsTitle(one)),
  }));
};
