import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./FigureTile.module.css";

/** One number with its name, and a quiet line of what to make of it. */
export const FigureTile = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div role="group" aria-label={label} className={`console-surface ${classes["tile"] ?? ""}`}>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text className={classes["value"] ?? ""}>{value}</Text>
    {note !== undefined && (
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    )}
  </div>
);
