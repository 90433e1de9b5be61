import { Trans } from "@lingui/react/macro";
import { Button, Group, Stack } from "@mantine/core";
import type { Draft } from "../../../domain/editing.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import classes from "./EditingForm.module.css";
import { type FormProps, FormWithOutcome } from "./FormWithOutcome.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";

/** The frame of every form that has a page: its fields, the bar that saves, and the guard. */
export const EditingForm = <D extends Draft<D>>({
  onLeave,
  children,
  ...props
}: FormProps<D> & { onLeave: () => void }) => {
  const { form, view, isUnsaved } = props.editing;
  return (
    <>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <FormWithOutcome {...props}>
        <div className={`console-surface ${classes["fields"] ?? ""}`}>
          <Stack gap="md">{children}</Stack>
        </div>
        <Group className={classes["bar"] ?? ""} justify="end" gap="sm">
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
        </Group>
      </FormWithOutcome>
    </>
  );
};
