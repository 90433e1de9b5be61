import type { ReactNode } from "react";
import classes from "./cells.module.css";

/** In place of a value that the record does not have (D41). */
export const NoValue = () => <span className={classes["none"]}>—</span>;

/** A long text on one line, whole when pointed at. */
export const LongText = ({ text }: { text: string }) =>
  text === "" ? <NoValue /> : <bdi title={text}>{text}</bdi>;

/** A state: a word, with a dot whose colour repeats it. */
export const StateWord = ({ color, children }: { color: "green" | "red"; children: ReactNode }) => (
  <span className={classes["state"]} data-color={color}>
    {children}
  </span>
);

/** A kind, small and quiet. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span className={classes["chip"]}>{children}</span>
);
