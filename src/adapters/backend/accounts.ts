import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { User } from "../../domain/user.ts";

/** The backend's own view of who an identity is; the console never sees it. */
export class Accounts extends Context.Service<
  Accounts,
  { readonly byIdentity: (uid: string) => Effect<User | undefined> }
>()("backend/Accounts") {}
