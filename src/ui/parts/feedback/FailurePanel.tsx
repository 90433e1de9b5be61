import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Stack, Text } from "@mantine/core";
import { IconAlertTriangle, IconLock } from "@tabler/icons-react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { FAILURE_TEXTS } from "./failure-texts.ts";
import { PageTitle } from "../page-title/PageTitle.tsx";

/** In place of what could not be read: one sentence, one action; as a whole page, the sentence is its heading. */
export const FailurePanel = ({
  failure,
  onRetry,
  isPage = false,
}: {
  failure: RemoteFailure;
  onRetry: () => void;
  isPage?: boolean;
}) => {
  const { t } = useLingui();
  const isForbidden = failure._tag === "Forbidden";
  const Icon = isForbidden ? IconLock : IconAlertTriangle;
  return (
    <Stack role="alert" align="center" gap="sm" p="xl">
      <Icon size={28} stroke={1.5} aria-hidden />
      {isPage ? (
        <PageTitle title={t(FAILURE_TEXTS[failure._tag])} size="h2" />
      ) : (
        <Text fw={600}>{t(FAILURE_TEXTS[failure._tag])}</Text>
      )}
      {!isForbidden && (
        <Button variant="default" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Stack>
  );
};
