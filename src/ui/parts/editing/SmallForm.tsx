import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import type { Draft } from "../../../domain/editing.ts";
import { BusyButton } from "../action/BusyButton.tsx";
import { type FormProps, FormWithOutcome } from "./FormWithOutcome.tsx";

/** A form of one line, within a page: its fields and the button that sends them. */
export const SmallForm = <D extends Draft<D>>({
  button,
  icon,
  children,
  ...props
}: FormProps<D> & { button: ReactNode; icon: ReactNode }) => {
  const { view } = props.editing;
  return (
    <FormWithOutcome {...props}>
      <Group align="start" gap="sm">
        {children}
        <BusyButton
          variant="default"
          mt="1.5rem"
          isBusy={view.isSaving}
          isWorking={view.isSaving}
          leftSection={icon}
        >
          {button}
        </BusyButton>
      </Group>
    </FormWithOutcome>
  );
};
