import { Trans } from "@lingui/react/macro";
import { Button, Group, Text } from "@mantine/core";
import type { ResourceName } from "../../../domain/resources.ts";
import { useCreatingAgain } from "./use-creating-again.ts";

/** That what was typed is kept, for whoever comes back to the form of a record that is gone, and what becomes of it. */
export const KeptOfGone = ({ resource, form }: { resource: ResourceName; form: string }) => {
  const createAgain = useCreatingAgain(resource, form);
  return (
    createAgain && (
      <Group mt="md" gap="sm">
        <Text size="sm">
          <Trans>What you typed is kept.</Trans>
        </Text>
        <Button variant="default" size="compact-sm" onClick={createAgain}>
          <Trans>Create it again</Trans>
        </Button>
      </Group>
    )
  );
};
