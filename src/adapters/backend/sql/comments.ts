import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { UserComment, NewComment } from "../../../domain/user-comment.ts";
import type { CommentId } from "../../../domain/id.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { readable } from "../../../domain/records.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { contributionsSql } from "./contributions.ts";
import { CREATION_DATE } from "./instants.ts";
import { namedKitchen, namedTribe, namedUser } from "./references.ts";
import { keyOf } from "./rows.ts";

export const commentsSql = Layer.effect(
  Comments,
  Effect.map(SqlClient, (sql) => {
    const comments = contributionsSql<UserComment, CommentId, NewComment>(sql, {
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
      entity: UserComment,
      draft: NewComment,
      elsewhere: {
        creationDate: CREATION_DATE,
        ...namedUser("user", "comments.user_id"),
        ...namedKitchen("kitchen", "comments.kitchen_id"),
        ...namedTribe("tribe", "comments.tribe_id"),
      },
      keyIn: ({ commentId }) => commentId,
      refusalOf: ({ kitchen, tribe }) =>
        kitchen === undefined && tribe === undefined
          ? Refused("A comment needs a kitchen or a tribe")
          : undefined,
      onConflict: sql``,
      missing: "Comment not found",
    });
    return Comments.of({
      ...comments,
      ofTribe: (id) => Effect.map(comments.where(sql`tribe_id = ${keyOf(id)}`), readable),
    });
  }),
);
