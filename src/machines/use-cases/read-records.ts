import * as Effect from "effect/Effect";
import { isId } from "../../domain/id.ts";
import type { Kitchen } from "../../domain/kitchen.ts";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Users } from "../../domain/ports/users.ts";
import { NotFound } from "../../domain/remote-failure.ts";
import type { Choice } from "./find-choices.ts";

/** One user by what the address says; what cannot be an id is not found, without a request (D35). */
export const readUser = (id: string) =>
  isId<"user">(id) ? Users.use((users) => users.byId(id)) : Effect.fail(NotFound());

/** One kitchen by what the address says (D35). */
export const readKitchen = (id: string) =>
  isId<"kitchen">(id) ? Kitchens.use((kitchens) => kitchens.byId(id)) : Effect.fail(NotFound());

/** One tribe by what the address says (D35). */
export const readTribe = (id: string) =>
  isId<"tribe">(id) ? Tribes.use((tribes) => tribes.byId(id)) : Effect.fail(NotFound());

/** The name of a kitchen's tribe; nothing where it has none, or where that cannot be read. */
export const readTribeOf = ({ tribe }: Pick<Kitchen, "tribe">) =>
  tribe === undefined
    ? Effect.succeed<Choice | undefined>(undefined)
    : Tribes.use((tribes) => tribes.byId(tribe.tribeId)).pipe(
        Effect.map(({ tribeId, name, description }): Choice | undefined => ({
          id: tribeId,
          name,
          hint: description,
        })),
        Effect.orElseSucceed(() => undefined),
      );

/** A kitchen and what its form needs to know by name. */
export const readKitchenForForm = Effect.fnUntraced(function* (id: string) {
  const kitchen = yield* readKitchen(id);
  return { kitchen, tribe: yield* readTribeOf(kitchen) };
});
