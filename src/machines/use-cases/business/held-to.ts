import * as Effect from "effect/Effect";
import type { HeldTo } from "../../../domain/business/plan.ts";
import type { Id } from "../../../domain/id.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Subscriptions } from "../../../domain/ports/subscriptions.ts";

/** What a chef's plan includes, where the backend holds chefs to it (D72); it never fails. */
export const readHeldTo = Effect.fnUntraced(function* (owner: Id<"user">) {
  if (!(yield* offers("plans"))) return undefined;
  const read = yield* Effect.result(Subscriptions.use(({ info }) => info(owner)));
  const plan: HeldTo = read._tag === "Success" ? read.success.features : undefined;
  return plan;
});
