import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { Api } from "../../contract/api.ts";
import { answered } from "../answered.ts";
import { window } from "../window.ts";

/** §7, Tribes. */
export const tribesHandlers = HttpApiBuilder.group(
  Api,
  "tribes",
  Effect.fnUntraced(function* (handlers) {
    const tribes = yield* Tribes;
    return handlers.handleAll({
      all: () => answered(tribes.all()),
      count: () => answered(tribes.count()),
      page: ({ params }) => answered(tribes.page(window(params.first, params.max))),
      byId: ({ params }) => answered(tribes.byId(params.id)),
      create: ({ payload }) => answered(tribes.create(payload)),
      edit: ({ payload }) => answered(tribes.edit(payload)),
      remove: ({ params }) => answered(tribes.remove(params.id)),
      members: ({ params }) => answered(tribes.members(params.id)),
      addMember: ({ params }) => answered(tribes.addMember(params.id, params.userId)),
      removeMember: ({ params }) => answered(tribes.removeMember(params.id, params.userId)),
    });
  }),
);
