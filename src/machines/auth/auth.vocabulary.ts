import type { Result } from "effect/Result";
import { assertEvent, assign, raise, setup } from "xstate";
import { isWithinCooldown } from "../../domain/cooldown.ts";
import type { Identity } from "../../domain/session.ts";
import {
  NETWORK_FAILED,
  NO_PENDING_GOOGLE_USER,
  SIGN_IN_FAILED,
  type SignInFailure,
} from "../../domain/sign-in-failure.ts";
import { failure, somebody, success } from "./auth.answers.ts";
import { actorSlot } from "../effect-actor.ts";
import type {
  AuthContext,
  AuthEvent,
  EmailAndPassword,
  ExchangeAnswer,
  ExchangeRequest,
  NewUser,
  RegistrationDetails,
} from "./auth.types.ts";

/** How long anything that the chart waits for may take, in milliseconds. */
const PATIENCE_MS = 15_000;

/** The words of the auth chart: its events and facts, whom it asks, what it decides by and what it does. */
export const vocabulary = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { readonly sessionIsLikely: boolean },
    tags: {} as "busy" | "suppressing" | "asking for a birth date" | "signed in" | "expired",
  },
  actors: {
    "restore identity": actorSlot<Identity | undefined, never, void>(),
    "sign in with email": actorSlot<Identity, SignInFailure, EmailAndPassword>(),
    "sign in with Google": actorSlot<Identity, SignInFailure, void>(),
    "register with email": actorSlot<NewUser, SignInFailure, RegistrationDetails>(),
    "create user": actorSlot<void, SignInFailure, NewUser>(),
    "exchange identity": actorSlot<ExchangeAnswer, never, ExchangeRequest>(),
    "sign out of identity": actorSlot<void, SignInFailure, void>(),
  },
  delays: { "patience runs out": PATIENCE_MS },
  guards: {
    "a session is likely": ({ context }) => context.isArriving,
    "it succeeded": (_, result: Result<unknown, unknown>) => result._tag === "Success",
    "somebody is there": (_, result: Result<Identity | undefined>) => success(result) !== undefined,
    "it answers an earlier generation": ({ context }, result: Result<ExchangeAnswer>) =>
      success(result).generation !== context.generation,
    "it let them in": (_, result: Result<ExchangeAnswer>) => success(result).outcome._tag === "Success",
    "it does not know them": (_, result: Result<ExchangeAnswer>) =>
      failure(success(result).outcome)._tag === "UserUnknown",
    "nobody is pending": (_, result: Result<unknown, SignInFailure>) =>
      failure(result)._tag === "NoPendingGoogleUser",
    "it is somebody else": ({ context, event }) => {
      assertEvent(event, "identity appeared");
      return event.identity.uid !== somebody(context).uid;
    },
    "it is them, after the cooldown": ({ context, event }) => {
      assertEvent(event, "identity appeared");
      return event.identity.uid === somebody(context).uid && !isWithinCooldown(context.exchangedAt, event.at);
    },
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
    "note who it is": assign((_, result: Result<Identity | undefined, unknown>) => ({
      identity: success(result),
    })),
    "note whose account it is": assign(({ event }) => {
      assertEvent(event, "account created");
      return { identity: event.newUser.identity };
    }),
    "tell of the account": raise((_, result: Result<NewUser, unknown>) => ({
      type: "account created" as const,
      newUser: success(result),
    })),
    "begin a generation": assign(({ context }) => ({ generation: context.generation + 1 })),
    "open the session": assign((_, result: Result<ExchangeAnswer>) => {
      const { outcome, at } = success(result);
      return { isArriving: false, user: success(outcome), exchangedAt: at, failure: undefined };
    }),
    "note why it was refused": assign((_, result: Result<ExchangeAnswer>) => {
      const reason = failure(success(result).outcome);
      return reason._tag === "UserUnknown" ? {} : { failure: reason };
    }),
    "end the cooldown": assign({ exchangedAt: 0 }),
    "close the session": assign({
      isArriving: false,
      user: undefined,
      exchangedAt: 0,
      failure: undefined,
    }),
    "clear the session": assign(({ context }) => ({
      isArriving: false,
      identity: undefined,
      user: undefined,
      exchangedAt: 0,
      generation: context.generation + 1,
    })),
    "note the failure": assign((_, result: Result<unknown, SignInFailure>) => ({
      failure: failure(result),
    })),
    "note that nobody is pending": assign({ failure: NO_PENDING_GOOGLE_USER }),
    "note that the network failed": assign({ failure: NETWORK_FAILED }),
    "note that something broke": assign({ failure: SIGN_IN_FAILED }),
    "forget the failure": assign({ failure: undefined }),
  },
});
