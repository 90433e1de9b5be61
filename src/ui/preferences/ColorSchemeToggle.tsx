import { useLingui } from "@lingui/react/macro";
import { ActionIcon } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useSelector } from "@xstate/react";
import { useConsole } from "../console-context.ts";

/** Switches between light and dark (§4). */
export const ColorSchemeToggle = () => {
  const { t } = useLingui();
  const { preferences } = useConsole();
  const isDark = useSelector(preferences, ({ context }) => context.colorScheme === "dark");
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={isDark ? t`Use light theme` : t`Use dark theme`}
      onClick={() =>
        preferences.send({ type: "choose a color scheme", colorScheme: isDark ? "light" : "dark" })
      }
    >
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  );
};
