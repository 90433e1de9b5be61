import { useLingui } from "@lingui/react/macro";
import { Menu, Text, useMatches } from "@mantine/core";
import { IconLogout, IconSettings, IconUser } from "@tabler/icons-react";
import { ADMIN_HOME, homeOf } from "../../../domain/access.ts";
import { useUser } from "../../app-context.ts";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { ActionItem } from "../../parts/overlay/ActionMenu.tsx";
import { MenuAtButton } from "../../parts/overlay/MenuAtButton.tsx";
import { useNextColorScheme } from "../../parts/preferences/use-next-color-scheme.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { RoleChip } from "./RoleChip.tsx";

interface UserMenuDropdownProps {
  readonly label: string;
  readonly onClose: () => void;
}

export const UserMenuDropdown = ({ label, onClose }: UserMenuDropdownProps) => {
  const { t } = useLingui();
  const logOut = useLogOut();
  const noSettings = useRefusal("settings.read");
  const colorScheme = useNextColorScheme();
  const user = useUser();
  const home = homeOf(user.role);
  // An item that only style hides would still be where the arrow keys go.
  const hasRoomInTopBar = useMatches({ base: false, sm: true });
  return (
    <MenuAtButton label={label} width={240} onClose={onClose}>
      <Menu.Label>
        <Text component="span" size="sm" display="block" truncate>
          <span className="console-isolate">{user.email}</span>
        </Text>
        <RoleChip role={user.role} />
      </Menu.Label>
      <Menu.Divider />
      <ActionItem icon={IconUser} title={t`Your account`} link={{ to: `${home}/account` }} />
      {home === ADMIN_HOME && (
        <ActionItem
          icon={IconSettings}
          title={t`Settings`}
          refusal={noSettings}
          link={{ to: "/admin/settings" }}
        />
      )}
      {!hasRoomInTopBar && <ActionItem {...colorScheme} run={colorScheme.choose} />}
      <ActionItem icon={IconLogout} title={t`Logout`} run={logOut} />
    </MenuAtButton>
  );
};
