import * as Effect from "effect/Effect";
import { Google } from "../../domain/ports/google.ts";
import { port } from "./port.ts";

/** The token says whose connection it is. Beginning one is not remembered: its state can be used once. */
export const google = port(Google)(({ cached, call, invalidating }) => ({
  authorize: () => call("google.authorize"),
  status: cached("google", () => call("google.status")),
  locations: cached("google", () => Effect.map(call("google.locations"), ({ locations }) => locations)),
  // A business is counted at its locations: those come and go with the listing.
  disconnect: invalidating(["google", "business"], () => call("google.disconnect")),
  sync: invalidating(["google", "business"], () => call("google.sync")),
}));
