import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { idText } from "../../domain/fields.ts";
import { ChangedTribe, NewTribe, Tribe } from "../../domain/tribe.ts";
import { Authorization } from "./access.ts";
import { all, byId, count, page, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";
import { UserCodec } from "./user-codec.ts";

const id = idText<"tribe">();

const membership = {
  params: { id, userId: idText<"user">() },
  success: HttpApiSchema.NoContent,
  error: FAILURES,
};

/** §7, Tribes. Pages are `{max}/{first}` (D29); an edit is a POST (D30). */
export const TribesGroup = HttpApiGroup.make("tribes")
  .add(
    all("/tribe", Tribe),
    count("/tribe/count"),
    page("/tribe/:max/:first", Tribe),
    byId("/tribe/:id", id, Tribe),
    HttpApiEndpoint.post("create", "/tribe/createTribe", {
      payload: NewTribe,
      success: Tribe,
      error: FAILURES,
    }),
    HttpApiEndpoint.post("edit", "/tribe/editTribe", {
      payload: ChangedTribe,
      success: Tribe,
      error: FAILURES,
    }),
    remove("/tribe/destroy/:id", id),
    HttpApiEndpoint.get("members", "/tribe/findTribeMembers/:id", {
      params: { id },
      success: records(UserCodec),
      error: FAILURES,
    }),
    HttpApiEndpoint.post("addMember", "/tribe/:id/members/:userId", membership),
    HttpApiEndpoint.delete("removeMember", "/tribe/:id/members/:userId", membership),
  )
  .middleware(Authorization);
