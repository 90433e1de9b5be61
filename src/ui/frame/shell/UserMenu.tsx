import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useUser } from "../../app-context.ts";
import { useMenuButton } from "../../parts/opening/use-menu-button.ts";
import classes from "./UserMenu.module.css";

const load = () => import("./UserMenuDropdown.tsx");
const UserMenuDropdown = lazy(async () => ({ default: (await load()).UserMenuDropdown }));

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
  const reach = (): void => void load();
  return (
    <span className={classes["place"]}>
      <UnstyledButton {...button} aria-label={label} p={4} onPointerEnter={reach} onFocus={reach}>
        <span className={classes["initials"]} aria-hidden>
          {initialsOf(displayName)}
        </span>
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <UserMenuDropdown label={label} settings={settings} onClose={close} />
        </Suspense>
      )}
    </span>
  );
};
