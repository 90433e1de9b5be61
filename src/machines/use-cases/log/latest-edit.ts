import * as Effect from "effect/Effect";
import { logOf } from "../../../domain/activity.ts";
import { SHOWN_BESIDE } from "../../../domain/paging.ts";
import { Activities } from "../../../domain/ports/activities.ts";
import { anew } from "../../../domain/ports/bypass-cache.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { type ResourceName, RESOURCES } from "../../../domain/resources.ts";

/** A record that is edited. */
export interface Edits {
  readonly resource: ResourceName;
  readonly id: string;
}

/** The last edit of a record, as far as the backend notes that (D66). */
export const latestEdit = Effect.fnUntraced(function* ({ resource, id }: Edits) {
  if (!(yield* offers("activity"))) return undefined;
  const { list } = yield* Activities;
  const filters = logOf(RESOURCES[resource].kind, id);
  const { items } = yield* anew(list({ first: 0, max: SHOWN_BESIDE }, { filters }));
  return items.find(({ operation }) => operation.endsWith(".edit"));
});
