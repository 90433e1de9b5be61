import { useLingui } from "@lingui/react/macro";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useSelector } from "@xstate/react";
import { nextColorScheme } from "../../../domain/theme.ts";
import { useApp } from "../../app-context.ts";

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

/** The theme that comes next: what choosing it is called and looks like. */
export const useNextColorScheme = () => {
  const { t } = useLingui();
  const { preferences } = useApp();
  const next = useSelector(preferences, ({ context }) => nextColorScheme(context.colorScheme));
  const titles = {
    light: t`Use light theme`,
    dark: t`Use dark theme`,
    system: t`Use the system's theme`,
  };
  return {
    title: titles[next],
    icon: ICONS[next],
    choose: (): void => preferences.send({ type: "choose a color scheme", colorScheme: next }),
  };
};
