import type { ReactNode } from "react";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { Answer } from "../../../machines/answer.ts";
import { FailurePanel } from "./FailurePanel.tsx";

interface ReadResultProps<A> {
  readonly result: Answer<A, RemoteFailure>;
  readonly children: (value: A) => ReactNode;
}

export const ReadResult = <A,>({ result, children }: ReadResultProps<A>) =>
  result._tag === "Success" ? children(result.success) : <FailurePanel failure={result.failure} />;
