import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Answers.module.css";

/** What can be answered in a dialog, at its end: in reach however little of it is seen at once. */
export const Answers = ({ children }: { children: ReactNode }) => (
  <Group justify="end" className={classes["answers"] ?? ""}>
    {children}
  </Group>
);
