import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Blocks } from "../../../../domain/ports/blocks.ts";
import { Api } from "../../../contract/api.ts";
import { kitchenMarkHandlers } from "./contributions.ts";

export const blocksHandlers = HttpApiBuilder.group(
  Api,
  "blocks",
  Effect.fnUntraced(function* (handlers) {
    const blocks = yield* Blocks;
    return handlers.handleAll(
      yield* kitchenMarkHandlers({
        name: "blocks",
        port: blocks,
        keyIn: ({ blockId }) => blockId,
        ownerIn: ({ sourceProfileId }) => sourceProfileId.userId,
      }),
    );
  }),
);
