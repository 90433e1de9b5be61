import type { ReactNode } from "react";
import classes from "./Fields.module.css";

export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes["field"]}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The facts of a record, in a card of their own or in the one they stand in. */
export const Fields = ({ isInCard = false, children }: { isInCard?: boolean; children: ReactNode }) => (
  <dl className={`console-rows ${isInCard ? "console-list" : `console-surface ${classes["fields"] ?? ""}`}`}>
    {children}
  </dl>
);
