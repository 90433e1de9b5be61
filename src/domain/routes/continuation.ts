import { decide } from "../access.ts";
import { isId } from "../id.ts";
import { routeOf } from "./route-table.ts";
import { signedIn, type AppUser } from "../session.ts";

// `..`, `%2e%2e` or a backslash would fill an `{id}` too, and then a browser arrives somewhere else (D35).
const isPlain = (path: string): boolean =>
  path.split("/").every((segment) => segment === "" || isId(segment));

/** A page of our own, and the query it was asked for with, which begins with `?` where there is one. */
export interface Continuation {
  readonly path: string;
  readonly query: string;
}

/**
 * The page asked for before signing in, offered afterwards as "Continue to …" (D5): only a path of our own route
 * table that the role may open, with its query; anything else, an absolute or protocol-relative address included, is
 * nothing.
 */
export const continuationOf = (asked: string, user: AppUser): Continuation | undefined => {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/u.exec(asked) ?? [];
  const row = routeOf(path);
  if (row === undefined || !isPlain(path) || row.area === "login" || row.area === "root") return undefined;
  return decide(signedIn(user), row.area)._tag === "Allow" ? { path, query } : undefined;
};
