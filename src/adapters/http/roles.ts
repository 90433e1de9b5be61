import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Roles } from "../../domain/ports/roles.ts";
import { Call } from "./call.ts";

/** `Roles` over HTTP. */
export const rolesHttp = Layer.effect(
  Roles,
  Effect.map(Call, (call) => Roles.of({ all: () => call("roles.all", ({ roles }) => roles.all({})) })),
);
