import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { NewAccounts } from "../../domain/ports/new-accounts.ts";
import { Unreachable } from "../../domain/remote-failure.ts";
import type { FirebaseConfiguration } from "./configuration.ts";

/** `NewAccounts` by Firebase, which whoever opens one waits for. */
export const newAccountsFirebase = (configuration: FirebaseConfiguration) =>
  Layer.succeed(NewAccounts, {
    open: (email, password, displayName) =>
      Effect.tryPromise({ try: () => import("./accounts/open-account.ts"), catch: () => Unreachable }).pipe(
        Effect.flatMap(({ openAccount }) => openAccount(configuration, email, password, displayName)),
      ),
  });
