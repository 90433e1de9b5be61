import { Trans } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";

/** Says that there is a newer version of the page, and loads it. */
export const NewVersionBar = () => (
  <Group role="status" className="console-surface" gap="sm" px="md" py="xs" mb="md" wrap="nowrap">
    <Text size="sm" flex={1}>
      <Trans>A new version is ready</Trans>
    </Text>
    <Button variant="default" size="xs" onClick={() => location.reload()}>
      <Trans>Reload</Trans>
    </Button>
  </Group>
);
