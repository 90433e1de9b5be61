import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { UserComment, NewComment } from "../../../domain/user-comment.ts";
import type { CommentId } from "../../../domain/id.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { readable } from "../../../domain/records.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { contributionsSql, keyIn, kitchenRefOf, userRefOf } from "./contributions.ts";
import { creationDate } from "./instants.ts";
import { idOf, keyOf } from "./rows.ts";
import { storable } from "./storable.ts";

interface CommentRow {
  readonly comment_id: string;
  readonly user_id: string;
  readonly kitchen_id: string | null;
  readonly tribe_id: string | null;
  readonly text: string;
  readonly creation_date: string;
}

const commentOf = (row: CommentRow): UserComment => ({
  commentId: idOf<"comment">(row.comment_id),
  user: userRefOf(row.user_id),
  kitchen: kitchenRefOf(row.kitchen_id),
  tribe: row.tribe_id === null ? undefined : { tribeId: idOf<"tribe">(row.tribe_id) },
  text: row.text,
  creationDate: row.creation_date,
});

const contentIn = ({ kitchen, tribe, text }: NewComment) => {
  if (kitchen === undefined && tribe === undefined)
    return Effect.fail(Refused("A comment needs a kitchen or a tribe"));
  if (text.trim() === "") return Effect.fail(Refused("A comment needs a text"));
  return Effect.as(storable([text]), {
    kitchen_id: keyIn(kitchen?.kitchenId),
    tribe_id: keyIn(tribe?.tribeId),
    text,
  });
};

/** `Comments` over SQL. */
export const commentsSql = Layer.effect(
  Comments,
  Effect.map(SqlClient, (sql) => {
    const comments = contributionsSql<CommentRow, UserComment, CommentId, NewComment>(sql, {
      table: "comments",
      keyColumn: "comment_id",
      // From the block that holds the first of them on; the blocks before it are only added up.
      keysIn: ({ first, max }) => sql`
        WITH counted AS (
          SELECT block, (sum(comments) OVER (ORDER BY block) - comments)::bigint AS before FROM comment_blocks),
        start AS (SELECT block, before FROM counted WHERE before <= ${first} ORDER BY block DESC LIMIT 1)
        SELECT comment_id FROM comments
        WHERE comment_id >= (SELECT block * 1024 FROM start)
        ORDER BY comment_id LIMIT ${max} OFFSET (SELECT ${first}::bigint - before FROM start)`,
      ownerColumn: "user_id",
      columns: sql`comment_id::text, user_id::text, kitchen_id::text, tribe_id::text, text, ${creationDate(sql)}`,
      itemOf: commentOf,
      keyIn: ({ commentId }) => commentId,
      ownerIn: ({ user }) => user.userId,
      contentIn,
      onConflict: sql``,
      missing: "Comment not found",
    });
    return Comments.of({
      ...comments,
      ofTribe: (id) => Effect.map(comments.where(sql`tribe_id = ${keyOf(id)}`), readable),
    });
  }),
);
