import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { isMissingEndpoint, NotOffered, type RemoteFailure } from "../../domain/remote-failure.ts";

type Source<Args extends ReadonlyArray<unknown>, A> = (...args: Args) => Effect.Effect<A, RemoteFailure>;

/** Where the same thing can be read from. */
export interface Chain<Args extends ReadonlyArray<unknown>, A> {
  /** The forms of an endpoint, in the order of the specification. */
  readonly sources: ReadonlyArray<Source<Args, A>>;
  /** What stands in when none of them has anything. It says nothing about the endpoints, so it is not remembered. */
  readonly lastResort?: Source<Args, A>;
  /** Whether an answer has nothing; else any has something. */
  readonly isEmpty?: (answer: A) => boolean;
}

/**
 * Fallback chains: a source that is missing, unreadable or empty lets the next one answer. Any other failure is
 * the chain's. The source that answered is asked first for the rest of the session.
 */
export class FallbackChains extends Context.Service<
  FallbackChains,
  {
    /**
     * One read from many sources. When none of them has anything, the answer is the first empty one, or else the
     * failure of the last.
     */
    readonly chain: <Args extends ReadonlyArray<unknown>, A>(chain: Chain<Args, A>) => Source<Args, A>;
    /** Forgets what answered: the session is over. */
    readonly forget: () => Effect.Effect<void>;
  }
>()("adapters/remote/FallbackChains") {}

export const fallbackChains = Layer.sync(FallbackChains, () => {
  let answered = new Map<unknown, unknown>();
  const chain = <Args extends ReadonlyArray<unknown>, A>({
    sources,
    lastResort,
    isEmpty = () => false,
  }: Chain<Args, A>): Source<Args, A> =>
    Effect.fnUntraced(function* (...args: Args) {
      // An answer that comes after `forget` belongs to the session before it.
      const memory = answered;
      const remembered = sources.filter((source) => source === memory.get(sources));
      const others = sources.filter((source) => !remembered.includes(source));
      const order = [...remembered, ...others, ...(lastResort === undefined ? [] : [lastResort])];
      let nothing: Result.Result<A, RemoteFailure> = Result.fail(NotOffered);
      for (const source of order) {
        const outcome = yield* Effect.result(source(...args));
        if (Result.isFailure(outcome) && !isMissingEndpoint(outcome.failure))
          return yield* Effect.fail(outcome.failure);
        if (Result.isSuccess(outcome) && !isEmpty(outcome.success)) {
          if (source !== lastResort) memory.set(sources, source);
          return outcome.success;
        }
        if (Result.isFailure(nothing)) nothing = outcome;
      }
      return yield* Effect.fromResult(nothing);
    });
  return FallbackChains.of({
    chain,
    forget: () =>
      Effect.sync(() => {
        answered = new Map();
      }),
  });
});
