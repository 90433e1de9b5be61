import { Trans } from "@lingui/react/macro";
import { Button, Group, Stack } from "@mantine/core";
import type { Draft } from "../../../domain/editing.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import classes from "./EditingForm.module.css";
import { type FormProps, FormWithOutcome } from "./FormWithOutcome.tsx";
import type { RecordFormProps } from "./record-form.ts";
import { UnsavedGuard } from "./UnsavedGuard.tsx";

/** The button that saves and begins the next one. */
const ANOTHER = "another";

/** The frame of every form that has a page: its fields, the bar that saves, and the guard. */
export const EditingForm = <D extends Draft<D>>({
  onLeave,
  onAnother,
  children,
  ...props
}: FormProps<D> & Pick<RecordFormProps<D>, "onLeave" | "onAnother">) => {
  const { form, view, isUnsaved } = props.editing;
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormWithOutcome {...props}>
        <div className={`console-surface ${classes["fields"] ?? ""}`}>
          <Stack gap="md">{children}</Stack>
        </div>
        <Group
          className={classes["bar"] ?? ""}
          data-sticks
          justify="end"
          gap="sm"
          // Also a press of Enter in a field is a click on the button that saves.
          onClickCapture={({ target }) =>
            onAnother?.(target instanceof Element && target.closest(`[name="${ANOTHER}"]`) !== null)
          }
        >
          <BusyButton
            variant="subtle"
            isBusy={!view.isUnsaved || view.isSaving}
            isWorking={false}
            onPress={() => form.setValues(view.saved)}
          >
            <Trans>Revert</Trans>
          </BusyButton>
          <Button variant="default" onClick={onLeave}>
            <Trans>Cancel</Trans>
          </Button>
          <BusyButton isBusy={view.isSaving} isWorking={view.isSaving}>
            <Trans>Save</Trans>
          </BusyButton>
          {onAnother !== undefined && (
            <BusyButton name={ANOTHER} variant="light" isBusy={view.isSaving} isWorking={false}>
              <Trans>Save and add another</Trans>
            </BusyButton>
          )}
        </Group>
      </FormWithOutcome>
    </>
  );
};
