import { ActionIcon } from "@mantine/core";
import { useNextColorScheme } from "./use-next-color-scheme.ts";

/** Goes from light to dark to the system's theme, and round again. */
export const ColorSchemeToggle = () => {
  const { title, icon: Icon, choose } = useNextColorScheme();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={title} onClick={choose}>
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  );
};
