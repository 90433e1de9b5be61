import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import { IN_MAIN } from "../../theme/theme.ts";
import { Anchor } from "./Anchor.tsx";

/** Takes the focus as soon as it is there: a key that follows the opening one at once is meant for the menu. */
const takeFocus = (dropdown: HTMLDivElement | null): void => dropdown?.focus({ preventScroll: true });

/** The button itself says what it opens, which its stand-in cannot; the menu's types do not say that it passes this on. */
const WITHOUT_ROLES = { withRoles: false };

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
export const MenuAtButton = ({ label, width, onClose, children }: MenuAtButtonProps) => (
  <Menu
    opened
    position="bottom-end"
    width={width}
    portalProps={IN_MAIN}
    transitionProps={{ duration: 0 }}
    trapFocus={false}
    withInitialFocusPlaceholder={false}
    {...WITHOUT_ROLES}
    onClose={onClose}
  >
    <Menu.Target>
      <Anchor />
    </Menu.Target>
    <Menu.Dropdown ref={takeFocus} aria-label={label} onKeyDown={({ key }) => key === "Tab" && onClose()}>
      {children}
    </Menu.Dropdown>
  </Menu>
);
