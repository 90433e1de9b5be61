import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { idText } from "../../domain/fields.ts";
import { KitchenVote, NewKitchenVote } from "../../domain/vote.ts";
import { authorized } from "./access.ts";
import { listOf } from "./endpoints.ts";

/** §7, Kitchen votes. */
export const votesGroup = () =>
  authorized(
    "votes",
    listOf("ofKitchen", "/kitchenvote/kitchen/:id", idText<"kitchen">(), KitchenVote),
    listOf("ofUser", "/kitchenvote/user/:id", idText<"user">(), KitchenVote),
    HttpApiEndpoint.post("vote", "/kitchenvote/vote", {
      payload: NewKitchenVote,
      success: KitchenVote,
    }),
    HttpApiEndpoint.delete("withdraw", "/kitchenvote/user/:userId/kitchen/:kitchenId", {
      params: { userId: idText<"user">(), kitchenId: idText<"kitchen">() },
      success: HttpApiSchema.NoContent,
    }),
  );
