import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Burger } from "@mantine/core";
import { IconLayoutSidebar } from "@tabler/icons-react";
import { useShell } from "./use-shell.ts";

/** Opens the menu where there is no room for the sidebar, and makes the sidebar narrow or wide where there is. */
export const MenuButtons = () => {
  const { t } = useLingui();
  const { isCollapsed, overlay, open, toggleSidebar } = useShell();
  return (
    <>
      <Burger
        hiddenFrom="md"
        size="sm"
        transitionDuration={150}
        opened={overlay === "drawer"}
        onClick={() => open("drawer")}
        aria-label={t`Open menu`}
      />
      <ActionIcon
        visibleFrom="md"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={isCollapsed ? t`Expand sidebar` : t`Collapse sidebar`}
        aria-expanded={!isCollapsed}
        onClick={toggleSidebar}
      >
        <IconLayoutSidebar size={20} stroke={1.5} />
      </ActionIcon>
    </>
  );
};
