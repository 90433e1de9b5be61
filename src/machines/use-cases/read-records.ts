import * as Effect from "effect/Effect";
import type { Kitchen } from "../../domain/kitchen.ts";
import { Tribes } from "../../domain/ports/tribes.ts";
import { type Choice, RECORD_SOURCES } from "./record-sources.ts";

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
  const kitchen = yield* RECORD_SOURCES.kitchens.byId(id);
  return { kitchen, tribe: yield* readTribeOf(kitchen) };
});
