import { decide } from "./access.ts";
import { routeOf } from "./route-table.ts";
import { signedIn, type AppUser } from "./session.ts";

/**
 * The page asked for before signing in, offered afterwards as "Continue to …" (D5): only a path of our own route
 * table that the role may open; anything else, an absolute or protocol-relative address included, is nothing.
 */
export const continuationOf = (asked: string, user: AppUser): string | undefined => {
  const [path = ""] = asked.split(/[?#]/u);
  const row = routeOf(path);
  if (row === undefined || row.area === "login" || row.area === "root") return undefined;
  return decide(signedIn(user), row.area)._tag === "Allow" ? path : undefined;
};
