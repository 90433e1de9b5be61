import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Search } from "../../domain/ports/search.ts";
import { Reads } from "./reads.ts";

/** `Search`, remembered with the records that it finds. */
export const searchCached = Layer.effect(
  Search,
  Effect.gen(function* () {
    const search = yield* Search;
    const { fresh } = yield* Reads;
    return Search.of({
      users: yield* fresh("users", search.users),
      kitchens: yield* fresh("kitchens", search.kitchens),
      tribes: yield* fresh("tribes", search.tribes),
    });
  }),
);
