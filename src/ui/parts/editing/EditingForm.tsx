import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import type { Draft } from "../../../domain/editing.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import { TakingLong } from "../opening/TakingLong.tsx";
import classes from "./EditingForm.module.css";
import { type FormProps, FormWithOutcome } from "./FormWithOutcome.tsx";
import type { RecordFormProps } from "./record-form.ts";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useReverting } from "./use-reverting.ts";

/** The button that saves and begins the next one. */
const ANOTHER = "another";

/** The frame of every form that has a page: its fields, the bar that saves, and the guard. */
export const EditingForm = <D extends Draft<D>>({
  onLeave,
  onAnother,
  children,
  ...props
}: FormProps<D> & Pick<RecordFormProps<D>, "onLeave" | "onAnother">) => {
  const { t } = useLingui();
  const { view, isUnsaved } = props.editing;
  const { isReverted, revert, undo } = useReverting(props.editing);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} text={props.draftTexts?.leaving} />
      <FormWithOutcome {...props}>
        <div className={`console-surface ${classes["fields"] ?? ""}`}>
          <Stack gap="md">{children}</Stack>
        </div>
        <div className={classes["bar"]} data-sticks>
          <Group gap="xs" className={classes["told"] ?? ""}>
            <Text size="sm" role="status">
              {isReverted && t`Your changes were reverted.`}
            </Text>
            {view.isSaving && <TakingLong />}
            {isReverted && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => {
                  buttons.current?.querySelector("button")?.focus();
                  undo();
                }}
              >
                <Trans>Undo</Trans>
              </Button>
            )}
          </Group>
          <Group
            ref={buttons}
            className={classes["buttons"] ?? ""}
            justify="end"
            gap="sm"
            // Also a press of Enter in a field is a click on the button that saves.
            onClickCapture={({ target }) =>
              onAnother?.(target instanceof Element && target.closest(`[name="${ANOTHER}"]`) !== null)
            }
          >
            <BusyButton
              data-wraps
              variant="subtle"
              isBusy={!view.isUnsaved || view.isSaving}
              isWorking={false}
              onPress={revert}
            >
              <Trans>Revert</Trans>
            </BusyButton>
            <Button data-wraps variant="default" onClick={onLeave}>
              <Trans>Cancel</Trans>
            </Button>
            <BusyButton data-wraps isBusy={view.isSaving}>
              <Trans>Save</Trans>
            </BusyButton>
            {onAnother !== undefined && (
              <BusyButton data-wraps name={ANOTHER} variant="light" isBusy={view.isSaving} isWorking={false}>
                <Trans>Save and add another</Trans>
              </BusyButton>
            )}
          </Group>
        </div>
      </FormWithOutcome>
    </>
  );
};
