import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import { all, count, create, edit, page, listOf, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { id, idText } from "./ids.ts";
import { absent, KitchenRefCodec, TribeRefCodec, UserRefCodec } from "./reference-codecs.ts";

const NewCommentCodec = Schema.Struct({
  user: UserRefCodec,
  kitchen: absent(KitchenRefCodec),
  tribe: absent(TribeRefCodec),
  text: Schema.String,
}).annotate({ identifier: "NewComment" });

const CommentCodec = Schema.Struct({
  commentId: id<"comment">(),
  ...NewCommentCodec.fields,
  creationDate: absent(Schema.String),
}).annotate({ identifier: "Comment" });

const commentId = idText<"comment">();

/** §7, Comments. Pages are `{max}/{first}` (D29); one comment is read by POST (D30). */
export const CommentsGroup = HttpApiGroup.make("comments")
  .add(
    all("/comment", CommentCodec),
    count("/comment/count"),
    page("/comment/:max/:first", CommentCodec),
    create("/comment/createComment", NewCommentCodec, CommentCodec),
    edit("/comment/editComment", CommentCodec),
    HttpApiEndpoint.post("byId", "/comment/:id", {
      params: { id: commentId },
      success: CommentCodec,
      error: FAILURES,
    }),
    remove("/comment/deleteComment/:id", commentId),
    listOf("ofUser", "/comment/user/:id", idText<"user">(), CommentCodec),
    listOf("ofTribe", "/comment/tribe/:id", idText<"tribe">(), CommentCodec),
    listOf("ofKitchen", "/comment/findKitchenComments/:id", idText<"kitchen">(), CommentCodec),
  )
  .middleware(Authorization);
