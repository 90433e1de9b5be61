import { Trans } from "@lingui/react/macro";
import { Button, Group, type GroupProps, Text } from "@mantine/core";
import { useIsLong } from "../opening/use-is-long.ts";
import { TryAgain } from "./TryAgain.tsx";

interface WaitingProps extends Omit<GroupProps, "children"> {
  readonly onRetry: () => void;
  /** Gives it up, where there is something to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** Beside what stands in the place of something that is still read: after a while it says so, and what can be done. */
export const Waiting = ({ onRetry, onCancel, ...group }: WaitingProps) =>
  useIsLong() && (
    <Group role="status" gap="sm" mb="sm" {...group}>
      <Text size="sm">
        <Trans>This is taking longer than usual.</Trans>
      </Text>
      <TryAgain size="xs" onRetry={onRetry} />
      {onCancel !== undefined && (
        <Button variant="subtle" size="xs" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </Group>
  );
