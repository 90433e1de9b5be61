import { Trans } from "@lingui/react/macro";
import { Stack, Text, Title } from "@mantine/core";
import type { AppUser } from "../../domain/session.ts";

/** A chef's first page (§2). */
export const BusinessHome = ({ user }: { user: AppUser }) => (
  <Stack gap="md">
    <Title order={1}>
      <Trans>Business dashboard</Trans>
    </Title>
    <div className="console-surface">
      <Stack gap="xs" p="lg">
        <Text fw={600}>
          <Trans>
            Welcome, <bdi>{user.displayName}</bdi>
          </Trans>
        </Text>
        <Text c="dimmed">
          <Trans>Your business profile, Google listing and subscription will be managed here.</Trans>
        </Text>
      </Stack>
    </div>
  </Stack>
);
