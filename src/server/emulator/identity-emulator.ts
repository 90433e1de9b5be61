import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import {
  hideKnownEmails,
  seedAccounts,
  type EmulatorAccount,
  type EmulatorUnavailable,
  unavailable,
} from "./accounts.ts";
import { EMULATOR_HOST, emulatorOrigin } from "./address.ts";
import { emulatorApp } from "./app.ts";
import { withGooglePopup } from "./google.ts";
import { withLetters } from "./letters.ts";
import { claimPort, type AddressUnusable, type PortTaken } from "../listener.ts";

/**
 * The Firebase Auth emulator on 127.0.0.1, with these accounts and with e-mail privacy on, until the scope closes;
 * gives its origin. It runs in this process. `port` 0 takes any free one. Fails with `PortTaken` or `EmulatorUnavailable`.
 */
export const identityEmulator = Effect.fnUntraced(function* (options: {
  readonly port: number;
  readonly projectId: string;
  readonly accounts: ReadonlyArray<EmulatorAccount>;
}): Effect.fn.Return<string, PortTaken | AddressUnusable | EmulatorUnavailable, Scope> {
  const { projectId, accounts } = options;
  const listener = yield* claimPort(EMULATOR_HOST, options.port, "emulator");
  const origin = emulatorOrigin(listener.port);
  const handler = yield* Effect.tryPromise({ try: () => emulatorApp(projectId), catch: unavailable });
  yield* listener.serve(withLetters(withGooglePopup(handler), origin, projectId));
  yield* hideKnownEmails(origin, projectId);
  yield* seedAccounts(origin, projectId, accounts);
  return origin;
});
