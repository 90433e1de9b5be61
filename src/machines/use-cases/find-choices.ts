import * as Effect from "effect/Effect";
import { Search } from "../../domain/ports/search.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Users } from "../../domain/ports/users.ts";
import { displayNameOf } from "../../domain/user.ts";

/** Something that a form may refer to: its id, and the names people know it by. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
}

/** How many are offered for what was typed. */
const OFFERED = { first: 0, max: 20 };

/** The users that match; all of them in pages where nothing was typed. */
export const findUsers = Effect.fnUntraced(function* (query: string) {
  const search = yield* Search;
  const users = yield* Users;
  const { items } = yield* query.trim() === "" ? users.page(OFFERED) : search.users(query, OFFERED);
  return items.map((user): Choice => ({ id: user.userId, name: displayNameOf(user), hint: user.email }));
});

/** The tribes that match; the first ones where nothing was typed. */
export const findTribes = Effect.fnUntraced(function* (query: string) {
  const search = yield* Search;
  const tribes = yield* Tribes;
  const { items } = yield* query.trim() === "" ? tribes.page(OFFERED) : search.tribes(query, OFFERED);
  return items.map((tribe): Choice => ({ id: tribe.tribeId, name: tribe.name, hint: tribe.description }));
});
