import * as Effect from "effect/Effect";
import { Tribes } from "../../../../domain/ports/tribes.ts";
import { Tribe, tribeListDefinition } from "../../../../domain/tribe.ts";
import { User } from "../../../../domain/user.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { allTold, writtenHandlers } from "./collections.ts";
import { telling } from "./without-optional.ts";

export const tribesHandlers = group("tribes", function* () {
  const kept = yield* Tribes;
  const written = yield* writtenHandlers("tribe", kept, Tribe, tribeListDefinition.idOf);
  const tellable = yield* telling(User);
  return (handlers) =>
    handlers.handleAll({
      ...written,
      members: ({ params }) => allTold(Effect.map(kept.members(params.id), tellable)),
      addMember: ({ params }) => withAnsweredFailures(kept.addMember(params.id, params.userId)),
      removeMember: ({ params }) => withAnsweredFailures(kept.removeMember(params.id, params.userId)),
    });
});
