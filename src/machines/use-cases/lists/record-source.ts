import * as Effect from "effect/Effect";
import { shortened } from "../../../domain/cut.ts";
import type { RecordTarget } from "../../../domain/deletion.ts";
import type { Draft } from "../../../domain/editing.ts";
import type { Id } from "../../../domain/id.ts";
import type { ChoiceDefinition, ListDefinition } from "../../../domain/list-definition.ts";
import { type Arrangement, searchedText } from "../../../domain/list-request.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import { type Capabilities, offers } from "../../../domain/ports/capabilities.ts";
import type { CountedCollection, SearchedCollection } from "../../../domain/ports/collection.ts";
import type { Found, Records } from "../../../domain/records.ts";
import { farness } from "../../../domain/matching.ts";
import { isAnotherWayWorthIt } from "../../../domain/lists/other-ways.ts";
import { type RemoteFailure, Unreachable } from "../../../domain/remote-failure.ts";
import type { Writing } from "../../editing/editing.vocabulary.ts";
import { identified } from "../identified.ts";
import { whenNeeded } from "../when-needed.ts";
import type { WholeList } from "./whole-list.ts";

type Asking<A, R> = Effect.Effect<A, RemoteFailure, R>;

/** Where a list's records come from. */
export interface ListSource<A, R> extends WholeList<A, R> {
  readonly definition: ListDefinition<A>;
  /** A window of what the backend finds; nothing where it cannot search. */
  readonly find?: (query: string, range: PageWindow) => Asking<Found<A>, R>;
  /** Whether the backend searches, sorts and filters lists of any size itself. */
  readonly isListed: Effect.Effect<boolean, never, R>;
  /** A window of what passes, in order; where the backend lists itself. */
  readonly list: (range: PageWindow, arrangement: Arrangement) => Asking<Found<A>, R>;
  readonly byId: (id: string) => Asking<A, R>;
}

/** A record by what people know it by. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly picture: string | undefined;
}

/** Everything that is asked of one kind of record, whichever it is. */
export interface RecordSource<A, D extends Draft<D>, R> extends ListSource<A, R | Capabilities> {
  /** The records that match, by name; the first ones where nothing is looked for. */
  readonly choices: (query: string, range: PageWindow) => Asking<ReadonlyArray<Choice>, R>;
  readonly choiceOf: (record: A) => Choice;
  /** One record, by name. */
  readonly choice: (id: string) => Asking<Choice, R>;
  readonly remove: (target: RecordTarget) => Asking<void, R>;
  /** Saves a record as its form would have it, or a new one. */
  readonly write: (writing: Writing<A, D>) => Asking<A, R>;
}

/** Where the records of a port are listed from. */
export const listSource = <A, Of extends string, R>(
  port: Effect.Effect<CountedCollection<A, Id<Of>>, never, R>,
  definition: ListDefinition<A>,
): ListSource<A, R | Capabilities> => ({
  definition,
  page: (range) => Effect.flatMap(port, (records) => records.page(range)),
  count: () => Effect.flatMap(port, (records) => records.count()),
  isListed: offers("lists"),
  list: (range, arrangement) => Effect.flatMap(port, (records) => records.list(range, arrangement)),
  byId: identified((id: Id<Of>) => Effect.flatMap(port, (records) => records.byId(id))),
});

/** A source over the port of its kind. */
export const recordSource = <A, D extends Draft<D>, Of extends string, R>(
  port: Effect.Effect<SearchedCollection<A, Id<Of>>, never, R>,
  definition: ChoiceDefinition<A>,
  write: RecordSource<A, D, R>["write"],
): RecordSource<A, D, R> => {
  const { idOf, pictureOf } = definition;
  // What breaks a rule of length is called by its beginning wherever it is named.
  const nameOf = (record: A): string => shortened(definition.nameOf(record), "NameTooLong");
  const hintOf = (record: A): string => shortened(definition.hintOf(record), "NameTooLong");
  const choiceOf = (record: A): Choice => ({
    id: idOf(record),
    name: nameOf(record),
    hint: hintOf(record),
    picture: pictureOf(record),
  });
  const page = (range: PageWindow): Asking<Records<A>, R> =>
    Effect.flatMap(port, (records) => records.page(range));
  const count = (): Asking<number, R> => Effect.flatMap(port, (records) => records.count());
  const find = (query: string, range: PageWindow): Asking<Found<A>, R> =>
    Effect.flatMap(port, (records) => records.find(searchedText(query), range));
  const byId = identified((id: Id<Of>) => Effect.flatMap(port, (records) => records.byId(id)));
  const findHere = whenNeeded(
    async () => (await import("./find-here.ts")).findHere({ page, count }, definition),
    Unreachable,
  );
  return {
    ...listSource(port, { ...definition, nameOf }),
    find,
    choices: (query, range) =>
      Effect.map(
        query.trim() === ""
          ? page(range)
          : Effect.catchIf(find(query, range), isAnotherWayWorthIt, (why) => findHere({ query, range, why })),
        // Found by a name comes before found by what stands beside it, as an address.
        ({ items }) =>
          items.map(choiceOf).toSorted((one, other) => farness(query, one.name) - farness(query, other.name)),
      ),
    choiceOf,
    choice: (id) => Effect.map(byId(id), choiceOf),
    remove: ({ id, revision }) =>
      identified((key: Id<Of>) => Effect.flatMap(port, (records) => records.remove(key, revision)))(id),
    write,
  };
};
