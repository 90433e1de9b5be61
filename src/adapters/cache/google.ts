import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Google } from "../../domain/ports/google.ts";
import { Reads } from "./reads.ts";

/** `Google`, remembered; beginning a connection never is, because its state can be used once (D8). */
export const googleCached = Layer.effect(
  Google,
  Effect.gen(function* () {
    const google = yield* Google;
    const { fresh, touching } = yield* Reads;
    return Google.of({
      authorize: google.authorize,
      status: yield* fresh("google", google.status),
      locations: yield* fresh("google", google.locations),
      // A business is counted at its locations: those come and go with the listing.
      disconnect: touching(["google", "business"], google.disconnect),
      sync: touching(["google", "business"], google.sync),
    });
  }),
);
