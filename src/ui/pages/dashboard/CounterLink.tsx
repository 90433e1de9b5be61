import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { COUNTED, type Counter } from "../../../domain/dashboard.ts";

/** The way to the list of what is counted. */
export const CounterLink = ({
  counter,
  className,
  children,
}: {
  counter: Counter;
  className: string | undefined;
  children: ReactNode;
}) => {
  const { page, filters = {} } = COUNTED[counter];
  return (
    <Link to={`/admin/${page}`} search={filters} className={className}>
      {children}
    </Link>
  );
};
