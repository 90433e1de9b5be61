import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Badge, Text } from "@mantine/core";
import { createColumnHelper } from "@tanstack/react-table";
import { Link } from "@tanstack/react-router";
import { isRole } from "../../domain/role.ts";
import { displayNameOf, type User } from "../../domain/user.ts";
import type { features } from "../list/RecordTable.tsx";
import { RoleChip } from "../shell/RoleChip.tsx";

/** The only status that users have (§3). */
export const UserStatus = () => (
  <Badge variant="dot" color="green" size="sm" tt="none">
    <Trans context="status of a user">Active</Trans>
  </Badge>
);

/** A role as the backend says it; what is not one of the four is shown as it is. */
export const UserRole = ({ role }: { role: string | undefined }) => {
  if (role === undefined) return "—";
  return isRole(role) ? <RoleChip role={role} /> : role;
};

const ColumnTitle = ({ name }: { name: "name" | "email" | "role" | "status" }) => {
  const { t } = useLingui();
  return { name: t`Name`, email: t`Email`, role: t`Role`, status: t`Status` }[name];
};

const column = createColumnHelper<typeof features, User>();

/** The columns of the users list (§3): the name is a link and the row's first focus stop. */
export const userColumns = column.columns([
  column.display({
    id: "name",
    header: () => <ColumnTitle name="name" />,
    cell: ({ row }) => (
      <Anchor
        fw={500}
        renderRoot={(props) => <Link to="/admin/users/$id" params={{ id: row.original.userId }} {...props} />}
      >
        <bdi>{displayNameOf(row.original)}</bdi>
      </Anchor>
    ),
  }),
  column.display({
    id: "email",
    header: () => <ColumnTitle name="email" />,
    cell: ({ row }) => (
      <Text component="span" inherit className="console-isolate" title={row.original.email}>
        {row.original.email}
      </Text>
    ),
  }),
  column.display({
    id: "role",
    header: () => <ColumnTitle name="role" />,
    cell: ({ row }) => <UserRole role={row.original.role} />,
  }),
  column.display({
    id: "status",
    header: () => <ColumnTitle name="status" />,
    cell: () => <UserStatus />,
  }),
]);

/** The columns of known width. */
export const userColumnWidths = { role: "8rem", status: "8rem" };
