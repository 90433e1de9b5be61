import { useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text } from "@mantine/core";
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
    <Stack component="main" mih="60dvh" p="lg" align="center" justify="center">
      <Stack role="alert" align="center" maw="32rem" ta="center">
        <PageTitle title={t`Network error`} />
        <Text c="dimmed">{t`You are still signed in. We keep trying.`}</Text>
        <Group justify="center" ref={ways}>
          <BusyButton isBusy={view.isTrying} onPress={view.tryAgain}>
            {t`Please try again`}
          </BusyButton>
          <Button variant="default" onClick={view.signOut}>
            {t`Sign out`}
          </Button>
        </Group>
      </Stack>
    </Stack>
  );
};
