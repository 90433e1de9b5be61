import { Trans } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import { IconWifiOff } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { TryAgain } from "../../parts/feedback/TryAgain.tsx";

/** Says that there is no network, for as long as there is none. */
export const OfflineBanner = () => {
  const router = useRouter();
  return (
    <Group role="status" className="console-surface" gap="sm" px="md" py="xs" mb="md" wrap="nowrap">
      <IconWifiOff size={20} stroke={1.5} aria-hidden />
      <Text size="sm" flex={1}>
        <Trans>You are offline. What you see may be out of date.</Trans>
      </Text>
      <TryAgain size="xs" onRetry={() => void router.invalidate()} />
    </Group>
  );
};
