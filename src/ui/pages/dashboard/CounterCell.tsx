import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Counters.module.css";

interface CounterCellProps {
  readonly name: string;
  readonly label: ReactNode;
  /** How it went, drawn beside its name. */
  readonly trend?: ReactNode;
  readonly children: ReactNode;
}

/** One counter of the line: its name, and below it what it says. */
export const CounterCell = ({ name, label, trend, children }: CounterCellProps) => (
  <div role="group" aria-label={name} className={classes["cell"]}>
    <div className={classes["head"]}>
      <Text component="span" size="sm" c="dimmed">
        {label}
      </Text>
      {trend}
    </div>
    <div className={classes["figure"]}>{children}</div>
  </div>
);

/** What a counter says, with what to make of it at the end of the line. */
export const CounterValue = ({ value, note }: { value: ReactNode; note: ReactNode }) => (
  <>
    <span className={classes["value"]}>{value}</span>
    <Text component="span" size="xs" c="dimmed" className={classes["note"] ?? ""}>
      {note}
    </Text>
  </>
);
