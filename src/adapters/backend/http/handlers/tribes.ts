import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Tribes } from "../../../../domain/ports/tribes.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { searchedHandlers } from "./collections.ts";

export const tribesHandlers = HttpApiBuilder.group(
  Api,
  "tribes",
  Effect.fnUntraced(function* (handlers) {
    const tribes = yield* Tribes;
    return handlers.handleAll({
      ...(yield* searchedHandlers(tribes)),
      create: ({ payload }) => withAnsweredFailures(tribes.create(payload)),
      edit: ({ payload }) => withAnsweredFailures(tribes.edit(payload)),
      members: ({ params }) => withAnsweredFailures(tribes.members(params.id)),
      addMember: ({ params }) => withAnsweredFailures(tribes.addMember(params.id, params.userId)),
      removeMember: ({ params }) => withAnsweredFailures(tribes.removeMember(params.id, params.userId)),
    });
  }),
);
