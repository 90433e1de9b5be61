import * as Effect from "effect/Effect";
import { BypassCache } from "../../domain/ports/bypass-cache.ts";
import { NotFound } from "../../domain/remote-failure.ts";
import type { ListSource } from "./record-source.ts";

/** A record as the backend has it at this moment; a new one is not there yet. */
export const reread = <A, R>(
  { byId, definition }: Pick<ListSource<A, R>, "byId" | "definition">,
  record: A | undefined,
) =>
  record === undefined
    ? Effect.fail(NotFound())
    : Effect.provideService(byId(definition.idOf(record)), BypassCache, true);

/** A record that its form is opened on. */
export const readForForm = <A, R>({ byId }: Pick<ListSource<A, R>, "byId">, id: string) =>
  Effect.map(byId(id), (record) => ({ record }));
