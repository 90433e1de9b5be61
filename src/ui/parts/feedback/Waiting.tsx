import { Trans } from "@lingui/react/macro";
import { Button, Group, type GroupProps, Text } from "@mantine/core";
import { useIsLong } from "../opening/use-is-long.ts";
import { TryAgain } from "./TryAgain.tsx";
import classes from "./Waiting.module.css";

interface WaitingProps extends GroupProps {
  readonly onRetry: () => void;
  /** Gives it up, where there is something to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

const Long = ({ onRetry, onCancel, ...group }: WaitingProps) => (
  <Group role="status" gap="sm" {...group}>
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

/**
 * After a while says that something is still read, and what can be done: over what stands in its place meanwhile, so that
 * nothing moves, or above what stays.
 */
export const Waiting = ({ children, ...props }: WaitingProps) => {
  const isOver = Boolean(children);
  const long = useIsLong() && <Long className={classes[isOver ? "over" : "above"] ?? ""} {...props} />;
  if (!isOver) return long;
  return (
    <div className={classes["place"]}>
      {long}
      {children}
    </div>
  );
};
