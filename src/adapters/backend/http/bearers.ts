import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { User } from "../../../domain/user.ts";
import { Accounts } from "../policy/accounts.ts";
import { AccessTokens } from "../tokens/access-tokens.ts";
import { remembering } from "./remembering.ts";

/** Who brings an access token, remembered for a while; whoever changes that has it forgotten. */
export class Bearers extends Context.Service<
  Bearers,
  {
    readonly of: (token: string) => Effect.Effect<User | undefined, RemoteFailure>;
    readonly forget: Effect.Effect<void>;
  }
>()("backend/Bearers") {}

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
