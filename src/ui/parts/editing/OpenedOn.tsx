import { type ReactNode, useState } from "react";
import type { Read } from "../../../machines/app.ts";
import type { Parent } from "../breadcrumbs/Breadcrumbs.tsx";
import { PageResult } from "../feedback/PageResult.tsx";
import { useSettled } from "../feedback/use-settled.ts";

interface OpenedOnProps<A> {
  readonly source: Promise<Read<A>>;
  readonly parent: Parent;
  /** What is said below where it is not there any more. */
  readonly whereGone?: ReactNode;
  readonly children: (record: A) => ReactNode;
}

/** A form and the record it was opened on: whatever the page reads afterwards, or fails to, changes nothing under it. */
export const OpenedOn = <A,>({ source, parent, whereGone, children }: OpenedOnProps<A>) => {
  const latest = useSettled(source, source)?.result;
  const [opened, setOpened] = useState(latest);
  if (opened?._tag !== "Success" && latest !== opened) setOpened(latest);
  return (
    <>
      <PageResult result={opened} parent={parent}>
        {children}
      </PageResult>
      {opened?._tag === "Failure" && opened.failure._tag === "NotFound" && whereGone}
    </>
  );
};
