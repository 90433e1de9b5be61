import { useLingui } from "@lingui/react/macro";
import { UnstyledButton } from "@mantine/core";
import { useUser } from "../../app-context.ts";
import { Face } from "../../parts/face/Face.tsx";
import { OnceOpened } from "../../parts/opening/OnceOpened.tsx";
import { useMenuButton } from "../../parts/opening/use-menu-button.ts";
import { userMenuDropdown } from "./overlay-parts.ts";

/** Who is signed in, and the way out. The menu itself comes once somebody reaches for it. */
export const UserMenu = () => {
  const { t } = useLingui();
  const { userId, displayName, picture } = useUser();
  const { button, close, isOpen } = useMenuButton();
  const label = t`User menu`;
  return (
    <span className="console-opener">
      <UnstyledButton {...button} aria-label={label} p={4}>
        <Face resource="users" id={userId} name={displayName} picture={picture} />
      </UnstyledButton>
      <OnceOpened part={userMenuDropdown} isOpen={isOpen} onClose={close}>
        {(UserMenuDropdown, isShown) => isShown && <UserMenuDropdown label={label} onClose={close} />}
      </OnceOpened>
    </span>
  );
};
