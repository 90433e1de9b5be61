import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Presences } from "../../../domain/ports/presences.ts";
import { ReadOnce } from "../../../domain/ports/read-once.ts";

/** It holds for seconds, and is asked for each time. */
const read = Effect.provideService(
  Presences.use(({ others }) => others()),
  ReadOnce,
  true,
);

/** What others look at; nothing where the backend does not tell, or cannot just now. */
export const readOthers = Effect.gen(function* () {
  if (!(yield* offers("moderation"))) return undefined;
  return yield* read.pipe(Effect.match({ onSuccess: ({ items }) => items, onFailure: () => [] }));
});

/** Says which report is looked at, if one is by whoever decides; gives what others look at. */
export const announcePresence = (report: Id<"report"> | undefined) =>
  report === undefined ? read : Presences.use(({ announce }) => announce(report));
