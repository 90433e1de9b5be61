import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Kbd, UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import "@mantine/core/styles/Kbd.css";
import classes from "./PaletteButton.module.css";

/** Opens the command palette, and says which keys do. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useLingui();
  return (
    <>
      <UnstyledButton
        visibleFrom="md"
        className={classes["field"] ?? ""}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={classes["words"]}>{t`Search or run a command`}</span>
        <Kbd size="xs" className={classes["keys"] ?? ""} aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <ActionIcon
        hiddenFrom="md"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t`Search or run a command`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <IconSearch size={20} stroke={1.5} />
      </ActionIcon>
    </>
  );
};
