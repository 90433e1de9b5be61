import { type ReactNode, useState } from "react";
import type { Read } from "../../../machines/app.ts";
import { PageResult } from "../feedback/PageResult.tsx";
import type { Parent } from "../breadcrumbs/Breadcrumbs.tsx";

/** A form and the record it was opened on: whatever the page reads afterwards, or fails to, changes nothing under it. */
export const OpenedOn = <A,>({
  result,
  list,
  onRetry,
  children,
}: {
  result: Read<A>;
  list: Parent;
  onRetry: () => void;
  children: (record: A) => ReactNode;
}) => {
  const [opened, setOpened] = useState(result);
  if (opened._tag === "Failure" && result !== opened) setOpened(result);
  return (
    <PageResult result={opened} list={list} onRetry={onRetry}>
      {children}
    </PageResult>
  );
};
