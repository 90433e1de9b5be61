import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Authentication } from "../../domain/ports/authentication.ts";
import { Reads } from "./reads.ts";

/** `Authentication`, whose new user is among those that are read afterwards. */
export const authenticationCached = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const { exchange, createUser } = yield* Authentication;
    const { touching } = yield* Reads;
    return Authentication.of({ exchange, createUser: touching(["users"], createUser) });
  }),
);
