import { useLingui } from "@lingui/react/macro";
import { Avatar, UnstyledButton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { AccountView } from "../../machines/auth/auth.view.ts";
import { useMenuButton } from "../menu/use-menu-button.ts";
import classes from "./UserMenu.module.css";

const load = () => import("./UserMenuDropdown.tsx");
const UserMenuDropdown = lazy(async () => ({ default: (await load()).UserMenuDropdown }));

/** Who is signed in, and the way out (§2). The menu itself comes once somebody reaches for it. */
export const UserMenu = ({ account, settings }: { account: AccountView; settings: boolean }) => {
  const { t } = useLingui();
  const { button, close, isOpen } = useMenuButton();
  const label = t`User menu`;
  const reach = (): void => void load();
  return (
    <span className={classes["place"]}>
      <UnstyledButton {...button} aria-label={label} p={4} onPointerEnter={reach} onFocus={reach}>
        <Avatar radius="xl" size={32} color="violet" name={account.user.displayName} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <UserMenuDropdown label={label} account={account} settings={settings} onClose={close} />
        </Suspense>
      )}
    </span>
  );
};
