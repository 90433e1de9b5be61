import * as Effect from "effect/Effect";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { ListSource } from "../lists/record-source.ts";

/** A record as the backend has it at this moment; a new one is not there yet. */
export const reread = <A, R>(
  { byId, definition }: Pick<ListSource<A, R>, "byId" | "definition">,
  record: A | undefined,
) => (record === undefined ? Effect.fail(NotFound()) : anew(byId(definition.idOf(record))));

/** What a form is opened with, and whether the optional fields are kept (D59), read side by side. */
const opened = <A, E, R>(read: Effect.Effect<A, E, R>) =>
  Effect.zipWith(read, offers("fields"), (said, keepsOptional) => ({ ...said, keepsOptional }), {
    concurrent: true,
  });

/** What the form of a record is opened with. */
export const readForForm = <A, R>({ byId }: Pick<ListSource<A, R>, "byId">, id: string) =>
  opened(Effect.map(byId(id), (record) => ({ record })));

/** What the form of a new record is opened with, and what it begins as, if anything. */
export const readForNew = <A, R>({ byId }: Pick<ListSource<A, R>, "byId">, from: string | undefined) => {
  const read: Effect.Effect<A | undefined, RemoteFailure, R> =
    from === undefined ? Effect.succeed(undefined) : byId(from);
  return opened(Effect.map(read, (copied) => ({ copied })));
};
