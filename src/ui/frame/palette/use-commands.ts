import { useLingui } from "@lingui/react/macro";
import {
  type Icon,
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconPalette,
  IconPlus,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { permits } from "../../../domain/permission.ts";
import { EVERY_RESOURCE } from "../../../domain/resources.ts";
import type { ShellView } from "../../../machines/shell/shell.view.ts";
import { useApp, useUser } from "../../app-context.ts";
import { useNextColorScheme } from "../../parts/preferences/use-next-color-scheme.ts";
import { RESOURCE_WORDS } from "../../resources.tsx";
import type { Entry } from "../shell/entry.ts";

/** Something the palette can do. */
export interface Command {
  readonly id: string;
  readonly title: string;
  readonly icon: Icon;
  readonly run: () => void;
}

export interface Commands {
  readonly pages: ReadonlyArray<Command>;
  readonly actions: ReadonlyArray<Command>;
}

/** The pages and actions that a person may use (§6). */
export const useCommands = (view: ShellView, entries: ReadonlyArray<Entry>): Commands => {
  const { t } = useLingui();
  const { auth } = useApp();
  const { role } = useUser();
  const navigate = useNavigate();
  const theme = useNextColorScheme();
  const branding: ReadonlyArray<Command> = permits(role, "dashboard.read")
    ? [
        {
          id: "/admin/branding",
          title: t`Branding`,
          icon: IconPalette,
          run: () => void navigate({ to: "/admin/branding" }),
        },
      ]
    : [];
  return {
    pages: [
      ...entries.map(({ path, title, icon }) => ({
        id: path,
        title: t(title),
        icon,
        run: () => void navigate({ to: path }),
      })),
      ...branding,
    ],
    actions: [
      ...EVERY_RESOURCE.filter(({ permissions }) => permits(role, permissions.create)).map(
        ({ name, create }) => ({
          id: create,
          title: t(RESOURCE_WORDS[name].create),
          icon: IconPlus,
          run: () => void navigate({ to: create }),
        }),
      ),
      {
        id: "theme",
        title: theme.title,
        icon: theme.icon,
        run: theme.choose,
      },
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
      { id: "sign out", title: t`Logout`, icon: IconLogout, run: () => auth.send({ type: "sign out" }) },
    ],
  };
};
