import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { ChangedComment, NewComment, UserComment } from "../../domain/user-comment.ts";
import { COMMENT_LIST } from "../../domain/contribution-lists.ts";
import { authorized } from "./access.ts";
import { all, count, create, edit, listPage, listOf, remove } from "./endpoints.ts";

const commentId = idText<"comment">();

/** §7, Comments. Pages are `{max}/{first}` (D29); one comment is read by POST (D30). */
export const commentsGroup = () =>
  authorized(
    "comments",
    all("/comment", UserComment),
    count("/comment/count"),
    listPage("/comment/:max/:first", UserComment, COMMENT_LIST),
    create("/comment/createComment", NewComment, UserComment),
    edit("/comment/editComment", ChangedComment, UserComment),
    HttpApiEndpoint.post("byId", "/comment/:id", {
      params: { id: commentId },
      success: UserComment,
    }),
    remove("/comment/deleteComment/:id", commentId),
    listOf("ofUser", "/comment/user/:id", idText<"user">(), UserComment),
    listOf("ofTribe", "/comment/tribe/:id", idText<"tribe">(), UserComment),
    listOf("ofKitchen", "/comment/findKitchenComments/:id", idText<"kitchen">(), UserComment),
  );
