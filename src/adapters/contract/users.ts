import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Authorization } from "./access.ts";
import { FAILURES } from "./failures.ts";
import { idText } from "./ids.ts";
import { records } from "./records.ts";
import { UserCodec } from "./user-codec.ts";

const error = FAILURES;
const params = { id: idText<"user">() };

/** §7, Users. Pages are `{maxResults}/{firstResult}` (D29); verbs and spellings are the backend's (D30). */
export const UsersGroup = HttpApiGroup.make("users")
  .add(
    HttpApiEndpoint.get("all", "/user", { success: records(UserCodec), error }),
    HttpApiEndpoint.get("count", "/user/count", { success: Schema.Finite, error }),
    HttpApiEndpoint.get("page", "/user/:maxResults/:firstResult", {
      params: { maxResults: Schema.Int, firstResult: Schema.Int },
      success: records(UserCodec),
      error,
    }),
    HttpApiEndpoint.get("byId", "/user/:id", { params, success: UserCodec, error }),
    HttpApiEndpoint.put("edit", "/user/editUser", { payload: UserCodec, success: UserCodec, error }),
    HttpApiEndpoint.delete("remove", "/user/destroy/:id", {
      params,
      success: HttpApiSchema.NoContent,
      error,
    }),
  )
  .middleware(Authorization);
