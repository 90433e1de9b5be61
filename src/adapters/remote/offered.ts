import * as Context from "effect/Context";
import * as Layer from "effect/Layer";

/** What the backend said at the last exchange that it has beyond §7 (D57); nothing where it leaves that to its health. */
export class Offered extends Context.Service<Offered, { told: ReadonlyArray<string> | undefined }>()(
  "adapters/remote/Offered",
) {}

export const offered = Layer.sync(Offered, () => ({ told: undefined }));
