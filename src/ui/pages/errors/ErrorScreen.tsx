import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useSelector } from "@xstate/react";
import type { IncidentFate } from "../../../machines/incidents.ts";
import { useApp } from "../../app-context.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";

const Told = ({ fate }: { fate: IncidentFate | undefined }) => {
  switch (fate) {
    case undefined:
      return <Trans>The issue was logged.</Trans>;
    case "told":
      return <Trans>The issue was logged and the team has been notified.</Trans>;
    case "kept":
      return <Trans>The issue was logged. The team will be notified once that is possible.</Trans>;
    case "not told":
      return <Trans>The issue was logged. The team could not be notified.</Trans>;
    case "no incident":
      return <Trans>Check your connection, then try again.</Trans>;
  }
};

/** The error fallback: what happened, what the team knows of it, and two ways out; `reset` draws again what broke. */
export const ErrorScreen = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const { t } = useLingui();
  const fate = useSelector(useApp().incidents, ({ context }) => context.get(error));
  return (
    <Stack mih="60dvh" p="lg" align="center" justify="center">
      <Stack role="alert" align="center" maw="32rem" ta="center">
        <PageTitle
          title={fate === "no incident" ? t`This page could not be loaded` : t`Oops! Something went wrong`}
        />
        <Text c="dimmed">
          <Told fate={fate} />
        </Text>
        <Group justify="center">
          <Button onClick={() => location.reload()}>{t`Reload Page`}</Button>
          <Button variant="default" onClick={reset}>
            {t`Try Again`}
          </Button>
        </Group>
      </Stack>
    </Stack>
  );
};
