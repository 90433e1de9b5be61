import { Tooltip, type TooltipProps } from "@mantine/core";
import { IN_MAIN } from "../../theme/theme.ts";

interface TooltipAtProps {
  readonly target: HTMLElement;
  readonly label: string | null;
  readonly position: NonNullable<TooltipProps["position"]>;
}

/** A text beside a control, until Escape. */
export const TooltipAt = ({ target, label, position }: TooltipAtProps) => (
  <Tooltip
    key={label}
    target={target}
    defaultOpened
    events={{ hover: false, focus: false, touch: false }}
    portalProps={IN_MAIN}
    label={label}
    position={position}
    multiline
    maw="16rem"
  />
);
