import { Popover } from "@mantine/core";
import type { ReactNode } from "react";
import { IN_MAIN } from "../../theme/theme.ts";
import classes from "./AtButton.module.css";
import { PRESSES } from "./MenuAtButton.tsx";

/** A card below the button that stands beside it in a positioned element. It is made when it is opened. */
export const PopoverAtButton = ({
  label,
  width = "max-content",
  onClose,
  children,
}: {
  label: string;
  width?: number | "max-content";
  onClose: () => void;
  children: ReactNode;
}) => (
  <Popover
    opened
    position="bottom-end"
    shadow="md"
    width={width}
    portalProps={IN_MAIN}
    transitionProps={{ duration: 0 }}
    trapFocus
    withRoles={false}
    clickOutsideEvents={PRESSES}
    onDismiss={onClose}
  >
    <Popover.Target>
      <span className={classes["anchor"]} />
    </Popover.Target>
    <Popover.Dropdown role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </Popover.Dropdown>
  </Popover>
);
