import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Ref } from "react";
import { reasonOf } from "../../../domain/forms/refused-field.ts";
import type { EditingView } from "../../../machines/editing/editing.view.ts";
import { Notice } from "../feedback/Notice.tsx";
import { savingFailureText } from "./saving-failure-texts.ts";
import type { EditedForm } from "./use-editing.ts";
import { WhyNotSaved } from "./WhyNotSaved.tsx";

interface OutcomeProps {
  readonly view: Pick<EditingView<object>, "failure" | "unknown" | "isUnsaved">;
  readonly createAgain: EditedForm<object>["createAgain"];
  readonly wasSent: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** What came of saving, where it did not simply work. */
export const Outcome = ({ view, createAgain, wasSent, ref }: OutcomeProps) => {
  const { t } = useLingui();
  if (view.failure === undefined && view.unknown === undefined) return null;
  const words = view.failure && t(savingFailureText(view.failure));
  const reason = view.failure && reasonOf(view.failure);
  const isUnknown = view.unknown !== undefined;
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      role="alert"
      color={isUnknown ? "yellow" : "red"}
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={isUnknown ? t`Result unknown` : t`Not saved`}
      maw="40rem"
    >
      <Text size="sm">
        {view.unknown === "being read" &&
          t`The answer could not be read. Checking whether your changes were saved.`}
        {view.unknown === "not saved" &&
          t`The answer could not be read. We checked: your changes were not saved.`}
        {view.unknown === "not read" &&
          t`The answer could not be read, and it is not known whether your changes were saved.`}
        {view.unknown === undefined && view.failure !== undefined && <WhyNotSaved failure={view.failure} />}
      </Text>
      {reason !== undefined && reason !== words && (
        <Text size="sm">
          <bdi>{reason}</bdi>
        </Text>
      )}
      {view.isUnsaved && <Text size="sm">{t`What you typed is kept.`}</Text>}
      {isUnknown && wasSent && (
        <Text size="sm">{t`It may have been created already: if you save it unchanged, there will be only one.`}</Text>
      )}
      {createAgain !== undefined && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={createAgain}>
          <Trans>Create it again</Trans>
        </Button>
      )}
    </Notice>
  );
};
