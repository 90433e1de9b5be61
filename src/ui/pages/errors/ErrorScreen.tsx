import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Center, Group, Stack, Text } from "@mantine/core";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";

/** The error fallback: what happened, and the two ways out; `reset` tries to draw again what broke. */
export const ErrorScreen = ({ reset }: { reset: () => void }) => {
  const { t } = useLingui();
  return (
    <Center mih="60dvh" p="lg">
      <Stack role="alert" align="center" maw="32rem" ta="center">
        <PageTitle title={t`Oops! Something went wrong`} />
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
};
