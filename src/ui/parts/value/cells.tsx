import type { ReactNode } from "react";
import classes from "./cells.module.css";

/** In place of a value that the record does not have. */
export const NoValue = () => <span className={classes["none"]}>—</span>;

/** A long text on one line, whole when pointed at. */
export const LongText = ({ text }: { text: string }) =>
  text === "" ? (
    <NoValue />
  ) : (
    <span dir="auto" title={text} className={classes["line"]}>
      {text}
    </span>
  );

/** An address or the like, on one line and from left to right in every language. */
export const Code = ({ text }: { text: string }) => (
  <span title={text} className={`console-isolate ${classes["line"] ?? ""}`}>
    {text}
  </span>
);

/** A state: a word, with a dot whose colour repeats it. */
export const StateWord = ({ color, children }: { color: "green" | "red"; children: ReactNode }) => (
  <span className={classes["state"]} data-color={color}>
    {children}
  </span>
);

export const Chip = ({ children }: { children: ReactNode }) => (
  <span className={classes["chip"]}>{children}</span>
);
