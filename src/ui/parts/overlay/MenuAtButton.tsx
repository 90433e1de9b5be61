import { Menu } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { DELETIONS_KEY, keyOf } from "../../../domain/shortcuts.ts";
import { IN_MAIN } from "../../theme/theme.ts";
import { useBackCloses } from "../opening/use-back-closes.ts";
import { Anchor } from "./Anchor.tsx";
import { WITHIN_THE_SCREEN } from "./within-the-screen.ts";

/** Gives its first item the focus at once: a key that follows the opening one is meant for the menu. */
const focusFirst = (dropdown: HTMLDivElement | null): void =>
  (dropdown?.querySelector<HTMLElement>("[role=menuitem]:not(:disabled)") ?? dropdown)?.focus({
    preventScroll: true,
  });

/** The button itself says what it opens, which its stand-in cannot; the menu's types do not say that it passes this on. */
const WITHOUT_ROLES = { withRoles: false };

/** Whether it is the key that opened the menu, still held down: its first item has the focus by then. */
const isStillHeld = ({ key, repeat }: KeyboardEvent): boolean => repeat && key === "Enter";

/** Whether a key leads elsewhere: past the menu, to what waits to be deleted, or to the palette. */
const leadsElsewhere = (event: KeyboardEvent): boolean =>
  event.key === "Tab" ||
  event.key === DELETIONS_KEY ||
  ((event.ctrlKey || event.metaKey) && keyOf(event).toLowerCase() === "k");

interface MenuAtButtonProps {
  readonly label: string;
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A menu below the button that stands beside it in an element of their own. It is made when it is opened; `onClose` takes
 * it away and gives the focus back.
 */
export const MenuAtButton = ({ label, width, onClose, children }: MenuAtButtonProps) => {
  useBackCloses(true, onClose);
  return (
    <Menu
      opened
      position="bottom-end"
      width={width}
      portalProps={IN_MAIN}
      middlewares={WITHIN_THE_SCREEN}
      transitionProps={{ duration: 0 }}
      trapFocus={false}
      withInitialFocusPlaceholder={false}
      {...WITHOUT_ROLES}
      onClose={onClose}
    >
      <Menu.Target>
        <Anchor />
      </Menu.Target>
      <Menu.Dropdown
        ref={focusFirst}
        aria-label={label}
        onKeyDown={(event) => {
          if (leadsElsewhere(event)) onClose();
          if (isStillHeld(event)) event.preventDefault();
        }}
      >
        {children}
      </Menu.Dropdown>
    </Menu>
  );
};
