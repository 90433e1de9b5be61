import { useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Permission } from "../../../domain/permission.ts";
import { DASHBOARD } from "../../resources.tsx";
import { type Parent, Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import { useRefusal } from "./use-refusal.ts";

interface PermittedProps {
  readonly permission: Permission;
  /** What the page belongs to, and leads back to. */
  readonly list?: Parent;
  readonly children: ReactNode;
}

/** A page for whoever holds a permission; for everybody else it says that access is denied, and why. */
export const Permitted = ({ permission, list = DASHBOARD, children }: PermittedProps) => {
  const { t } = useLingui();
  const refusal = useRefusal(permission);
  if (refusal === undefined) return children;
  const title = t`Access denied`;
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
