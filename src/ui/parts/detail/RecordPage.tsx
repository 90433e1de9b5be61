import { useRouter } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { ResourceName } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import { parentOf } from "../../resources.tsx";
import { PageResult } from "../feedback/PageResult.tsx";

/** What the page of a record draws: the record, and what is read beside it, each by itself. */
export interface DetailProps<A, Sources> {
  readonly record: A;
  readonly sources: Sources;
  readonly onRetry: () => void;
}

interface RecordPageProps<A, Sources> {
  readonly resource: ResourceName;
  readonly record: Read<A>;
  readonly sources: Sources;
  readonly Detail: ComponentType<DetailProps<A, Sources>>;
}

/** The page of one record, or why there is none. */
export const RecordPage = <A, Sources>({
  resource,
  record,
  sources,
  Detail,
}: RecordPageProps<A, Sources>) => {
  const router = useRouter();
  const retry = () => void router.invalidate();
  return (
    <PageResult list={parentOf(resource)} result={record} onRetry={retry}>
      {(read) => <Detail record={read} sources={sources} onRetry={retry} />}
    </PageResult>
  );
};
