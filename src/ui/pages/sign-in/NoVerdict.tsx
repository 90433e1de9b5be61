import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Center, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { NoVerdictView } from "../../../machines/auth/auth.view.ts";
import { PageTitle } from "../../parts/page-title/PageTitle.tsx";
import { BusyButton } from "../../parts/action/BusyButton.tsx";

/** Says that nobody answered whether somebody may come in; it is tried again by itself meanwhile. */
export const NoVerdict = ({ view }: { view: NoVerdictView }) => {
  const { t } = useLingui();
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => ways.current?.querySelector("button")?.focus(), []);
  return (
    <Center component="main" mih="60dvh" p="lg">
      <Stack role="alert" align="center" maw="32rem" ta="center">
        <PageTitle title={t`Network error`} />
        <Text c="dimmed">
          <Trans>You are still signed in. We keep trying.</Trans>
        </Text>
        <Group justify="center" ref={ways}>
          <BusyButton isBusy={view.isTrying} isWorking={view.isTrying} onPress={view.tryAgain}>
            <Trans>Please try again</Trans>
          </BusyButton>
          <Button variant="default" onClick={view.signOut}>
            <Trans>Sign out</Trans>
          </Button>
        </Group>
      </Stack>
    </Center>
  );
};
