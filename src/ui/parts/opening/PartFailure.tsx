import { Trans } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";

/** In place of a part of a page that did not come; it is asked for again with the network. */
export const PartFailure = ({ onRetry }: { onRetry: () => void }) => {
  useWindowEvent("online", onRetry);
  return (
    <Stack role="alert" align="center" ta="center" gap="sm" p="md">
      <Text size="sm">
        <Trans>This part could not be loaded.</Trans>
      </Text>
      <Button variant="default" size="xs" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  );
};
