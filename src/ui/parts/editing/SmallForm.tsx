import { Group } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Draft } from "../../../domain/editing.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import { TakingLong } from "../opening/TakingLong.tsx";
import { type FormProps, FormWithOutcome } from "./FormWithOutcome.tsx";
import classes from "./SmallForm.module.css";

/** A form of one line, within a page: its fields and the button that sends them. */
export const SmallForm = <D extends Draft<D>>({
  button,
  icon,
  children,
  ...props
}: FormProps<D> & { button: ReactNode; icon: ReactNode }) => {
  const { view, isUnsaved } = props.editing;
  // Within the console it is there again for whoever comes back; with the tab it would be gone.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: isUnsaved });
  return (
    <FormWithOutcome {...props}>
      <Group align="start" gap="sm" className={`console-off-paper ${classes["line"] ?? ""}`}>
        {children}
        <BusyButton
          variant="default"
          className={classes["button"] ?? ""}
          isBusy={view.isSaving}
          leftSection={icon}
        >
          {button}
        </BusyButton>
      </Group>
      {view.isSaving && <TakingLong />}
    </FormWithOutcome>
  );
};
