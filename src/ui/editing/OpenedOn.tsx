import { type ReactNode, useState } from "react";
import type { Read } from "../../machines/console.ts";
import { ReadResult } from "../feedback/ReadResult.tsx";

/** A form and the record it was opened on: whatever the page reads afterwards, or fails to, changes nothing under it (D25). */
export const OpenedOn = <A,>({
  result,
  onRetry,
  children,
}: {
  result: Read<A>;
  onRetry: () => void;
  children: (record: A) => ReactNode;
}) => {
  const [opened, setOpened] = useState(result);
  if (opened._tag === "Failure" && result !== opened) setOpened(result);
  return (
    <ReadResult result={opened} onRetry={onRetry}>
      {children}
    </ReadResult>
  );
};
