import * as Effect from "effect/Effect";
import { type Activity, logOf, type NotedKind } from "../../../domain/activity.ts";
import type { DateRequest } from "../../../domain/date-request.ts";
import { type Id, isId } from "../../../domain/id.ts";
import { latestFirst } from "../../../domain/instant.ts";
import { type Arrangement, UNARRANGED } from "../../../domain/list-request.ts";
import { type PageWindow, SHOWN_BESIDE } from "../../../domain/paging.ts";
import { permits, type Permission } from "../../../domain/permission.ts";
import { Activities } from "../../../domain/ports/activities.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import type { Dates } from "../../../domain/ports/dates.ts";
import type { Found, Records } from "../../../domain/records.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { AppUser } from "../../../domain/session.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import type { App, Read } from "../../app.ts";
import type { Reading } from "../../question/question.machine.ts";
import { identified } from "../identified.ts";

/** Who reads a page. */
export interface Reader extends Pick<App, "read"> {
  readonly user: AppUser;
}

export interface RelatedRecords<A> {
  readonly items: ReadonlyArray<A>;
  readonly total: number;
}

/** Records that belong to the one on the page; nothing where its reader may not see them or the backend cannot tell. */
export type Related<A> = Promise<Read<RelatedRecords<A> | undefined>> | undefined;

const FIRST = { first: 0, max: SHOWN_BESIDE };

/** The first of the records that a list narrows to (D58); nothing where the backend does not list itself. */
export const firstOf = <A>(
  list: (range: PageWindow, arrangement: Arrangement) => Reading<Found<A>>,
  filters: Arrangement["filters"],
  order: Partial<Pick<Arrangement, "sort" | "direction">> = {},
): Reading<RelatedRecords<A> | undefined> =>
  Effect.gen(function* () {
    if (!Object.values(filters).every(isId) || !(yield* offers("lists"))) return undefined;
    const { items, total = items.length } = yield* list(FIRST, { ...UNARRANGED, ...order, filters });
    return { items, total };
  });

/** Asks by any text for what belongs to a record, as far as it can be read. */
export const readItems = <Of extends string, A, E, R>(ask: (id: Id<Of>) => Effect.Effect<Records<A>, E, R>) =>
  identified((id: Id<Of>) => Effect.map(ask(id), ({ items }) => items));

/** The latest comments of a record, and how many it has; all of them where the backend does not list them. */
export const latestComments = <Of extends "user" | "kitchen" | "tribe">(
  of: Of,
  all: (id: Id<Of>) => Effect.Effect<Records<UserComment>, RemoteFailure, Comments>,
) =>
  identified((id: Id<Of>) =>
    Effect.gen(function* () {
      const { list } = yield* Comments;
      const latest = yield* firstOf(list, { [of]: id }, { sort: "time", direction: "descending" });
      if (latest !== undefined) return latest;
      const { items } = yield* all(id);
      return { items: latestFirst(items), total: items.length };
    }),
  );

/** The dates of a record, the latest first. */
export const latestDates = <Of extends "user" | "kitchen">(
  all: (id: Id<Of>) => Effect.Effect<Records<DateRequest>, RemoteFailure, Dates>,
) =>
  identified((id: Id<Of>) =>
    Effect.map(all(id), ({ items, ...rest }) => ({ ...rest, items: latestFirst(items) })),
  );

const changed = (
  id: string,
  filters: Arrangement["filters"],
): Reading<RelatedRecords<Activity> | undefined> =>
  Effect.gen(function* () {
    if (!isId(id) || !(yield* offers("activity"))) return undefined;
    const {
      items,
      total,
      atLeast = items.length,
    } = yield* Activities.use(({ list }) => list(FIRST, { filters }));
    return { items, total: total ?? atLeast };
  });

/** Reads what belongs to a record, each kind by itself, for whoever may see it. */
export const related = ({ read, user: { role } }: Reader, signal: AbortSignal) => {
  const forWhoMay = <A>(permission: Permission, asked: Reading<RelatedRecords<A> | undefined>): Related<A> =>
    permits(role, permission) ? read(asked, signal) : undefined;
  return {
    whole: <A>(permission: Permission, asked: Reading<Records<A>>): Related<A> =>
      forWhoMay(
        permission,
        Effect.map(asked, ({ items }) => ({ items, total: items.length })),
      ),
    /** What was changed of a record; nothing where the backend does not note that. */
    activity: (kind: NotedKind, id: string): Related<Activity> =>
      forWhoMay("dashboard.read", changed(id, logOf(kind, id))),
    /** What somebody changed, likewise. */
    deeds: (person: string): Related<Activity> => forWhoMay("dashboard.read", changed(person, { person })),
    listed: <A>(
      permission: Permission,
      list: (range: PageWindow, arrangement: Arrangement) => Reading<Found<A>>,
      filters: Arrangement["filters"],
    ): Related<A> => forWhoMay(permission, firstOf(list, filters)),
  };
};
