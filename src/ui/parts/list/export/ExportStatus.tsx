import { Trans, useLingui } from "@lingui/react/macro";
import { Button, CloseButton, Group, Text } from "@mantine/core";
import type { ExportView } from "../../../../machines/export/export.view.ts";
import { FailureText } from "../../feedback/FailureText.tsx";
import { useReadAgain } from "../../feedback/use-read-again.ts";
import { LongWork } from "../LongWork.tsx";

/** How an export goes, and what came of it: how many of how many records are in the file. */
export const ExportStatus = ({ exporting }: { exporting: Omit<ExportView, "start"> }) => {
  const { t, i18n } = useLingui();
  const done = i18n.number(exporting.done);
  const total = i18n.number(exporting.total);
  useReadAgain(exporting.stage === "failed" ? exporting.failure : undefined, exporting.tryAgain);
  switch (exporting.stage) {
    case "idle":
      return null;
    case "busy":
      return (
        <LongWork
          label={t`Exported so far`}
          done={exporting.done}
          total={exporting.total}
          onCancel={exporting.cancel}
        >
          {t`Exporting: ${done} of ${total}`}
        </LongWork>
      );
    case "done":
      return (
        <Group px="md" py="xs" gap="md" justify="space-between" wrap="nowrap">
          <span role="status">
            {exporting.done === exporting.total
              ? t`Exported: ${done} of ${total}.`
              : t`Exported: ${done} of ${total}; the others could not be read or are gone.`}
          </span>
          <CloseButton aria-label={t`Close`} onClick={exporting.dismiss} />
        </Group>
      );
    case "failed":
      return (
        <Group role="alert" px="md" py="xs" gap="md" justify="space-between">
          <div>
            <Text size="sm" fw={600}>
              {t`The export stopped`}
            </Text>
            <Text size="sm">
              {exporting.failure === undefined ? (
                t`The file could not be written`
              ) : (
                <FailureText failure={exporting.failure} />
              )}
            </Text>
          </div>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={exporting.tryAgain}>
              <Trans>Try again</Trans>
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={exporting.dismiss}>
              <Trans>Give up</Trans>
            </Button>
          </Group>
        </Group>
      );
  }
};
