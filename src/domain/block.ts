import type { BlockId } from "./id.ts";
import type { KitchenRef, UserRef } from "./reference.ts";

/** A kitchen that somebody does not want to see any more (§3, §7). */
export interface Block {
  readonly blockId: BlockId;
  readonly sourceProfileId: UserRef;
  readonly kitchen: KitchenRef | undefined;
}

/** A block that the backend does not have yet. */
export type NewBlock = Omit<Block, "blockId">;
