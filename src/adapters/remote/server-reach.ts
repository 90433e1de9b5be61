import * as Result from "effect/Result";
import { type RemoteFailure, Unreachable } from "../../domain/remote-failure.ts";
import { HEALTH } from "../contract/addresses.ts";

/** Whether anybody answers, whatever is remembered; what they say does not matter. */
export const reachServer = async (
  _: void,
  signal: AbortSignal,
): Promise<Result.Result<void, RemoteFailure>> => {
  try {
    const { status } = await fetch(HEALTH, {
      cache: "no-store",
      credentials: "omit",
      headers: { "X-Requested-With": "XMLHttpRequest" },
      redirect: "error",
      signal,
    });
    return status < 500 ? Result.succeed(undefined) : Result.fail(Unreachable);
  } catch {
    return Result.fail(Unreachable);
  }
};
