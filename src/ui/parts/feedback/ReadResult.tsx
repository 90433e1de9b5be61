import type { ReactNode } from "react";
import type { Read } from "../../../machines/app.ts";
import { FailurePanel } from "./FailurePanel.tsx";

export const ReadResult = <A,>({
  result,
  onRetry,
  children,
}: {
  result: Read<A>;
  onRetry: () => void;
  children: (value: A) => ReactNode;
}) =>
  result._tag === "Success" ? (
    children(result.success)
  ) : (
    <FailurePanel failure={result.failure} onRetry={onRetry} />
  );
