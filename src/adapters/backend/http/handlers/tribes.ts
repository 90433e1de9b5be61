import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { Tribes } from "../../../../domain/ports/tribes.ts";
import { type NewTribe, type Tribe, tribeListDefinition } from "../../../../domain/tribe.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { asOf, searchedHandlers } from "./collections.ts";
import { bareUser, without } from "./without-optional.ts";

const bare = ({ leader: _, memberCount: __, revision: ___, ...tribe }: Tribe): Tribe => tribe;
const bareDraft = ({ leader: _, ...draft }: NewTribe): NewTribe => draft;

export const tribesHandlers = HttpApiBuilder.group(
  Api,
  "tribes",
  Effect.fnUntraced(function* (handlers) {
    const { offers } = yield* Capabilities;
    const kept = yield* Tribes;
    const isWhole = yield* offers("fields");
    const tribes = isWhole
      ? kept
      : without(kept, { idOf: tribeListDefinition.idOf, record: bare, draft: bareDraft });
    return handlers.handleAll({
      ...(yield* searchedHandlers(tribes)),
      create: ({ payload }) => withAnsweredFailures(tribes.create(payload)),
      edit: (asked) => withAnsweredFailures(tribes.edit(asOf(asked))),
      members: ({ params }) =>
        Effect.map(withAnsweredFailures(kept.members(params.id)), (members) =>
          isWhole ? members : { ...members, items: members.items.map(bareUser) },
        ),
      addMember: ({ params }) => withAnsweredFailures(kept.addMember(params.id, params.userId)),
      removeMember: ({ params }) => withAnsweredFailures(kept.removeMember(params.id, params.userId)),
    });
  }),
);
