import * as Context from "effect/Context";
import * as Layer from "effect/Layer";

/**
 * What the backend has beyond §7 (D57), as it said at the last exchange or, where that left it to its health, there;
 * nothing before it was asked.
 */
export class Offered extends Context.Service<Offered, { told: ReadonlyArray<string> | undefined }>()(
  "adapters/remote/Offered",
) {}

export const offered = Layer.sync(Offered, () => ({ told: undefined }));
