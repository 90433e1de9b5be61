import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Call } from "./call.ts";
import { FallbackChains } from "./fallback-chain.ts";
import { pagedBy } from "./found.ts";
import { Offered } from "./offered.ts";
import { Reads } from "./reads.ts";

/** The words in which the calls of a port are written. */
interface Words
  extends Pick<Reads["Service"], "cached" | "invalidating">, Pick<FallbackChains["Service"], "chain"> {
  readonly call: Call["Service"];
  readonly paged: ReturnType<typeof pagedBy>;
  readonly offered: Offered["Service"];
}

/** A port over the contract: for each call its operation, what is sent, and how long it is fresh or what it makes stale. */
export const port =
  <Self, Shape>(service: Context.Service<Self, Shape>) =>
  (written: (words: Words) => Shape) =>
    Layer.effect(
      service,
      Effect.gen(function* () {
        const { cached, invalidating } = yield* Reads;
        const { chain } = yield* FallbackChains;
        return written({
          call: yield* Call,
          offered: yield* Offered,
          cached,
          paged: pagedBy(cached),
          invalidating,
          chain,
        });
      }),
    );
