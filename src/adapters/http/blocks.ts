import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Blocks } from "../../domain/ports/blocks.ts";
import { Call } from "./call.ts";
import { kitchenMarksHttp } from "./contributions.ts";

/** `Blocks` over HTTP. */
export const blocksHttp = Layer.effect(
  Blocks,
  Effect.map(Call, (call) => Blocks.of(kitchenMarksHttp(call, "blocks", ({ blocks }) => blocks))),
);
