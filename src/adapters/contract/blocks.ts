import * as Schema from "effect/Schema";
import * as OpenApi from "effect/http-api/OpenApi";
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
).annotate(OpenApi.Description, "The owner of a block is its `sourceProfileId`.");
