import { Trans } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import { IconWifiOff } from "@tabler/icons-react";
import classes from "./OfflineNotice.module.css";

/**
 * Says in the top bar, which stays in sight, that there is no network, for as long as there is none. It stands there
 * before it says so: else nothing is heard.
 */
export const OfflineNotice = ({ isOffline }: { isOffline: boolean }) => (
  <Group role="status" className={classes["notice"] ?? ""} gap="xs" wrap="nowrap" miw={0}>
    {isOffline && (
      <>
        <IconWifiOff className={classes["icon"]} size={20} stroke={1.5} aria-hidden />
        <Text inherit span>
          <Trans>You are offline. What you see may be out of date.</Trans>
        </Text>
      </>
    )}
  </Group>
);
