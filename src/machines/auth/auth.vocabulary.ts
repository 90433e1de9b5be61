import type { Result } from "effect/Result";
import { assertEvent, assign, setup } from "xstate";
import { isWithinCooldown } from "../../domain/cooldown.ts";
import type { Identity } from "../../domain/session.ts";
import { SIGN_IN_FAILED, type SignInFailure } from "../../domain/sign-in-failure.ts";
import { actorSlot } from "../kernel/effect-actor.ts";
import type {
  AuthContext,
  AuthEvent,
  EmailAndPassword,
  ExchangeAnswer,
  ExchangeRequest,
} from "./auth.types.ts";

/** How long anything that the chart waits for may take, in milliseconds. */
const PATIENCE_MS = 15_000;

const NETWORK_FAILED: SignInFailure = { _tag: "NetworkFailed" };

/** The words of the auth chart: its events and facts, whom it asks, what it decides by and what it does. */
export const vocabulary = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { readonly sessionIsLikely: boolean },
    tags: {} as "busy" | "signed in",
  },
  actors: {
    "restore identity": actorSlot<Identity | undefined, never, void>(),
    "sign in with email": actorSlot<Identity, SignInFailure, EmailAndPassword>(),
    "exchange identity": actorSlot<ExchangeAnswer, never, ExchangeRequest>(),
    "sign out of identity": actorSlot<void, SignInFailure, void>(),
  },
  delays: { "patience runs out": PATIENCE_MS },
  guards: {
    "a session is likely": ({ context }) => context.isArriving,
    "it succeeded": (_, result: Result<unknown, unknown>) => result._tag === "Success",
    "somebody is there": (_, result: Result<Identity | undefined, unknown>) =>
      result._tag === "Success" && result.success !== undefined,
    "it answers an earlier generation": ({ context }, result: Result<ExchangeAnswer>) =>
      result._tag === "Success" && result.success.generation !== context.generation,
    "it let them in": (_, result: Result<ExchangeAnswer>) =>
      result._tag === "Success" && result.success.outcome._tag === "Success",
    "it is somebody else": ({ context, event }) =>
      event.type === "identity appeared" && event.identity.uid !== context.identity?.uid,
    "it is a repeat within the cooldown": ({ context, event }) =>
      event.type === "identity appeared" &&
      event.identity.uid === context.identity?.uid &&
      isWithinCooldown(context.exchangedAt, event.at),
  },
  actions: {
    // The five below reach outside; what they do is provided where everything is composed.
    "forget credentials": () => undefined,
    "remember that a session is likely": () => undefined,
    "forget that a session is likely": () => undefined,
    "log that signing out failed": () => undefined,
    "log the bug": (_, _cause: unknown) => undefined,
    "note who appeared": assign(({ event }) => {
      assertEvent(event, "identity appeared");
      return { identity: event.identity, user: undefined, exchangedAt: 0, failure: undefined };
    }),
    "note who it is": assign((_, result: Result<Identity | undefined, unknown>) =>
      result._tag === "Success" ? { identity: result.success } : {},
    ),
    "begin a generation": assign(({ context }) => ({ generation: context.generation + 1 })),
    "open the session": assign((_, result: Result<ExchangeAnswer>) =>
      result._tag === "Success" && result.success.outcome._tag === "Success"
        ? {
            isArriving: false,
            user: result.success.outcome.success,
            exchangedAt: result.success.at,
            failure: undefined,
          }
        : {},
    ),
    "note why it was refused": assign((_, result: Result<ExchangeAnswer>) =>
      result._tag === "Success" && result.success.outcome._tag === "Failure"
        ? { failure: result.success.outcome.failure }
        : {},
    ),
    "clear the session": assign(({ context }) => ({
      isArriving: false,
      identity: undefined,
      user: undefined,
      exchangedAt: 0,
      generation: context.generation + 1,
    })),
    "note the failure": assign((_, result: Result<unknown, SignInFailure>) =>
      result._tag === "Failure" ? { failure: result.failure } : {},
    ),
    "note that the network failed": assign({ failure: NETWORK_FAILED }),
    "note that something broke": assign({ failure: SIGN_IN_FAILED }),
    "forget the failure": assign({ failure: undefined }),
  },
});
