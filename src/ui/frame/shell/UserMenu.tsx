import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { useUser } from "../../app-context.ts";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { useMenuButton } from "../../parts/opening/use-menu-button.ts";
import { userMenuDropdown } from "./overlay-parts.ts";
import classes from "./UserMenu.module.css";

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u, 2)
    .map(([letter = ""]) => letter)
    .join("")
    .toUpperCase();

/** Who is signed in, and the way out. The menu itself comes once somebody reaches for it. */
export const UserMenu = ({ settings }: { settings: boolean }) => {
  const { t } = useLingui();
  const { displayName } = useUser();
  const { button, close, isOpen } = useMenuButton();
  const label = t`User menu`;
  return (
    <span className={classes["place"]}>
      <UnstyledButton {...button} aria-label={label} p={4}>
        <span className={classes["initials"]} aria-hidden>
          {initialsOf(displayName)}
        </span>
      </UnstyledButton>
      <OnceOpened part={userMenuDropdown} isOpen={isOpen} onClose={close}>
        {(UserMenuDropdown, isShown) =>
          isShown && <UserMenuDropdown label={label} settings={settings} onClose={close} />
        }
      </OnceOpened>
    </span>
  );
};
