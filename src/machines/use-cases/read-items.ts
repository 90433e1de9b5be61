import * as Effect from "effect/Effect";
import type { Id } from "../../domain/id.ts";
import type { Records } from "../../domain/records.ts";
import { identified } from "./identified.ts";

/** Asks by any text for what belongs to a record, as far as it can be read. */
export const readItems = <Of extends string, A, E, R>(ask: (id: Id<Of>) => Effect.Effect<Records<A>, E, R>) =>
  identified((id: Id<Of>) => Effect.map(ask(id), ({ items }) => items));
