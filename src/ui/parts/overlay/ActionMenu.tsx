import { Menu, Text } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import classes from "./ActionMenu.module.css";
import { MenuAtButton } from "./MenuAtButton.tsx";

/** Something that can be done, as a menu offers it. */
export interface Action {
  readonly id: string;
  readonly title: string;
  readonly icon: Icon;
  /** Why the person may not; nothing where they may. */
  readonly refusal?: string | undefined;
  readonly isDestructive?: boolean;
  /** The page that it leads to; nothing where it leads nowhere. */
  readonly link?: Pick<LinkProps, "to" | "params" | "state" | "target">;
  readonly run: () => void;
}

type ActionItemProps = Omit<Action, "id" | "run"> & Partial<Pick<Action, "run">>;

export const ActionItem = ({ icon: Sign, title, refusal, isDestructive, link, run }: ActionItemProps) => {
  const look = {
    className: isDestructive ? (classes["destructive"] ?? "") : "",
    leftSection: <Sign size={16} stroke={1.5} aria-hidden />,
  };
  return link !== undefined && refusal === undefined ? (
    <Menu.Item {...look} renderRoot={(props) => <Link {...link} rel="noreferrer" {...props} />}>
      {title}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} disabled={refusal !== undefined} onClick={run}>
      {title}
      {/* As its second line: it cannot be pointed at for a title. */}
      {refusal !== undefined && (
        <Text component="span" size="xs" display="block">
          {refusal}
        </Text>
      )}
    </Menu.Item>
  );
};

interface ActionMenuProps {
  readonly label: string;
  readonly width: number;
  readonly actions: ReadonlyArray<Action>;
  readonly onClose: () => void;
}

/** What can be done, below the button that stands beside it. */
export const ActionMenu = ({ label, width, actions, onClose }: ActionMenuProps) => (
  <MenuAtButton label={label} width={width} onClose={onClose}>
    {actions.map((action) => (
      <ActionItem key={action.id} {...action} />
    ))}
  </MenuAtButton>
);
