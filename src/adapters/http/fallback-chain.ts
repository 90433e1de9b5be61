import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { isMissingEndpoint, NotOffered, type RemoteFailure } from "../../domain/remote-failure.ts";

type Source<Args extends ReadonlyArray<unknown>, A> = (...args: Args) => Effect.Effect<A, RemoteFailure>;

const isNeverEmpty = (): boolean => false;

/**
 * One read of sources that are tried in their order until one answers (D33): what is missing or empty falls through to
 * the next, any other failure ends it. Whichever answered is asked first from then on. If none does, the answer is
 * the first empty one, else the last failure.
 */
export const fallbackChain = <Args extends ReadonlyArray<unknown>, A>(
  sources: ReadonlyArray<Source<Args, A>>,
  isEmpty: (answer: A) => boolean = isNeverEmpty,
): Source<Args, A> => {
  let answering: Source<Args, A> | undefined;
  const inOrder = () => [
    ...sources.filter((source) => source === answering),
    ...sources.filter((source) => source !== answering),
  ];
  return Effect.fnUntraced(function* (...args: Args) {
    let nothing: Result.Result<A, RemoteFailure> = Result.fail(NotOffered);
    for (const source of inOrder()) {
      const result = yield* Effect.result(source(...args));
      if (Result.isFailure(result) && !isMissingEndpoint(result.failure))
        return yield* Effect.fail(result.failure);
      if (Result.isSuccess(result) && !isEmpty(result.success)) {
        answering = source;
        return result.success;
      }
      if (Result.isFailure(nothing)) nothing = result;
    }
    return yield* Effect.fromResult(nothing);
  });
};
