import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { Boundary } from "./Boundary.tsx";
import type { Part } from "./part.ts";
import { PartFailure } from "./PartFailure.tsx";

interface LoadedProps<Props> {
  readonly part: Part<Props>;
  /** What stands there until it has come. */
  readonly fallback?: ReactNode;
  /** What stands there where it did not come; else that is said. */
  readonly renderFailure?: (again: () => void) => ReactNode;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

interface Attempt<Props> {
  readonly number: number;
  readonly Part: ComponentType<Props>;
}

const attempted = <Props,>(part: Part<Props>, number: number): Attempt<Props> => ({
  number,
  Part: part.arrived() ?? lazy(async () => ({ default: await part.load() })),
});

const told = (again: () => void): ReactNode => <PartFailure onRetry={again} />;

/** Draws a part that comes late, in a boundary of its own: one that does not come, or breaks, takes nothing along. */
export const Loaded = <Props,>({ part, fallback, renderFailure = told, children }: LoadedProps<Props>) => {
  const [{ number, Part: Drawn }, setAttempt] = useState(() => attempted(part, 1));
  return (
    <Boundary key={number} failure={renderFailure(() => setAttempt(attempted(part, number + 1)))}>
      <Suspense fallback={fallback}>{children(Drawn)}</Suspense>
    </Boundary>
  );
};
