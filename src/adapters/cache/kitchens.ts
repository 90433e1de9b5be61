import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Kitchens } from "../../domain/ports/kitchens.ts";
import { CONTRIBUTED, Reads } from "./reads.ts";

/** `Kitchens`, remembered. A kitchen's logo may stand for its images; what hangs on a kitchen goes with it. */
export const kitchensCached = Layer.effect(
  Kitchens,
  Effect.gen(function* () {
    const kitchens = yield* Kitchens;
    const { fresh, touching } = yield* Reads;
    return Kitchens.of({
      all: yield* fresh("kitchens", kitchens.all),
      page: yield* fresh("kitchens", kitchens.page),
      byId: yield* fresh("kitchens", kitchens.byId),
      count: yield* fresh("kitchens", kitchens.count),
      create: touching(["kitchens"], kitchens.create),
      edit: touching(["kitchens", "kitchen images"], kitchens.edit),
      remove: touching(["kitchens", "kitchen images", "votes", "locations", ...CONTRIBUTED], kitchens.remove),
    });
  }),
);
