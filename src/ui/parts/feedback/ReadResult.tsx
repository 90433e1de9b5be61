import type { ReactNode } from "react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Answer } from "../../../machines/answer.ts";
import { FailurePanel } from "./FailurePanel.tsx";

export const ReadResult = <A,>({
  result,
  onRetry,
  children,
}: {
  result: Answer<A, RemoteFailure>;
  onRetry: () => void;
  children: (value: A) => ReactNode;
}) =>
  result._tag === "Success" ? (
    children(result.success)
  ) : (
    <FailurePanel failure={result.failure} onRetry={onRetry} />
  );
