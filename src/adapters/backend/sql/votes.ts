import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { Id } from "../../../domain/id.ts";
import { Votes } from "../../../domain/ports/votes.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { KitchenVote, NewKitchenVote } from "../../../domain/vote.ts";
import { reading, writing } from "./entity-rows.ts";
import { References } from "./references.ts";
import { firstOr, recordsBy } from "./reads.ts";
import { keyOf } from "./rows.ts";
import { inTransaction, lockForShare } from "./transaction.ts";
import { recount } from "./vote-counts.ts";

const columnsOf = writing(NewKitchenVote);

/** `Votes` over SQL. A kitchen's row is held while its votes change, so its counts are always those of the votes. */
export const votesSql = Layer.effect(
  Votes,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const named = yield* References;

    const { columns, itemOf } = reading(sql, "v", KitchenVote, {
      ...named.user("user", "v.user_id"),
      ...named.kitchen("kitchen", "v.kitchen_id"),
    });
    const votes = (condition: Fragment) =>
      sql`
        SELECT ${columns} FROM kitchen_votes v
        WHERE ${condition} ORDER BY v.kitchen_id, v.user_id`.pipe(recordsBy(itemOf));

    const changing = Effect.fnUntraced(function* (
      userId: Id<"user">,
      kitchenId: Id<"kitchen">,
      change: Effect.Effect<void, RemoteFailure>,
    ) {
      if (!(yield* lockForShare(sql, "users", "user_id", userId)))
        return yield* Effect.fail(NotFound("User not found"));
      const key = keyOf(kitchenId);
      const held = yield* sql`SELECT 1 FROM kitchens WHERE kitchen_id = ${key} FOR NO KEY UPDATE`;
      if (held.length === 0) return yield* Effect.fail(NotFound("Kitchen not found"));
      yield* change;
      return yield* recount(sql, [key]);
    }, inTransaction(sql));

    return Votes.of({
      ofKitchen: (id) => votes(sql`v.kitchen_id = ${keyOf(id)}`),
      ofUser: (id) => votes(sql`v.user_id = ${keyOf(id)}`),
      vote: Effect.fnUntraced(function* (vote) {
        const saved = sql`
          INSERT INTO kitchen_votes ${sql.insert(yield* columnsOf(vote))}
          ON CONFLICT (user_id, kitchen_id) DO UPDATE SET positive = EXCLUDED.positive`.pipe(
          Effect.orDie,
          Effect.asVoid,
        );
        yield* changing(vote.user.userId, vote.kitchen.kitchenId, saved);
        return vote;
      }),
      withdraw: (userId, kitchenId) =>
        changing(
          userId,
          kitchenId,
          sql`
            DELETE FROM kitchen_votes
            WHERE user_id = ${keyOf(userId)} AND kitchen_id = ${keyOf(kitchenId)} RETURNING 1`.pipe(
            firstOr(NotFound("Vote not found")),
            Effect.asVoid,
          ),
        ),
    });
  }),
);
