import * as Context from "effect/Context";
import type { Block, NewBlock } from "../block.ts";
import type { Id } from "../id.ts";
import type { KitchenMarks } from "./contributions.ts";

/** The kitchens that people do not want to see any more (§7, Blocks). */
export class Blocks extends Context.Service<Blocks, KitchenMarks<Block, Id<"block">, NewBlock>>()(
  "domain/ports/Blocks",
) {}
