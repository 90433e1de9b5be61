import * as Effect from "effect/Effect";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { Tribes } from "../../../../domain/ports/tribes.ts";
import { type NewTribe, type Tribe, tribeListDefinition } from "../../../../domain/tribe.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { told, writtenHandlers } from "./collections.ts";
import { bareUser } from "./without-optional.ts";

const bare = ({ leader: _, memberCount: __, revision: ___, ...tribe }: Tribe): Tribe => tribe;
const bareDraft = ({ leader: _, ...draft }: NewTribe): NewTribe => draft;

export const tribesHandlers = group("tribes", function* () {
  const kept = yield* Tribes;
  const isWhole = yield* offers("fields");
  const written = yield* writtenHandlers("tribe", kept, {
    idOf: tribeListDefinition.idOf,
    record: bare,
    draft: bareDraft,
  });
  return (handlers) =>
    handlers.handleAll({
      ...written,
      members: ({ params }) =>
        Effect.map(withAnsweredFailures(kept.members(params.id)), (members) =>
          told(isWhole ? members : { ...members, items: members.items.map(bareUser) }),
        ),
      addMember: ({ params }) => withAnsweredFailures(kept.addMember(params.id, params.userId)),
      removeMember: ({ params }) => withAnsweredFailures(kept.removeMember(params.id, params.userId)),
    });
});
