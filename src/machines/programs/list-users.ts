import * as Effect from "effect/Effect";
import { matchesQuery, searchedTexts } from "../../domain/matching.ts";
import { cut, type PageRequest, windowOf } from "../../domain/paging.ts";
import { Search } from "../../domain/ports/search.ts";
import { Users } from "../../domain/ports/users.ts";
import type { Page } from "../../domain/records.ts";
import type { User } from "../../domain/user.ts";

/** What a list's URL asks for. */
export interface ListRequest extends PageRequest {
  readonly query: string;
}

/** A page of users; `filteredOver` counts the rows that were looked through where the backend could not search. */
export interface UserPage extends Page<User> {
  readonly filteredOver: number | undefined;
}

const whole = Effect.fnUntraced(function* (request: PageRequest) {
  const users = yield* Users;
  const [records, total] = yield* Effect.all([users.page(windowOf(request)), users.count()], {
    concurrency: "unbounded",
  });
  return { ...records, total, filteredOver: undefined } satisfies UserPage;
});

const filteredHere = Effect.fnUntraced(function* ({ query, ...request }: ListRequest) {
  const users = yield* Users;
  const { items, unreadable } = yield* users.all();
  const matching = items.filter((user) => matchesQuery(query, searchedTexts.user(user)));
  return {
    items: cut(matching, windowOf(request)),
    unreadable,
    total: matching.length,
    filteredOver: items.length,
  } satisfies UserPage;
});

const found = Effect.fnUntraced(function* ({ query, ...request }: ListRequest) {
  const search = yield* Search;
  const window = windowOf(request);
  const { total, ...records } = yield* search.users(query, window);
  return {
    ...records,
    total: total ?? window.first + records.items.length,
    filteredOver: undefined,
  } satisfies UserPage;
});

/** A page of the users that match (§7): searched by the backend, or here over every user when it cannot (D33). */
export const listUsers = (request: ListRequest) =>
  request.query.trim() === ""
    ? whole(request)
    : found(request).pipe(
        Effect.catchIf(
          (failure) => failure._tag !== "Unauthorized" && failure._tag !== "Forbidden",
          () => filteredHere(request),
        ),
      );
