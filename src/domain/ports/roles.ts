import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Records } from "../records.ts";
import type { RemoteFailure } from "../remote-failure.ts";
import type { RoleRecord } from "../role.ts";

/** The roles that the backend knows (§7, Roles). */
export class Roles extends Context.Service<
  Roles,
  { readonly all: () => Effect<Records<RoleRecord>, RemoteFailure> }
>()("domain/ports/Roles") {}
