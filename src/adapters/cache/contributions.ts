import * as Effect from "effect/Effect";
import type { Contributions, KitchenMarks } from "../../domain/ports/contributions.ts";
import type { Reads, Resource } from "./reads.ts";

/** One kind of contribution, remembered under its own name. */
export const contributionsCached = Effect.fnUntraced(function* <A extends New, Id, New>(
  { fresh, touching }: Reads["Service"],
  resource: Resource,
  port: Contributions<A, Id, New>,
) {
  const cached: Contributions<A, Id, New> = {
    all: yield* fresh(resource, port.all),
    count: yield* fresh(resource, port.count),
    page: yield* fresh(resource, port.page),
    byId: yield* fresh(resource, port.byId),
    create: touching([resource], port.create),
    edit: touching([resource], port.edit),
    remove: touching([resource], port.remove),
    ofUser: yield* fresh(resource, port.ofUser),
    ofKitchen: yield* fresh(resource, port.ofKitchen),
  };
  return cached;
});

/** One kind of mark, remembered under its own name. */
export const kitchenMarksCached = Effect.fnUntraced(function* <A extends New, Id, New>(
  reads: Reads["Service"],
  resource: Resource,
  port: KitchenMarks<A, Id, New>,
) {
  const cached: KitchenMarks<A, Id, New> = {
    ...(yield* contributionsCached(reads, resource, port)),
    byUserAndKitchen: yield* reads.fresh(resource, port.byUserAndKitchen),
  };
  return cached;
});
