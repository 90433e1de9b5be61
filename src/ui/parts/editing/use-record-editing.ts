import { useEffect } from "react";
import { formOf, formOfCopy } from "../../../domain/drafts.ts";
import type { Draft } from "../../../domain/editing.ts";
import type { ResourceName } from "../../../domain/resources.ts";
import type { WorkingPorts } from "../../../machines/ports.ts";
import { reread } from "../../../machines/use-cases/records/read-record.ts";
import { createdOnce } from "../../../machines/use-cases/records/created-once.ts";
import type { RecordSource } from "../../../machines/use-cases/lists/record-source.ts";
import type { RecordFormProps } from "./record-form.ts";
import { useSentBefore } from "./use-sent-before.ts";
import { useCreatingAgain } from "./use-creating-again.ts";
import { type EditedForm, type EditingOptions, useEditing } from "./use-editing.ts";

interface RecordEditingOptions<A, D extends Draft<D>>
  extends
    Pick<RecordFormProps<A>, "record" | "copied" | "onSaved">,
    Pick<EditingOptions<A, D>, "secrets" | "validate"> {
  readonly resource: ResourceName;
  readonly source: RecordSource<A, D, WorkingPorts>;
  readonly draftOf: (record: A) => D;
  /** What the form of a new record says. */
  readonly empty: D;
  /** The record as the form would have it. */
  readonly merged: (record: A, draft: D) => A;
}

/** A record's form: where it is read again, what it is called and where its page is, the source knows. */
export const useRecordEditing = <A, D extends Draft<D>>({
  resource,
  source,
  record,
  copied,
  draftOf,
  empty,
  merged,
  onSaved,
  ...options
}: RecordEditingOptions<A, D>): EditedForm<D> => {
  const { idOf, nameOf } = source.definition;
  const name =
    copied === undefined ? formOf(resource, record && idOf(record)) : formOfCopy(resource, idOf(copied));
  const sentBefore = useSentBefore(name);
  const edited = useEditing<A, D>({
    ...options,
    name,
    base: record,
    draftOf: (shown) => {
      const said = shown ?? copied;
      return said === undefined ? empty : draftOf(said);
    },
    read: () => reread(source, record),
    write: createdOnce(source.write, sentBefore),
    tidied: (draft) => (record === undefined ? draft : draftOf(merged(record, draft))),
    told: (saved) => ({ _tag: "ItemSaved", name: nameOf(saved) }),
    onSaved: (saved) => onSaved(idOf(saved)),
  });
  const { failure, isUnsaved } = edited.view;
  const createAgain = useCreatingAgain(resource, name);
  // A copy may have been sent as it began.
  const isNothing = !isUnsaved && copied === undefined;
  useEffect(() => {
    if (isNothing) sentBefore.keep(undefined);
  }, [isNothing, sentBefore]);
  return {
    ...edited,
    wasSent: sentBefore.of() !== undefined,
    edits: record && { resource, id: idOf(record) },
    createAgain: failure?._tag === "NotFound" ? createAgain : undefined,
  };
};
