import type { Read } from "../../../machines/app.ts";
import type { Reader } from "../../../machines/use-cases/records/related.ts";
import { atOnce } from "../feedback/at-once.ts";

interface RecordVisit {
  readonly context: Reader & { readonly isDrawn: boolean };
  readonly params: { readonly id: string };
  readonly abortController: AbortController;
}

/** A reader who lets the page be drawn first, and between what is asked for. */
const behindTheRecord = <A extends Reader>(reader: A): A => {
  let turn = new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return {
    ...reader,
    read: async (asked, signal) => {
      const before = turn;
      turn = before.then(() => new Promise((resolve) => setTimeout(resolve)));
      await before;
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
