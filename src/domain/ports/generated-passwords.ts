import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";
import type { Confidential } from "../confidential.ts";

/** Passwords for accounts whose owner chose none (§5, D27); a new one each time, kept nowhere. */
export class GeneratedPasswords extends Context.Service<
  GeneratedPasswords,
  { readonly next: () => Effect<Confidential> }
>()("domain/ports/GeneratedPasswords") {}
