import { Trans } from "@lingui/react/macro";
import { Menu, Text } from "@mantine/core";
import { IconLogout, IconSettings } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AccountView } from "../../machines/auth/auth.view.ts";
import { RoleChip } from "./RoleChip.tsx";

interface UserMenuDropdownProps {
  readonly account: AccountView;
  readonly settings: boolean;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** What the user menu shows when it is open (§2). */
export const UserMenuDropdown = ({
  account,
  settings,
  isOpen,
  onChange,
  children,
}: UserMenuDropdownProps) => {
  const { user, signOut } = account;
  const place = useRef<HTMLSpanElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // It stands where the button was that was pressed: closing gives the focus back to it.
    place.current?.querySelector("button")?.focus();
    setReady(true);
  }, []);
  return (
    <span ref={place}>
      <Menu position="bottom-end" width={240} withinPortal opened={isReady && isOpen} onChange={onChange}>
        <Menu.Target>{children}</Menu.Target>
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
    </span>
  );
};
