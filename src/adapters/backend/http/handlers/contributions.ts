import * as Effect from "effect/Effect";
import type { Id } from "../../../../domain/id.ts";
import type { Contributions, KitchenMarks } from "../../../../domain/ports/contributions.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { ownerOrAdmin, ownerOrPermitted, selfOrAdmin } from "../../policy/ownership.ts";
import { allTold, type ById, countedHandlers } from "./collections.ts";

type Marks = "favorites" | "blocks";
type Contributed = Marks | "comments" | "dates";

interface Saving<A> {
  readonly payload: A;
}

interface ByUserAndKitchen {
  readonly params: { readonly userId: Id<"user">; readonly kitchenId: Id<"kitchen"> };
}

interface Kind<A extends New, Key, New, Port extends Contributions<A, Key, New>, Name extends Contributed> {
  readonly name: Name;
  readonly port: Port;
  readonly keyIn: (record: A) => Key;
  readonly ownerIn: (draft: New) => Id<"user">;
}

/**
 * The handlers that every kind of contribution has. Writing is for the owner or an admin, reading what one user
 * left for that user or by permission; both are decided before anything is looked up for the answer.
 */
export const contributionHandlers = Effect.fnUntraced(function* <A extends New, Key, New>({
  name,
  port,
  keyIn,
  ownerIn,
}: Kind<A, Key, New, Contributions<A, Key, New>, Contributed>) {
  const ownedBySender = (id: Key) => ownerOrAdmin(Effect.map(port.byId(id), ownerIn));
  return {
    ...(yield* countedHandlers(port)),
    create: ({ payload }: Saving<New>) =>
      withAnsweredFailures(Effect.andThen(selfOrAdmin(ownerIn(payload)), port.create(payload))),
    edit: ({ payload }: Saving<A>) =>
      withAnsweredFailures(Effect.andThen(ownedBySender(keyIn(payload)), port.edit(payload))),
    remove: ({ params }: ById<Key>) =>
      withAnsweredFailures(Effect.andThen(ownedBySender(params.id), port.remove(params.id))),
    ofUser: ({ params: { id } }: ById<Id<"user">>) =>
      ownerOrPermitted(`${name}.ofUser`, Effect.succeed(id)).pipe(Effect.andThen(port.ofUser(id)), allTold),
    ofKitchen: ({ params }: ById<Id<"kitchen">>) => allTold(port.ofKitchen(params.id)),
  };
});

export const kitchenMarkHandlers = Effect.fnUntraced(function* <A extends New, Key, New>(
  kind: Kind<A, Key, New, KitchenMarks<A, Key, New>, Marks>,
) {
  return {
    ...(yield* contributionHandlers(kind)),
    byUserAndKitchen: ({ params: { userId, kitchenId } }: ByUserAndKitchen) =>
      withAnsweredFailures(
        Effect.andThen(
          ownerOrPermitted(`${kind.name}.byUserAndKitchen`, Effect.succeed(userId)),
          kind.port.byUserAndKitchen(userId, kitchenId),
        ),
      ),
  };
});
