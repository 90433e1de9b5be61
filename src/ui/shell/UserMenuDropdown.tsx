import { Trans } from "@lingui/react/macro";
import { Menu, Text } from "@mantine/core";
import { IconLogout, IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useCallback, useState } from "react";
import type { AccountView } from "../../machines/auth/auth.view.ts";
import { Reason } from "../access/Reason.tsx";
import { useRefusal } from "../access/use-refusal.ts";
import { RoleChip } from "./RoleChip.tsx";

interface UserMenuDropdownProps {
  readonly account: AccountView;
  readonly settings: boolean;
  /** The button that opens it. */
  readonly children: ReactNode;
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

/** What the user menu shows (§2); it opens as soon as it is there, because somebody pressed for it. */
export const UserMenuDropdown = ({ account, settings, children }: UserMenuDropdownProps) => {
  const { user, signOut } = account;
  const [isOpen, setOpen] = useState(false);
  const begin = useCallback((place: HTMLSpanElement | null) => {
    if (place === null) return;
    // It stands where the button was that was pressed: closing gives the focus back to it.
    place.querySelector("button")?.focus();
    setOpen(true);
  }, []);
  return (
    <span ref={begin}>
      <Menu position="bottom-end" width={240} withinPortal opened={isOpen} onChange={setOpen}>
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text component="span" size="sm" className="console-isolate" display="block" truncate>
              {user.email}
            </Text>
            <RoleChip role={user.role} />
          </Menu.Label>
          <Menu.Divider />
          {settings && <Settings />}
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} />} onClick={signOut}>
            <Trans>Logout</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
};
