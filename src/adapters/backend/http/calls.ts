import * as FindMyWay from "effect/http/FindMyWay";
import { operations } from "../../contract/operation-rows.ts";
import type { Operation } from "../../contract/operations.ts";

/**
 * How paths are matched: as they are spelled, and an identity token in one is far longer than the router
 * expects.
 */
export const ROUTER = { maxParamLength: 8_192, caseSensitive: true };

export interface Call {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const METHODS = [...new Set(operations().map(({ method }) => method)), "HEAD"];

const routes = FindMyWay.make<Operation>(ROUTER);
for (const { name, method, path } of operations()) routes.on(method, `/${path.slice(1)}`, name);

/** The call that the router finds as well, whichever way the path is spelled. */
export const callOf = (method: string, url: string): Call | undefined => {
  const found = routes.find(method === "HEAD" ? "GET" : method, url);
  return found && { operation: found.handler, params: found.params };
};

export const methodsAt = (url: string): ReadonlyArray<string> =>
  METHODS.filter((method) => callOf(method, url) !== undefined);
