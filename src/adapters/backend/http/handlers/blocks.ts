import { Blocks } from "../../../../domain/ports/blocks.ts";
import { group } from "../group.ts";
import { kitchenMarkHandlers } from "./contributions.ts";

export const blocksHandlers = group("blocks", function* () {
  const blocks = yield* Blocks;
  const marks = yield* kitchenMarkHandlers({
    name: "blocks",
    port: blocks,
    keyIn: ({ blockId }) => blockId,
    ownerIn: ({ sourceProfileId }) => sourceProfileId.userId,
  });
  return (handlers) => handlers.handleAll(marks);
});
