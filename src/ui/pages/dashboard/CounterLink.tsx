import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { COUNTED, type Counter } from "../../../domain/dashboard.ts";

interface CounterLinkProps {
  readonly counter: Counter;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The way to the list of what is counted. */
export const CounterLink = ({ counter, className, children }: CounterLinkProps) => {
  const { page, filters = {} } = COUNTED[counter];
  return (
    <Link to={`/admin/${page}`} search={filters} className={className}>
      {children}
    </Link>
  );
};
