import * as Effect from "effect/Effect";
import { UNARRANGED } from "../../../domain/list-request.ts";
import type { Mark } from "../../../domain/moderation/mark-list.ts";
import type { Reference } from "../../../domain/reference.ts";
import type { Listed } from "../lists/list-records.ts";

/** So many are shown of each kind. */
const SHOWN = 8;

/** The others that have something in common with a mark, the latest first, and how many there are. */
export interface Others<A> {
  readonly items: ReadonlyArray<A>;
  readonly total: number;
  /** What the list is narrowed to that shows them all. */
  readonly filters: Readonly<Record<string, string>>;
}

/** A mark beside the others of the same person, and the others on the same kitchen; nothing where they cannot be told apart. */
export interface Beside<A> {
  readonly record: A;
  readonly ofUser: Others<A> | undefined;
  readonly ofKitchen: Others<A> | undefined;
}

export const readBeside = <A, R>(
  { source: { definition, byId }, list }: Listed<A, R>,
  markOf: (record: A) => Mark,
) => {
  const others = Effect.fnUntraced(function* (filter: string, reference: Reference | undefined, own: string) {
    if (reference === undefined) return undefined;
    const filters = { [filter]: reference.id };
    const request = { ...UNARRANGED, filters, page: 1, size: SHOWN + 1 };
    const found = yield* list({ request, language: "en" });
    if (!found.isArranged) return undefined;
    const items = found.items.filter((record) => definition.idOf(record) !== own).slice(0, SHOWN);
    return { items, total: found.total - 1, filters } satisfies Others<A>;
  });
  return Effect.fnUntraced(function* (id: string) {
    const record = yield* byId(id);
    const { user, kitchen } = markOf(record);
    const [ofUser, ofKitchen] = yield* Effect.all(
      [others("user", user, id), others("kitchen", kitchen, id)],
      { concurrency: "unbounded" },
    );
    return { record, ofUser, ofKitchen } satisfies Beside<A>;
  });
};
