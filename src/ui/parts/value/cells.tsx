import type { ReactNode } from "react";
import { shortened } from "../../../domain/cut.ts";
import classes from "./cells.module.css";
import { CutText } from "./CutText.tsx";

/** In place of a value that the record does not have. */
export const NoValue = () => <span className={classes["none"]}>—</span>;

/** A long text on one line, whole when pointed at. */
export const LongText = ({ text }: { text: string }) =>
  text === "" ? (
    <NoValue />
  ) : (
    <span dir="auto" title={shortened(text, "TextTooLong")} className={classes["line"]}>
      <CutText text={text} most="TextTooLong" />
    </span>
  );

/** An address or the like, on one line and from left to right in every language. */
export const Code = ({ text }: { text: string }) => (
  <span title={shortened(text, "TextTooLong")} className={`console-isolate ${classes["line"] ?? ""}`}>
    <CutText text={text} most="TextTooLong" />
  </span>
);

/** A state: a word, with a dot whose colour repeats it. */
export const StateWord = ({ color, children }: { color: "green" | "red"; children: ReactNode }) => (
  <span className={classes["state"]} data-color={color}>
    {children}
  </span>
);
