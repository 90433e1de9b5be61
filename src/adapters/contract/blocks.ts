import { Block, NewBlock } from "../../domain/block.ts";
import { idText } from "../../domain/fields.ts";
import { kitchenMarksGroup } from "./kitchen-marks.ts";

/** §7, Blocks. */
export const blocksGroup = () =>
  kitchenMarksGroup(
    "blocks",
    { base: "block", create: "createBlock", edit: "editBlock" },
    { id: idText<"block">(), item: Block, draft: NewBlock },
  );
