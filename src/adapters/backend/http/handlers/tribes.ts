import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { Tribes } from "../../../../domain/ports/tribes.ts";
import { type NewTribe, type Tribe, tribeListDefinition } from "../../../../domain/tribe.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { searchedHandlers } from "./collections.ts";
import { bareUser, without } from "./without-optional.ts";

const bare = ({ leader: _, memberCount: __, ...tribe }: Tribe): Tribe => tribe;
const bareDraft = ({ leader: _, ...draft }: NewTribe): NewTribe => draft;

export const tribesHandlers = HttpApiBuilder.group(
  Api,
  "tribes",
  Effect.fnUntraced(function* (handlers) {
    const { offers } = yield* Capabilities;
    const tribes = yield* Tribes;
    const isWhole = yield* offers("fields");
    const kept = isWhole
      ? tribes
      : without(tribes, { idOf: tribeListDefinition.idOf, record: bare, draft: bareDraft });
    return handlers.handleAll({
      ...(yield* searchedHandlers(kept)),
      create: ({ payload }) => withAnsweredFailures(kept.create(payload)),
      edit: ({ payload }) => withAnsweredFailures(kept.edit(payload)),
      members: ({ params }) =>
        Effect.map(withAnsweredFailures(tribes.members(params.id)), (members) =>
          isWhole ? members : { ...members, items: members.items.map(bareUser) },
        ),
      addMember: ({ params }) => withAnsweredFailures(tribes.addMember(params.id, params.userId)),
      removeMember: ({ params }) => withAnsweredFailures(tribes.removeMember(params.id, params.userId)),
    });
  }),
);
