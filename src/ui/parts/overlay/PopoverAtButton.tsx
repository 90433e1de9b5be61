import { Popover } from "@mantine/core";
import type { ReactNode } from "react";
import { IN_MAIN } from "../../theme/theme.ts";
import { useBackCloses } from "../opening/use-back-closes.ts";
import { Anchor } from "./Anchor.tsx";
import { WITHIN_THE_SCREEN } from "./within-the-screen.ts";

/** A card below the button that stands beside it in an element of their own. It is made when it is opened. */
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
}) => {
  useBackCloses(true, onClose);
  return (
    <Popover
      opened
      position="bottom-end"
      shadow="md"
      width={width}
      portalProps={IN_MAIN}
      middlewares={WITHIN_THE_SCREEN}
      transitionProps={{ duration: 0 }}
      trapFocus
      closeOnEscape={false}
      withRoles={false}
      onDismiss={onClose}
    >
      <Popover.Target>
        <Anchor />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        // The library's own would close it also where an input method is told to drop what is composed.
        onKeyDown={({ key, nativeEvent: { isComposing, defaultPrevented } }) => {
          if (key === "Escape" && !isComposing && !defaultPrevented) onClose();
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
};
