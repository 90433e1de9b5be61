import type { UseFormReturnType } from "@mantine/form";
import type { Draft } from "../../../domain/editing.ts";
import type { EditingView } from "../../../machines/editing/editing.view.ts";
import type { WorkingPorts } from "../../../machines/ports.ts";
import type { RecordSource } from "../../../machines/use-cases/record-source.ts";
import { reread } from "../../../machines/use-cases/read-record.ts";
import type { RecordFormProps } from "./record-form.ts";
import { useEditing } from "./use-editing.ts";

interface RecordEditingOptions<A, D extends Draft<D>> extends Pick<RecordFormProps<A>, "record" | "onSaved"> {
  readonly source: RecordSource<A, D, WorkingPorts>;
  readonly form: UseFormReturnType<D>;
  readonly draftOf: (record: A) => D;
  /** The record as the form would have it. */
  readonly merged: (record: A, draft: D) => A;
}

/** The chart of a record's form: where it is read again, what it is called and where its page is, the source knows. */
export const useRecordEditing = <A, D extends Draft<D>>({
  source,
  record,
  form,
  draftOf,
  merged,
  onSaved,
}: RecordEditingOptions<A, D>): EditingView<D> =>
  useEditing<A, D>({
    base: record,
    draftOf,
    read: () => reread(source, record),
    write: source.write,
    tidied: (draft) => (record === undefined ? draft : draftOf(merged(record, draft))),
    nameOf: source.definition.nameOf,
    onSaved: (saved) => {
      form.resetDirty();
      onSaved(source.definition.idOf(saved));
    },
  });
