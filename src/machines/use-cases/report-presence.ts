import * as Effect from "effect/Effect";
import type { Id } from "../../domain/id.ts";
import { Capabilities } from "../../domain/ports/capabilities.ts";
import { Presences } from "../../domain/ports/presences.ts";

/** What others look at; nothing where the backend does not tell, or cannot just now. */
export const readOthers = Effect.gen(function* () {
  if (!(yield* Capabilities.use(({ offers }) => offers("moderation")))) return undefined;
  return yield* Presences.use(({ others }) => others()).pipe(
    Effect.match({ onSuccess: ({ items }) => items, onFailure: () => [] }),
  );
});

/** Says which report is looked at, if one is by whoever decides; gives what others look at. */
export const announcePresence = (report: Id<"report"> | undefined) =>
  Presences.use(({ announce, others }) => (report === undefined ? others() : announce(report)));
