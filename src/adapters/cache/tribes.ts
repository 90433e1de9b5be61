import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Tribes } from "../../domain/ports/tribes.ts";
import { Reads } from "./reads.ts";

/**
 * `Tribes`, remembered. Members are users, so what changes a user is seen among them as well. A tribe's comments go with
 * it; its kitchens stay without one.
 */
export const tribesCached = Layer.effect(
  Tribes,
  Effect.gen(function* () {
    const tribes = yield* Tribes;
    const { fresh, touching } = yield* Reads;
    return Tribes.of({
      all: yield* fresh("tribes", tribes.all),
      page: yield* fresh("tribes", tribes.page),
      byId: yield* fresh("tribes", tribes.byId),
      count: yield* fresh("tribes", tribes.count),
      members: yield* fresh("users", tribes.members),
      create: touching(["tribes"], tribes.create),
      edit: touching(["tribes"], tribes.edit),
      remove: touching(["tribes", "users", "tribe images", "kitchens", "comments"], tribes.remove),
      addMember: touching(["users"], tribes.addMember),
      removeMember: touching(["users"], tribes.removeMember),
    });
  }),
);
