import { Trans } from "@lingui/react/macro";
import { Group, type GroupProps, Text } from "@mantine/core";
import { useActorRef, useSelector } from "@xstate/react";
import { waitingMachine } from "../../../machines/waiting/waiting.machine.ts";

/** Says, once somebody has waited for long since this was drawn, that it takes long, and beside that what can be done. */
export const TakingLong = ({ children, ...group }: GroupProps) =>
  useSelector(useActorRef(waitingMachine), (snapshot) => snapshot.hasTag("long")) && (
    <Group role="status" gap="sm" {...group}>
      <Text size="sm">
        <Trans>This is taking longer than usual.</Trans>
      </Text>
      {children}
    </Group>
  );
