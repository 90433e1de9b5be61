import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Roles } from "../../domain/ports/roles.ts";
import { Reads } from "./reads.ts";

/** `Roles`, remembered. */
export const rolesCached = Layer.effect(
  Roles,
  Effect.gen(function* () {
    const roles = yield* Roles;
    const { fresh } = yield* Reads;
    return Roles.of({ all: yield* fresh("roles", roles.all) });
  }),
);
