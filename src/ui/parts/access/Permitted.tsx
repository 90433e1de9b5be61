import { useLingui } from "@lingui/react/macro";
import { Button, Center, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Permission } from "../../../domain/permission.ts";
import { type Parent, Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { useRefusal } from "./use-refusal.ts";
import { PageTitle } from "../page-title/PageTitle.tsx";

interface PermittedProps {
  readonly permission: Permission;
  /** What the page belongs to, and leads back to. */
  readonly list?: Parent;
  readonly children: ReactNode;
}

/** A page for whoever holds a permission; for everybody else it says that access is denied, and why. */
export const Permitted = ({ permission, list, children }: PermittedProps) => {
  const { t } = useLingui();
  const refusal = useRefusal(permission);
  if (refusal === undefined) return children;
  const title = t`Access denied`;
  if (list === undefined)
    return (
      <Center mih="40dvh">
        <Stack align="center" gap="xs" ta="center">
          <IconLock size={28} stroke={1.5} aria-hidden />
          <PageTitle title={title} />
          <Text c="dimmed">{refusal}</Text>
        </Stack>
      </Center>
    );
  return (
    <Stack gap="md">
      <Breadcrumbs parent={list} here={title} />
      <Stack align="center" gap="sm" p="xl" ta="center" className="console-surface">
        <IconLock size={28} stroke={1.5} aria-hidden />
        <PageTitle title={title} size="h2" />
        <Text c="dimmed">{refusal}</Text>
        <Button variant="default" renderRoot={(props) => <Link to={list.path} {...props} />}>
          {t(list.goTo)}
        </Button>
      </Stack>
    </Stack>
  );
};
