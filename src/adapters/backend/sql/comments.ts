import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { commentListDefinition } from "../../../domain/moderation/comment-list.ts";
import { UserComment, NewComment } from "../../../domain/user-comment.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { contributionsSql } from "./contributions.ts";
import { ofOneOf, ofTime } from "./list-filters.ts";
import { CREATION_DATE } from "./instants.ts";
import { References } from "./references.ts";
import { keyOf } from "./rows.ts";

export const commentsSql = Layer.effect(
  Comments,
  Effect.zipWith(SqlClient, References, (sql, named) => {
    const comments = contributionsSql(sql, {
      table: "comments",
      keyColumn: "comment_id",
      ownerColumn: "user_id",
      filters: {
        user: ofOneOf(sql, ["user_id"]),
        kitchen: ofOneOf(sql, ["kitchen_id"]),
        tribe: ofOneOf(sql, ["tribe_id"]),
        ...ofTime(sql),
      },
      entity: UserComment,
      draft: NewComment,
      elsewhere: {
        creationDate: CREATION_DATE,
        ...named.user("user", "comments.user_id"),
        ...named.kitchen("kitchen", "comments.kitchen_id"),
        ...named.tribe("tribe", "comments.tribe_id"),
      },
      keyIn: ({ commentId }) => commentId,
      textsOf: commentListDefinition.textsOf,
      refusalOf: ({ kitchen, tribe }) =>
        kitchen === undefined && tribe === undefined
          ? Refused("A comment needs a kitchen or a tribe")
          : undefined,
      onConflict: sql``,
      missing: "Comment not found",
    });
    return Comments.of({
      ...comments,
      ofTribe: (id) => comments.where(sql`tribe_id = ${keyOf(id)}`),
    });
  }),
);
