import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Authorization } from "./access.ts";
import { all, byId, count, page, remove } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { idText } from "./ids.ts";
import { records } from "./records.ts";
import { NewTribeCodec, TribeCodec } from "./tribe-codec.ts";
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
    all("/tribe", TribeCodec),
    count("/tribe/count"),
    page("/tribe/:max/:first", TribeCodec),
    byId("/tribe/:id", id, TribeCodec),
    HttpApiEndpoint.post("create", "/tribe/createTribe", {
      payload: NewTribeCodec,
      success: TribeCodec,
      error: FAILURES,
    }),
    HttpApiEndpoint.post("edit", "/tribe/editTribe", {
      payload: TribeCodec,
      success: TribeCodec,
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
