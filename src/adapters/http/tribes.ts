import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Call } from "./call.ts";

/** `Tribes` over HTTP. */
export const tribesHttp = Layer.effect(
  Tribes,
  Effect.map(Call, (call) =>
    Tribes.of({
      all: () => call("tribes.all", ({ tribes }) => tribes.all({})),
      page: ({ first, max }) => call("tribes.page", ({ tribes }) => tribes.page({ params: { max, first } })),
      byId: (id) => call("tribes.byId", ({ tribes }) => tribes.byId({ params: { id } })),
      count: () => call("tribes.count", ({ tribes }) => tribes.count({})),
      create: (tribe) => call("tribes.create", ({ tribes }) => tribes.create({ payload: tribe })),
      edit: (tribe) => call("tribes.edit", ({ tribes }) => tribes.edit({ payload: tribe })),
      remove: (id) => call("tribes.remove", ({ tribes }) => tribes.remove({ params: { id } })),
      members: (id) => call("tribes.members", ({ tribes }) => tribes.members({ params: { id } })),
      addMember: (id, userId) =>
        call("tribes.addMember", ({ tribes }) => tribes.addMember({ params: { id, userId } })),
      removeMember: (id, userId) =>
        call("tribes.removeMember", ({ tribes }) => tribes.removeMember({ params: { id, userId } })),
    }),
  ),
);
