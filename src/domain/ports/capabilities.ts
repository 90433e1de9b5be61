import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Capability } from "../capability.ts";

/** What the backend has beyond §7 (D57). */
export class Capabilities extends Context.Service<
  Capabilities,
  {
    /** Whether it has a capability; one that cannot be told of is not there. */
    readonly offers: (capability: Capability) => Effect<boolean>;
  }
>()("domain/ports/Capabilities") {}

export const offers = (capability: Capability) => Capabilities.use((backend) => backend.offers(capability));
