import { Trans, useLingui } from "@lingui/react/macro";
import { Avatar, Menu, Text, UnstyledButton } from "@mantine/core";
import { IconLogout, IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { AccountView } from "../../machines/auth/auth.view.ts";
import { RoleChip } from "./RoleChip.tsx";

/** Who is signed in, and the way out (§2). */
export const UserMenu = ({ account, settings }: { account: AccountView; settings: boolean }) => {
  const { t } = useLingui();
  const { user, signOut } = account;
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <UnstyledButton aria-label={t`User menu`} p={4}>
          <Avatar radius="xl" size={32} color="violet" name={user.displayName} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" size="sm" className="console-isolate" display="block" truncate>
            {user.email}
          </Text>
          <RoleChip role={user.role} />
        </Menu.Label>
        <Menu.Divider />
        {settings && (
          <Menu.Item
            leftSection={<IconSettings size={16} stroke={1.5} />}
            renderRoot={(props) => <Link to="/admin/settings" {...props} />}
          >
            <Trans>Settings</Trans>
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} />} onClick={signOut}>
          <Trans>Logout</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
