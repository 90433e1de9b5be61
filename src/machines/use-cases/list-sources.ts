import * as Effect from "effect/Effect";
import { type Id, isId } from "../../domain/id.ts";
import type { Kitchen } from "../../domain/kitchen.ts";
import type { ListDefinition } from "../../domain/list-definition.ts";
import {
  kitchenListDefinition,
  tribeListDefinition,
  userListDefinition,
} from "../../domain/list-definitions.ts";
import type { PageWindow } from "../../domain/paging.ts";
import type { ReadingPorts } from "../../domain/ports/index.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Search } from "../../domain/ports/search.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Users } from "../../domain/ports/users.ts";
import type { Found, Records } from "../../domain/records.ts";
import { NotFound, type RemoteFailure } from "../../domain/remote-failure.ts";
import type { Tribe } from "../../domain/tribe.ts";
import type { User } from "../../domain/user.ts";

type Reading<A, R = ReadingPorts> = Effect.Effect<A, RemoteFailure, R>;

/** Where a list's records come from (§7). */
export interface ListSource<A, R = ReadingPorts> {
  readonly listing: ListDefinition<A>;
  readonly page: (range: PageWindow) => Reading<Records<A>, R>;
  readonly count: () => Reading<number, R>;
  readonly find: (query: string, range: PageWindow) => Reading<Found<A>, R>;
  readonly byId: (id: string) => Reading<A, R>;
}

/** One record by any text; what cannot be an id is not found, without a request (D35). */
const identified =
  <Of extends string, A>(read: (id: Id<Of>) => Reading<A>) =>
  (id: string): Reading<A> =>
    isId<Of>(id) ? read(id) : Effect.fail(NotFound());

export const userSource: ListSource<User> = {
  listing: userListDefinition,
  page: (range) => Users.use((users) => users.page(range)),
  count: () => Users.use((users) => users.count()),
  find: (query, range) => Search.use((search) => search.users(query, range)),
  byId: identified((id: Id<"user">) => Users.use((users) => users.byId(id))),
};

export const kitchenSource: ListSource<Kitchen> = {
  listing: kitchenListDefinition,
  page: (range) => Kitchens.use((kitchens) => kitchens.page(range)),
  count: () => Kitchens.use((kitchens) => kitchens.count()),
  find: (query, range) => Search.use((search) => search.kitchens(query, range)),
  byId: identified((id: Id<"kitchen">) => Kitchens.use((kitchens) => kitchens.byId(id))),
};

export const tribeSource: ListSource<Tribe> = {
  listing: tribeListDefinition,
  page: (range) => Tribes.use((tribes) => tribes.page(range)),
  count: () => Tribes.use((tribes) => tribes.count()),
  find: (query, range) => Search.use((search) => search.tribes(query, range)),
  byId: identified((id: Id<"tribe">) => Tribes.use((tribes) => tribes.byId(id))),
};
