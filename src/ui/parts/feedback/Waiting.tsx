import { Trans } from "@lingui/react/macro";
import { Button, type GroupProps } from "@mantine/core";
import { TakingLong } from "../opening/TakingLong.tsx";
import { TryAgain } from "./TryAgain.tsx";
import classes from "./Waiting.module.css";

interface WaitingProps extends GroupProps {
  /** Gives it up, where there is something to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/**
 * After a while says that something is still read, and what can be done: over what stands in its place meanwhile, so that
 * nothing moves, or above what stays.
 */
export const Waiting = ({ children, onCancel, ...group }: WaitingProps) => {
  const isOver = Boolean(children);
  const long = (
    <TakingLong {...(isOver ? { className: classes["over"] ?? "" } : { mb: "sm" })} {...group}>
      <TryAgain size="xs" />
      {onCancel !== undefined && (
        <Button variant="subtle" size="xs" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </TakingLong>
  );
  if (!isOver) return long;
  return (
    <div className={classes["place"]}>
      {long}
      {children}
    </div>
  );
};
