import { Trans } from "@lingui/react/macro";
import { Menu, Text, useMatches } from "@mantine/core";
import { IconLogout, IconSettings, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { homeOf } from "../../../domain/access.ts";
import { useUser } from "../../app-context.ts";
import { Reason } from "../../parts/access/Reason.tsx";
import { useRefusal } from "../../parts/access/use-refusal.ts";
import { MenuAtButton } from "../../parts/overlay/MenuAtButton.tsx";
import { useNextColorScheme } from "../../parts/preferences/use-next-color-scheme.ts";
import { useLogOut } from "../session/use-log-out.ts";
import { RoleChip } from "./RoleChip.tsx";

interface UserMenuDropdownProps {
  readonly label: string;
  readonly settings: boolean;
  readonly onClose: () => void;
}

const Settings = () => {
  const refusal = useRefusal("settings.read");
  const icon = <IconSettings size={16} stroke={1.5} />;
  return refusal === undefined ? (
    <Menu.Item leftSection={icon} renderRoot={(props) => <Link to="/admin/settings" {...props} />}>
      <Trans>Settings</Trans>
    </Menu.Item>
  ) : (
    <Menu.Item leftSection={icon} disabled>
      <Trans>Settings</Trans>
      <Reason refusal={refusal} />
    </Menu.Item>
  );
};

const ColorScheme = () => {
  const { title, icon: Icon, choose } = useNextColorScheme();
  return (
    <Menu.Item leftSection={<Icon size={16} stroke={1.5} />} onClick={choose}>
      {title}
    </Menu.Item>
  );
};

export const UserMenuDropdown = ({ label, settings, onClose }: UserMenuDropdownProps) => {
  const logOut = useLogOut();
  const user = useUser();
  // An item that only style hides would still be where the arrow keys go.
  const hasRoomInTopBar = useMatches({ base: false, sm: true });
  return (
    <MenuAtButton label={label} width={240} onClose={onClose}>
      <Menu.Label>
        <Text component="span" size="sm" className="console-isolate" display="block" truncate>
          {user.email}
        </Text>
        <RoleChip role={user.role} />
      </Menu.Label>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconUser size={16} stroke={1.5} />}
        renderRoot={(props) => <Link to={`${homeOf(user.role)}/account`} {...props} />}
      >
        <Trans>Your account</Trans>
      </Menu.Item>
      {settings && <Settings />}
      {!hasRoomInTopBar && <ColorScheme />}
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} />} onClick={logOut}>
        <Trans>Logout</Trans>
      </Menu.Item>
    </MenuAtButton>
  );
};
