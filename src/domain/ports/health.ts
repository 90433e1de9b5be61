import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { RemoteFailure } from "../remote-failure.ts";

/** Whether the service is up (§7, Health). */
export class Health extends Context.Service<Health, { readonly check: () => Effect<void, RemoteFailure> }>()(
  "domain/ports/Health",
) {}
