import { Trans } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSignedInActors } from "../../app-context.ts";

/** Says that there is a newer version. The next page is one of it, unless something would be lost by that. */
export const NewVersion = () => {
  const router = useRouter();
  const { reload } = useSignedInActors();
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ pathChanged }) => {
        if (pathChanged) reload();
      }),
    [router, reload],
  );
  return (
    <Group role="status" className="console-surface" gap="sm" px="md" py="xs" mb="md" wrap="nowrap">
      <Text size="sm" flex={1}>
        <Trans>A new version is ready</Trans>
      </Text>
      <Button variant="default" size="xs" onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Group>
  );
};
