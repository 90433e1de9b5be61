import type { Read } from "../../../machines/app.ts";
import type { Reader } from "../../../machines/use-cases/related.ts";
import { atOnce } from "../feedback/at-once.ts";

interface RecordVisit {
  readonly context: Reader & { readonly isDrawn: boolean };
  readonly params: { readonly id: string };
  readonly abortController: AbortController;
}

/** The loader of a record's page. */
export const loadRecord =
  <A, Sources>(
    read: (
      reader: Reader,
      id: string,
      signal: AbortSignal,
    ) => { readonly record: Promise<Read<A>>; readonly sources: Sources },
  ) =>
  async ({ context, params, abortController }: RecordVisit) => {
    const reading = read(context, params.id, abortController.signal);
    return { ...reading, known: await atOnce(context, reading.record) };
  };
