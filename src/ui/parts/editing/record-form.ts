import * as Effect from "effect/Effect";
import { NotFound } from "../../../domain/remote-failure.ts";

/** What every record's form is given: the record, none for a new one, and where to go afterwards. */
export interface RecordFormProps<A> {
  readonly record: A | undefined;
  /** The record that a new one begins as. */
  readonly copied?: A | undefined;
  /** Whether the backend keeps the optional fields of records: a form asks for nothing that would be lost. */
  readonly keepsOptional: boolean;
  readonly onSaved: (id: string) => void;
  readonly onLeave: () => void;
  /** Told at every press that saves whether another new record is to follow; only the form of a new one asks. */
  readonly onAnother?: ((isWanted: boolean) => void) | undefined;
}

/** A new record has nothing to be read yet. */
export const readNothing = Effect.fail(NotFound());
