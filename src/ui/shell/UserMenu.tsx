import { useLingui } from "@lingui/react/macro";
import { Avatar, UnstyledButton } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { AccountView } from "../../machines/auth/auth.view.ts";

const load = () => import("./UserMenuDropdown.tsx");
const UserMenuDropdown = lazy(async () => ({ default: (await load()).UserMenuDropdown }));

/** Who is signed in, and the way out (§2). The menu itself comes once somebody reaches for it. */
export const UserMenu = ({ account, settings }: { account: AccountView; settings: boolean }) => {
  const { t } = useLingui();
  const [wasOpened, setOpened] = useState(false);
  const avatar = <Avatar radius="xl" size={32} color="violet" name={account.user.displayName} aria-hidden />;
  const reach = (): void => void load();
  const button = (
    <UnstyledButton
      aria-label={t`User menu`}
      aria-haspopup="menu"
      aria-expanded={false}
      p={4}
      onClick={() => setOpened(true)}
      onPointerEnter={reach}
      onFocus={reach}
    >
      {avatar}
    </UnstyledButton>
  );
  if (!wasOpened) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuDropdown account={account} settings={settings}>
        <UnstyledButton aria-label={t`User menu`} p={4}>
          {avatar}
        </UnstyledButton>
      </UserMenuDropdown>
    </Suspense>
  );
};
