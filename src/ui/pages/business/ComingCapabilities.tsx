import { Trans } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import { IconStar } from "@tabler/icons-react";

/** What chefs are permitted (§6) and no call exists for yet; none is made. */
export const ComingCapabilities = () => (
  <Group gap="sm" wrap="nowrap" align="start">
    <IconStar size={20} stroke={1.5} style={{ flex: "none" }} aria-hidden />
    <Text size="sm" c="dimmed">
      <Trans>
        Reviews, photos, posts and the hours on your listing will be here once the service offers them. There
        is nothing to do until then.
      </Trans>
    </Text>
  </Group>
);
