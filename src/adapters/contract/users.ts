import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { userListDefinition } from "../../domain/user.ts";
import { authorized } from "./access.ts";
import { all, byId, count, find, listPage, ONLY_ONTO, revised, revisedRemove, whole } from "./endpoints.ts";
import { ChangedUserCodec, UserCodec, WholeUserCodec } from "./user-codec.ts";

const id = idText<"user">();

/** §7, Users. Pages are `{maxResults}/{firstResult}` (D29); verbs and spellings are the backend's (D30). */
export const usersGroup = () =>
  authorized(
    "users",
    all("/user", UserCodec),
    count("/user/count"),
    listPage("/user/:max/:first", UserCodec, userListDefinition),
    byId("/user/:id", id, revised(WholeUserCodec)),
    find("/search/users", UserCodec),
    HttpApiEndpoint.put("edit", "/user/editUser", {
      headers: ONLY_ONTO,
      payload: whole(ChangedUserCodec),
      success: UserCodec,
    }),
    revisedRemove("/user/destroy/:id", id),
  );
