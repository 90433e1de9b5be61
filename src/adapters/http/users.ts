import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Users } from "../../domain/ports/users.ts";
import { Call } from "./call.ts";

/** `Users` over HTTP. */
export const usersHttp = Layer.effect(
  Users,
  Effect.map(Call, (call) =>
    Users.of({
      all: () => call("users.all", ({ users }) => users.all({})),
      page: ({ first, max }) => call("users.page", ({ users }) => users.page({ params: { max, first } })),
      byId: (id) => call("users.byId", ({ users }) => users.byId({ params: { id } })),
      edit: (user) => call("users.edit", ({ users }) => users.edit({ payload: user })),
      remove: (id) => call("users.remove", ({ users }) => users.remove({ params: { id } })),
      count: () => call("users.count", ({ users }) => users.count({})),
    }),
  ),
);
