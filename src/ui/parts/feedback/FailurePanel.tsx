import { useLingui } from "@lingui/react/macro";
import { Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { canBeTried, failureText } from "./failure-texts.ts";
import { TryAgain } from "./TryAgain.tsx";

interface FailurePanelProps {
  readonly failure: RemoteFailure;
  /** The sentence, where it is more than a text. */
  readonly title?: ReactNode;
  /** Why it is so, where that can be told. */
  readonly reason?: ReactNode;
  /** What there is to do where trying again would not help. */
  readonly wayOut?: ReactNode;
}

/** In place of what could not be read: one sentence, one action. */
export const FailurePanel = ({ failure, title, reason, wayOut }: FailurePanelProps) => {
  const { t } = useLingui();
  const Icon = failure._tag === "Forbidden" ? IconLock : IconAlertTriangle;
  return (
    <Stack role="alert" align="center" ta="center" gap="sm" p="xl" style={{ textWrap: "balance" }}>
      <Icon size={28} stroke={1.5} aria-hidden />
      {title ?? <Text fw={600}>{t(failureText(failure))}</Text>}
      {reason && <Text c="dimmed">{reason}</Text>}
      {wayOut || (canBeTried(failure) && <TryAgain />)}
    </Stack>
  );
};
