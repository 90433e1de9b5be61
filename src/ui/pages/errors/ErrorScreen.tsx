import { Trans } from "@lingui/react/macro";
import { Button, Center, Group, Stack, Text, Title } from "@mantine/core";

/** The error fallback (§2): what happened, and the two ways out; `reset` tries to draw again what broke. */
export const ErrorScreen = ({ reset }: { reset: () => void }) => (
  <Center mih="60dvh" p="lg">
    <Stack role="alert" align="center" maw="32rem" ta="center">
      <Title order={1}>
        <Trans>Oops! Something went wrong</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>The issue was logged and the team has been notified.</Trans>
      </Text>
      <Group justify="center">
        <Button onClick={() => location.reload()}>
          <Trans>Reload Page</Trans>
        </Button>
        <Button variant="default" onClick={reset}>
          <Trans>Try Again</Trans>
        </Button>
      </Group>
    </Stack>
  </Center>
);
