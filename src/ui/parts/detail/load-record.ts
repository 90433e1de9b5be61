import type { Read } from "../../../machines/app.ts";
import type { Reader } from "../../../machines/use-cases/related.ts";
import { atOnce } from "../feedback/at-once.ts";

interface RecordVisit {
  readonly context: Reader & { readonly isDrawn: boolean };
  readonly params: { readonly id: string };
  readonly abortController: AbortController;
}

/** A reader who lets the page be drawn first. */
const behindTheRecord = <A extends Reader>(reader: A): A => {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return {
    ...reader,
    read: async (asked, signal) => {
      await drawn;
      return reader.read(asked, signal);
    },
  };
};

/** The loader of a record's page: what is beside the record is asked for when that has come, or is late. */
export const loadRecord =
  <A, Sources>(
    read: (
      reader: Reader,
      id: string,
      signal: AbortSignal,
    ) => { readonly record: Promise<Read<A>>; readonly sources: (reader: Reader) => Sources },
  ) =>
  async ({ context, params, abortController }: RecordVisit) => {
    const { record, sources } = read(context, params.id, abortController.signal);
    const known = await atOnce(context, record);
    return { record, known, sources: sources(known === undefined ? context : behindTheRecord(context)) };
  };
