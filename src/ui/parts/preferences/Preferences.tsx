import { Group } from "@mantine/core";
import { ColorSchemeToggle } from "./ColorSchemeToggle.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

/** Language and theme, side by side, for pages without a sidebar. */
export const Preferences = () => (
  <Group gap="xs" wrap="nowrap" miw={0}>
    <LanguageSelect />
    <ColorSchemeToggle />
  </Group>
);
