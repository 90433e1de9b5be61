import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { Block, NewBlock } from "../../domain/block.ts";
import { AT_KITCHEN_LIST } from "../../domain/contribution-lists.ts";
import { idText } from "../../domain/fields.ts";
import { authorized } from "./access.ts";
import { all, byId, count, create, edit, listOf, listPage, remove } from "./endpoints.ts";

const id = idText<"block">();
const userId = idText<"user">();
const kitchenId = idText<"kitchen">();

/** §7, Blocks. Pages are `{max}/{first}` by decision (D29). */
export const blocksGroup = () =>
  authorized(
    "blocks",
    all("/block", Block),
    count("/block/count"),
    listPage("/block/:max/:first", Block, AT_KITCHEN_LIST),
    byId("/block/:id", id, Block),
    create("/block/createBlock", NewBlock, Block),
    edit("/block/editBlock", Block, Block),
    remove("/block/destroy/:id", id),
    listOf("ofUser", "/block/user/:id", userId, Block),
    listOf("ofKitchen", "/block/kitchen/:id", kitchenId, Block),
    HttpApiEndpoint.get("byUserAndKitchen", "/block/user/:userId/kitchen/:kitchenId", {
      params: { userId, kitchenId },
      success: Block,
    }),
  );
