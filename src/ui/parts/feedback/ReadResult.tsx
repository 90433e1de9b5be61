import type { ReactNode } from "react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Answer } from "../../../machines/answer.ts";
import { FailurePanel } from "./FailurePanel.tsx";

interface ReadResultProps<A> {
  readonly result: Answer<A, RemoteFailure>;
  readonly onRetry: () => void;
  readonly children: (value: A) => ReactNode;
}

export const ReadResult = <A,>({ result, onRetry, children }: ReadResultProps<A>) =>
  result._tag === "Success" ? (
    children(result.success)
  ) : (
    <FailurePanel failure={result.failure} onRetry={onRetry} />
  );
