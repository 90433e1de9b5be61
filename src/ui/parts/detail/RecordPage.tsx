import { useParams } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { ResourceName } from "../../../domain/resources.ts";
import type { Read } from "../../../machines/app.ts";
import { parentOf } from "../../resources.tsx";
import { PageResult } from "../feedback/PageResult.tsx";
import { useSettled } from "../feedback/use-settled.ts";
import { useGoneRecord } from "./use-shown-record.ts";

/** What the page of a record draws: the record, and what is read beside it, each by itself. */
export interface DetailProps<A, Sources> {
  readonly record: A;
  readonly sources: Sources;
}

interface RecordPageProps<A, Sources> {
  readonly resource: ResourceName;
  readonly record: Promise<Read<A>>;
  /** What came at once. */
  readonly known: Read<A> | undefined;
  readonly sources: Sources;
  readonly Detail: ComponentType<DetailProps<A, Sources>>;
}

const Record = <A, Sources>({
  id,
  resource,
  record,
  known,
  sources,
  Detail,
}: RecordPageProps<A, Sources> & { readonly id: string | undefined }) => {
  const result = useSettled(record, record, known)?.result;
  useGoneRecord(resource, id, result);
  return (
    <PageResult parent={parentOf(resource)} result={result}>
      {(read) => <Detail record={read} sources={sources} />}
    </PageResult>
  );
};

/** The page of one record, or why there is none; another record begins anew. */
export const RecordPage = <A, Sources>(props: RecordPageProps<A, Sources>) => {
  const { id } = useParams({ strict: false });
  return <Record key={id} id={id} {...props} />;
};
