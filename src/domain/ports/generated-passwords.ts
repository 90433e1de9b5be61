import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";

/** Passwords for accounts whose owner chose none (§5, D27); a new one each time, kept nowhere. */
export class GeneratedPasswords extends Context.Service<
  GeneratedPasswords,
  { readonly next: () => Effect<string> }
>()("domain/ports/GeneratedPasswords") {}
