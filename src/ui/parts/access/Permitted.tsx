import { useLingui } from "@lingui/react/macro";
import { Center, Stack, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Permission } from "../../../domain/permission.ts";
import { useRefusal } from "./use-refusal.ts";
import { PageTitle } from "../page-title/PageTitle.tsx";

/** A page for whoever holds a permission; for everybody else it says that access is denied, and why. */
export const Permitted = ({ permission, children }: { permission: Permission; children: ReactNode }) => {
  const { t } = useLingui();
  const refusal = useRefusal(permission);
  if (refusal === undefined) return children;
  return (
    <Center mih="40dvh">
      <Stack align="center" gap="xs" ta="center">
        <IconLock size={28} stroke={1.5} aria-hidden />
        <PageTitle title={t`Access denied`} />
        <Text c="dimmed">{refusal}</Text>
      </Stack>
    </Center>
  );
};
