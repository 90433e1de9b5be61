import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor, Breadcrumbs, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { displayNameOf, type User } from "../../domain/user.ts";
import { UserRole, UserStatus } from "./user-columns.tsx";
import classes from "./UserDetail.module.css";

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes["field"]}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** One user (§2, §3). */
export const UserDetail = ({ user }: { user: User }) => {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <Breadcrumbs>
        <Anchor renderRoot={(props) => <Link to="/admin/users" {...props} />}>
          <Trans>Users</Trans>
        </Anchor>
        <Text component="span" c="dimmed" truncate>
          <bdi>{displayNameOf(user)}</bdi>
        </Text>
      </Breadcrumbs>
      <Title order={1}>
        <bdi>{displayNameOf(user)}</bdi>
      </Title>
      <dl className={`console-surface ${classes["fields"] ?? ""}`}>
        <Field label={t`Email`}>
          <span className="console-isolate">{user.email}</span>
        </Field>
        <Field label={t`Role`}>
          <UserRole role={user.role} />
        </Field>
        <Field label={t`Status`}>
          <UserStatus />
        </Field>
        <Field label={t`Id`}>
          <span className="console-isolate">{user.userId}</span>
        </Field>
      </dl>
    </Stack>
  );
};
