import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Block, NewBlock } from "../../../domain/block.ts";
import type { BlockId } from "../../../domain/id.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import { kitchenMarksSql } from "./contributions.ts";
import { idOf } from "./rows.ts";

/** `Blocks` over SQL. */
export const blocksSql = Layer.effect(
  Blocks,
  Effect.map(SqlClient, (sql) =>
    Blocks.of(
      kitchenMarksSql<Block, BlockId, NewBlock>(sql, {
        table: "blocks",
        keyColumn: "block_id",
        itemOf: (id, sourceProfileId, kitchen) => ({ blockId: idOf<"block">(id), sourceProfileId, kitchen }),
        keyIn: ({ blockId }) => blockId,
        ownerIn: ({ sourceProfileId }) => sourceProfileId.userId,
        kitchenIn: ({ kitchen }) => kitchen?.kitchenId,
        missing: "Block not found",
      }),
    ),
  ),
);
