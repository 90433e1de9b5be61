import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { idText } from "../../domain/fields.ts";
import { ChangedTribe, NewTribe, Tribe, tribeListDefinition } from "../../domain/tribe.ts";
import { authorized } from "./access.ts";
import {
  all,
  byId,
  count,
  createOnce,
  find,
  listOf,
  listPage,
  revised,
  revisedEdit,
  revisedRemove,
} from "./endpoints.ts";
import { UserCodec } from "./user-codec.ts";

const id = idText<"tribe">();

const membership = {
  params: { id, userId: idText<"user">() },
  success: HttpApiSchema.NoContent,
};

/** §7, Tribes. Pages are `{max}/{first}` (D29); an edit is a POST (D30). */
export const tribesGroup = () =>
  authorized(
    "tribes",
    all("/tribe", Tribe),
    count("/tribe/count"),
    listPage("/tribe/:max/:first", Tribe, tribeListDefinition),
    byId("/tribe/:id", id, revised(Tribe)),
    find("/search/tribes", Tribe),
    createOnce("/tribe/createTribe", NewTribe, Tribe),
    revisedEdit("/tribe/editTribe", ChangedTribe, Tribe),
    revisedRemove("/tribe/destroy/:id", id),
    listOf("members", "/tribe/findTribeMembers/:id", id, UserCodec),
    HttpApiEndpoint.post("addMember", "/tribe/:id/members/:userId", membership),
    HttpApiEndpoint.delete("removeMember", "/tribe/:id/members/:userId", membership),
  );
