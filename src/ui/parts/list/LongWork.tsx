import { Trans } from "@lingui/react/macro";
import { Button, Group, Progress } from "@mantine/core";
import type { ReactNode } from "react";

interface LongWorkProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Work that takes a while: how far it has come, in words and as a bar, and a way to give it up. */
export const LongWork = ({ label, done, total, onCancel, children }: LongWorkProps) => (
  <Group px="md" py="xs" gap="md" wrap="nowrap">
    <span>{children}</span>
    <Progress
      flex={1}
      value={total === 0 ? 0 : (100 * done) / total}
      transitionDuration={0}
      aria-label={label}
    />
    <Button size="compact-sm" variant="default" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </Group>
);
