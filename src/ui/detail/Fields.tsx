import type { ReactNode } from "react";
import classes from "./Fields.module.css";

/** One fact of a record. */
export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes["field"]}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The facts of a record. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <dl className={`console-surface ${classes["fields"] ?? ""}`}>{children}</dl>
);
