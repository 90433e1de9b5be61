import { assertEvent, assign, raise, setup } from "xstate";
import { isWithinCooldown } from "../../domain/cooldown.ts";
import type { Identity } from "../../domain/session.ts";
import {
  NO_PENDING_GOOGLE_USER,
  type ExchangeFailure,
  type SignInFailure,
} from "../../domain/sign-in-failure.ts";
import { type Answer, failure, success } from "../answer.ts";
import { actorSlot, PATIENCE_MS } from "../effect-actor.ts";
import { isMishap, reasonOf, somebody } from "./auth.answers.ts";
import type {
  AuthContext,
  AuthEvent,
  EmailAndPassword,
  ExchangeAnswer,
  ExchangeRequest,
  NewUser,
  RegistrationDetails,
} from "./auth.types.ts";

/** Why an exchange let nobody in. */
const refusal = (answer: Answer<ExchangeAnswer>): ExchangeFailure =>
  reasonOf(answer._tag === "Success" ? failure(answer.success.outcome) : answer.failure);

/** The words of the auth chart: its events and facts, whom it asks, what it decides by and what it does. */
export const vocabulary = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as "busy" | "arriving" | "suppressing" | "asking for a birth date" | "signed in" | "expired",
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
  delays: { "the popup has been open for long": PATIENCE_MS },
  guards: {
    "it succeeded": (_, answer: Answer<unknown, unknown>) => answer._tag === "Success",
    "it took too long": (_, answer: Answer<unknown>) => failure(answer)._tag === "TimedOut",
    "nobody knows what came of it": (_, answer: Answer<unknown, SignInFailure>) => isMishap(failure(answer)),
    "somebody is there": (_, answer: Answer<Identity | undefined>) =>
      answer._tag === "Success" && answer.success !== undefined,
    "it answers an earlier generation": ({ context }, answer: Answer<ExchangeAnswer>) =>
      answer._tag === "Success" && answer.success.generation !== context.generation,
    "it let them in": (_, answer: Answer<ExchangeAnswer>) =>
      answer._tag === "Success" && answer.success.outcome._tag === "Success",
    "it does not know them": (_, answer: Answer<ExchangeAnswer>) => refusal(answer)._tag === "UserUnknown",
    "nobody is pending": (_, answer: Answer<unknown, SignInFailure>) =>
      failure(answer)._tag === "NoPendingGoogleUser",
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
    // The four below reach outside; what they do is provided where everything is composed.
    "forget credentials": () => undefined,
    "remember that a session is likely": () => undefined,
    "forget that a session is likely": () => undefined,
    "log that signing out failed": () => undefined,
    "note who appeared": assign(({ event }) => {
      assertEvent(event, "identity appeared");
      return { identity: event.identity, user: undefined, exchangedAt: 0, failure: undefined };
    }),
    "note who it is": assign((_, answer: Answer<Identity | undefined, unknown>) => ({
      identity: success(answer),
    })),
    "note whose account it is": assign(({ event }) => {
      assertEvent(event, "account created");
      return { identity: event.newUser.identity };
    }),
    "tell of the account": raise((_, answer: Answer<NewUser, unknown>) => ({
      type: "account created" as const,
      newUser: success(answer),
    })),
    "begin a generation": assign(({ context }) => ({ generation: context.generation + 1 })),
    "open the session": assign((_, answer: Answer<ExchangeAnswer>) => {
      const { outcome, at } = success(answer);
      return { user: success(outcome), exchangedAt: at, failure: undefined };
    }),
    "note why it was refused": assign((_, answer: Answer<ExchangeAnswer>) => {
      const reason = refusal(answer);
      return reason._tag === "UserUnknown" ? {} : { failure: reason };
    }),
    "end the cooldown": assign({ exchangedAt: 0 }),
    "close the session": assign({ user: undefined, exchangedAt: 0, failure: undefined }),
    "clear the session": assign(({ context }) => ({
      identity: undefined,
      user: undefined,
      exchangedAt: 0,
      generation: context.generation + 1,
    })),
    "note the failure": assign((_, answer: Answer<unknown, SignInFailure>) => ({
      failure: reasonOf(failure(answer)),
    })),
    "note that nobody is pending": assign({ failure: NO_PENDING_GOOGLE_USER }),
    "forget the failure": assign({ failure: undefined }),
  },
});
