import * as Schema from "effect/Schema";
import { id, idText } from "./ids.ts";
import { kitchenMarksGroup } from "./kitchen-marks.ts";
import { absent, KitchenRefCodec, UserRefCodec } from "./reference-codecs.ts";

const NewBlockCodec = Schema.Struct({
  sourceProfileId: UserRefCodec,
  kitchen: absent(KitchenRefCodec),
}).annotate({ identifier: "NewBlock" });

const BlockCodec = Schema.Struct({ blockId: id<"block">(), ...NewBlockCodec.fields }).annotate({
  identifier: "Block",
});

/** §7, Blocks. */
export const BlocksGroup = kitchenMarksGroup(
  "blocks",
  { base: "block", create: "createBlock", edit: "editBlock" },
  { id: idText<"block">(), item: BlockCodec, draft: NewBlockCodec },
);
