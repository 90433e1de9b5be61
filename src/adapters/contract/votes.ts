import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Authorization } from "./access.ts";
import { listOf } from "./endpoints.ts";
import { FAILURES } from "./failures.ts";
import { idText } from "./ids.ts";
import { KitchenRefCodec, UserRefCodec } from "./reference-codecs.ts";

const VoteCodec = Schema.Struct({
  user: UserRefCodec,
  kitchen: KitchenRefCodec,
  positive: Schema.Boolean,
}).annotate({ identifier: "KitchenVote" });

/** §7, Kitchen votes. */
export const VotesGroup = HttpApiGroup.make("votes")
  .add(
    listOf("ofKitchen", "/kitchenvote/kitchen/:id", idText<"kitchen">(), VoteCodec),
    listOf("ofUser", "/kitchenvote/user/:id", idText<"user">(), VoteCodec),
    HttpApiEndpoint.post("vote", "/kitchenvote/vote", {
      payload: VoteCodec,
      success: VoteCodec,
      error: FAILURES,
    }),
    HttpApiEndpoint.delete("withdraw", "/kitchenvote/user/:userId/kitchen/:kitchenId", {
      params: { userId: idText<"user">(), kitchenId: idText<"kitchen">() },
      success: HttpApiSchema.NoContent,
      error: FAILURES,
    }),
  )
  .middleware(Authorization);
