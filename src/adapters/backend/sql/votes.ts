import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { KitchenId, UserId } from "../../../domain/id.ts";
import { Votes } from "../../../domain/ports/votes.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { KitchenVote } from "../../../domain/vote.ts";
import { idOf, keyOf } from "./rows.ts";
import { lockForShare } from "./lock-for-share.ts";
import { inTransaction } from "./transaction.ts";
import { recount } from "./vote-counts.ts";

interface VoteRow {
  readonly user_id: string;
  readonly kitchen_id: string;
  readonly positive: boolean;
}

const voteOf = (row: VoteRow): KitchenVote => ({
  user: { userId: idOf<"user">(row.user_id) },
  kitchen: { kitchenId: idOf<"kitchen">(row.kitchen_id) },
  positive: row.positive,
});

/** `Votes` over SQL. A kitchen's row is held while its votes change, so its counts are always those of the votes. */
export const votesSql = Layer.effect(
  Votes,
  Effect.gen(function* () {
    const sql = yield* SqlClient;

    const votes = (condition: Fragment) =>
      sql<VoteRow>`
        SELECT v.user_id::text, v.kitchen_id::text, v.positive FROM kitchen_votes v
        WHERE ${condition} ORDER BY v.kitchen_id, v.user_id`.pipe(
        Effect.orDie,
        Effect.map((rows) => readable(rows.map(voteOf))),
      );

    const changing = (
      userId: UserId,
      kitchenId: KitchenId,
      change: Effect.Effect<void, RemoteFailure>,
    ): Effect.Effect<void, RemoteFailure> =>
      inTransaction(
        sql,
        Effect.gen(function* () {
          if (!(yield* lockForShare(sql, "users", "user_id", userId)))
            return yield* Effect.fail(NotFound("User not found"));
          const key = keyOf(kitchenId);
          const held = yield* sql`
            SELECT 1 FROM kitchens WHERE kitchen_id = ${key} FOR NO KEY UPDATE`.pipe(Effect.orDie);
          if (held.length === 0) return yield* Effect.fail(NotFound("Kitchen not found"));
          yield* change;
          return yield* recount(sql, [key]);
        }),
      );

    return Votes.of({
      ofKitchen: (id) => votes(sql`v.kitchen_id = ${keyOf(id)}`),
      ofUser: (id) => votes(sql`v.user_id = ${keyOf(id)}`),
      vote: (vote) => {
        const { kitchen, positive, user } = vote;
        const row = { user_id: keyOf(user.userId), kitchen_id: keyOf(kitchen.kitchenId), positive };
        const saved = sql`
          INSERT INTO kitchen_votes ${sql.insert(row)}
          ON CONFLICT (user_id, kitchen_id) DO UPDATE SET positive = EXCLUDED.positive`.pipe(
          Effect.orDie,
          Effect.asVoid,
        );
        return changing(user.userId, kitchen.kitchenId, saved).pipe(Effect.as(vote));
      },
      withdraw: (userId, kitchenId) =>
        changing(
          userId,
          kitchenId,
          sql`
            DELETE FROM kitchen_votes
            WHERE user_id = ${keyOf(userId)} AND kitchen_id = ${keyOf(kitchenId)} RETURNING 1`.pipe(
            Effect.orDie,
            Effect.flatMap(([gone]) =>
              gone === undefined ? Effect.fail(NotFound("Vote not found")) : Effect.void,
            ),
          ),
        ),
    });
  }),
);
