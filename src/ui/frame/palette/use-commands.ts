import { useLingui } from "@lingui/react/macro";
import {
  type Icon,
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconPalette,
  IconPlus,
} from "@tabler/icons-react";
import { type LinkProps, useNavigate } from "@tanstack/react-router";
import { permits } from "../../../domain/permission.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useUser } from "../../app-context.ts";
import { useNextColorScheme } from "../../parts/preferences/use-next-color-scheme.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import { useLogOut } from "../session/use-log-out.ts";
import type { Entry } from "../shell/entry.ts";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly icon: Icon;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: ReadonlyArray<Command>;
}

/** The pages and actions that a person may use. */
export const useCommands = (view: ShellView, entries: ReadonlyArray<Entry>): ReadonlyArray<CommandGroup> => {
  const { t } = useLingui();
  const logOut = useLogOut();
  const { role } = useUser();
  const navigate = useNavigate();
  const theme = useNextColorScheme();
  const leading = (to: string & LinkProps["to"], title: string, icon: Icon): Command => ({
    id: to,
    title,
    icon,
    run: () => void navigate({ to }),
  });
  return [
    {
      title: t`Pages`,
      commands: [
        ...entries.map(({ path, title, icon }) => leading(path, t(title), icon)),
        ...(permits(role, "dashboard.read") ? [leading("/admin/branding", t`Branding`, IconPalette)] : []),
      ],
    },
    {
      title: t`Actions`,
      commands: [
        ...EVERY_RESOURCE.filter(({ permissions }) => permits(role, permissions.create)).map(
          ({ name, create }) => leading(create, t(RESOURCE_WORDS[name].create), IconPlus),
        ),
        { id: "theme", title: theme.title, icon: theme.icon, run: theme.choose },
        {
          id: "sidebar",
          title: view.isCollapsed ? t`Expand sidebar` : t`Collapse sidebar`,
          icon: IconLayoutSidebar,
          run: view.toggleSidebar,
        },
        {
          id: "shortcuts",
          title: t`Keyboard shortcuts`,
          icon: IconKeyboard,
          run: () => view.open("shortcuts"),
        },
        { id: "sign out", title: t`Logout`, icon: IconLogout, run: logOut },
      ],
    },
  ];
};
