import type { ReactNode } from "react";
import classes from "./Chip.module.css";

interface ChipProps {
  /** A state's, which the words say too; violet is what is one's own. */
  readonly color?: "violet" | "green" | "yellow" | "red" | undefined;
  readonly children: ReactNode;
}

/** A word or two that say what something is: the same look wherever one stands. */
export const Chip = ({ color, children }: ChipProps) => (
  <span
    className={classes["chip"]}
    style={
      color && {
        background: `var(--mantine-color-${color}-light)`,
        color: `var(--mantine-color-${color}-light-color)`,
      }
    }
  >
    {children}
  </span>
);
