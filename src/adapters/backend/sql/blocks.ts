import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Block, NewBlock } from "../../../domain/block.ts";
import { Blocks } from "../../../domain/ports/blocks.ts";
import { Refused } from "../../../domain/remote-failure.ts";
import { kitchenMarksSql } from "./contributions.ts";
import { CREATION_DATE } from "./instants.ts";
import { References } from "./references.ts";

export const blocksSql = Layer.effect(
  Blocks,
  Effect.zipWith(SqlClient, References, (sql, named) =>
    Blocks.of(
      kitchenMarksSql(sql, {
        table: "blocks",
        keyColumn: "block_id",
        entity: Block,
        draft: NewBlock,
        elsewhere: {
          creationDate: named.optional(CREATION_DATE),
          ...named.user("sourceProfileId", "blocks.user_id"),
          ...named.kitchen("kitchen", "blocks.kitchen_id"),
        },
        keyIn: ({ blockId }) => blockId,
        refusalOf: ({ kitchen }) => (kitchen === undefined ? Refused("It needs a kitchen") : undefined),
        missing: "Block not found",
      }),
    ),
  ),
);
