import * as Cache from "effect/Cache";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { User } from "../../../domain/user.ts";
import { Accounts } from "../policy/accounts.ts";
import { AccessTokens } from "../tokens/access-tokens.ts";

/** Long enough for the calls of a page, short enough for what another process changed. */
const MEMORY_MS = 1_000;

const CAPACITY = 1_000;

interface Remembering<A, E> {
  readonly of: (token: string) => Effect.Effect<A | undefined, E>;
  readonly forget: Effect.Effect<void>;
}

/**
 * What a token stands for, remembered for a second and looked up once for all who ask meanwhile; nothing and failures are
 * not remembered. Whoever may change users has it forgotten afterwards, so that no change made by this process is answered
 * with what was before it.
 */
export const remembering = <A, E>(
  find: (token: string) => Effect.Effect<A | undefined, E>,
): Remembering<A, E> => {
  const known = Effect.runSync(
    Cache.makeWith(find, {
      capacity: CAPACITY,
      timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value !== undefined ? MEMORY_MS : 0),
    }),
  );
  return { of: (token) => Cache.get(known, token), forget: Cache.invalidateAll(known) };
};

/** Who brings an access token, remembered for a while; whoever changes that has it forgotten. */
export class Bearers extends Context.Service<Bearers, Remembering<User, RemoteFailure>>()(
  "backend/Bearers",
) {}

export const bearers = Layer.effect(
  Bearers,
  Effect.gen(function* () {
    const tokens = yield* AccessTokens;
    const accounts = yield* Accounts;
    // No change of a record changes who signed a token.
    const sessions = remembering(tokens.verify);
    return Bearers.of(
      remembering((token: string) =>
        Effect.flatMap(sessions.of(token), (session) =>
          session === undefined ? Effect.succeed(undefined) : accounts.bySession(session),
        ),
      ),
    );
  }),
);
