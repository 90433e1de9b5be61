import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";
import { hideKnownEmails, seedAccounts, type EmulatorAccount } from "./accounts.ts";
import { EMULATOR_HOST, emulatorOrigin } from "./address.ts";
import { emulatorApp, type EmulatorApp } from "./app.ts";
import { withGooglePopup } from "./google.ts";
import { withLetters } from "./letters.ts";
import { emulatorProcess } from "./process.ts";
import { type EmulatorUnavailable, unavailable } from "./unavailable.ts";
import { claimPort, type AddressUnusable, type PortTaken } from "../listener.ts";

const inThisProcess = Effect.fnUntraced(function* (app: EmulatorApp, port: number, projectId: string) {
  const listener = yield* claimPort(EMULATOR_HOST, port, "emulator");
  const handler = yield* Effect.tryPromise({ try: () => app(projectId), catch: unavailable });
  yield* listener.serve(withLetters(withGooglePopup(handler), emulatorOrigin(listener.port), projectId));
  return listener.port;
});

const inItsOwnProcess = Effect.fnUntraced(function* (port: number, projectId: string) {
  // Claimed and given back at once: the command's own message about a taken port is not ours to show.
  const free = yield* Effect.scoped(claimPort(EMULATOR_HOST, port, "emulator"));
  yield* emulatorProcess(free.port, projectId);
  return free.port;
});

/**
 * The Firebase Auth emulator on 127.0.0.1, with these accounts and with e-mail privacy on, until the scope closes;
 * gives its origin. It runs in this process (about half a second), or as the `firebase` command where firebase-tools
 * no longer has that door. `port` 0 takes any free one. Fails with `PortTaken` or `EmulatorUnavailable`.
 */
export const identityEmulator = Effect.fnUntraced(function* (options: {
  readonly port: number;
  readonly projectId: string;
  readonly accounts: ReadonlyArray<EmulatorAccount>;
}): Effect.fn.Return<string, PortTaken | AddressUnusable | EmulatorUnavailable, Scope> {
  const { port, projectId, accounts } = options;
  const app = yield* Effect.try({ try: emulatorApp, catch: unavailable });
  const origin = emulatorOrigin(
    yield* app === undefined ? inItsOwnProcess(port, projectId) : inThisProcess(app, port, projectId),
  );
  yield* hideKnownEmails(origin, projectId);
  yield* seedAccounts(origin, projectId, accounts);
  return origin;
});
