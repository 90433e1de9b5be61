import * as Effect from "effect/Effect";
import { NotFound } from "../../../domain/remote-failure.ts";

/** What every record's form is given: the record, none for a new one, and where to go afterwards. */
export interface RecordFormProps<A, Id = string> {
  readonly record: A | undefined;
  readonly onSaved: (id: Id) => void;
  readonly onLeave: () => void;
}

/** A new record has nothing to be read yet. */
export const readNothing = Effect.fail(NotFound());
