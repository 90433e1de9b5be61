import type { Reference } from "../../../domain/reference.ts";
import { RecordLink } from "../value/RecordLink.tsx";
import { Face } from "./Face.tsx";

export interface Named extends Reference {
  readonly name: string;
}

/** A record by its face and its name, which leads to its page. */
export const RecordName = ({ isQuiet = false, ...record }: Named & { readonly isQuiet?: boolean }) => (
  <>
    <Face {...record} />
    <RecordLink list={record.resource} id={record.id} name={record.name} isQuiet={isQuiet} />
  </>
);
