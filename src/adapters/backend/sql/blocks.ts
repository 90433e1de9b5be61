import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Block, NewBlock } from "../../../domain/block.ts";
import type { BlockId } from "../../../domain/id.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import { kitchenMarksSql } from "./contributions.ts";
import { namedKitchen, namedUser } from "./references.ts";

export const blocksSql = Layer.effect(
  Blocks,
  Effect.map(SqlClient, (sql) =>
    Blocks.of(
      kitchenMarksSql<Block, BlockId, NewBlock>(sql, {
        table: "blocks",
        keyColumn: "block_id",
        entity: Block,
        draft: NewBlock,
        elsewhere: {
          ...namedUser("sourceProfileId", "blocks.user_id"),
          ...namedKitchen("kitchen", "blocks.kitchen_id"),
        },
        keyIn: ({ blockId }) => blockId,
        kitchenIn: ({ kitchen }) => kitchen,
        missing: "Block not found",
      }),
    ),
  ),
);
