import { Trans } from "@lingui/react/macro";
import { Group, Text } from "@mantine/core";
import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { waitingMachine } from "../../../machines/waiting/waiting.machine.ts";
import { TryAgain } from "./TryAgain.tsx";

/** What stands in the place of something that is still read; after a while it says so, and can be tried again. */
export const Waiting = ({ onRetry, children }: { onRetry: () => void; children: ReactNode }) => {
  const actor = useActorRef(waitingMachine);
  const isLong = useSelector(actor, (snapshot) => snapshot.hasTag("long"));
  return (
    <>
      {isLong && (
        <Group role="status" gap="sm" mb="sm">
          <Text size="sm">
            <Trans>This is taking longer than usual.</Trans>
          </Text>
          <TryAgain size="xs" onRetry={onRetry} />
        </Group>
      )}
      {children}
    </>
  );
};
