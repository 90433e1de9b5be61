import { assertEvent, assign, raise, setup } from "xstate";
import { backoffMs } from "../../domain/backoff.ts";
import { isWithinCooldown } from "../../domain/cooldown.ts";
import type { Identity } from "../../domain/session.ts";
import {
  NO_PENDING_GOOGLE_USER,
  type NoVerdict,
  SESSION_ENDED,
  SIGNED_OUT_ELSEWHERE,
  type SignInFailure,
} from "../../domain/sign-in-failure.ts";
import type { Registration } from "../../domain/signing-up/registration.ts";
import { type Answer, failure, success, succeeded } from "../answer.ts";
import { actorSlot, LONGEST_MS, PATIENCE_MS } from "../effect-actor.ts";
import { reasonOf, refusal, somebody } from "./auth.answers.ts";
import type {
  AuthContext,
  AuthEvent,
  EmailAndPassword,
  ExchangeAnswer,
  ExchangeRequest,
  Leaving,
  NewUser,
} from "./auth.types.ts";

/** Nobody waits for a verdict. */
export const UNTRIED = { tries: 0, retryAfterMs: 0 } as const;

/** How long the provider's popup may be open, in milliseconds: somebody decides when it is closed. */
export const POPUP_PATIENCE_MS = LONGEST_MS;

/** The words of the auth chart: its events and facts, whom it asks, what it decides by and what it does. */
export const vocabulary = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as
      | "busy"
      | "arriving"
      | "suppressing"
      | "asking for a birth date"
      | "of no use"
      | "counts on the provider"
      | "signed in"
      | "expired",
  },
  actors: {
    "restore identity": actorSlot<Identity | undefined, never, void>(),
    "sign in with email": actorSlot<Identity, SignInFailure, EmailAndPassword>(),
    "sign in with Google": actorSlot<Identity, SignInFailure, void>(),
    "register with email": actorSlot<NewUser, SignInFailure, Registration>(),
    "create user": actorSlot<void, SignInFailure, NewUser>(),
    "exchange identity": actorSlot<ExchangeAnswer, never, ExchangeRequest>(),
    "sign out of identity": actorSlot<void, SignInFailure, Leaving>(),
    "undo the attempt": actorSlot<void, SignInFailure, Leaving>(),
  },
  delays: {
    "the popup has been open for long": PATIENCE_MS,
    "the next try is due": ({ context }) => Math.max(backoffMs(context.tries), context.retryAfterMs),
  },
  guards: {
    "it succeeded": succeeded,
    "somebody is there": (_, answer: Answer<Identity | undefined>) =>
      answer._tag === "Success" && answer.success !== undefined,
    "it answers an earlier generation": ({ context }, answer: Answer<ExchangeAnswer>) =>
      answer._tag === "Success" && answer.success.generation !== context.generation,
    "it let them in": (_, answer: Answer<ExchangeAnswer>) =>
      answer._tag === "Success" && answer.success.outcome._tag === "Success",
    "there was no verdict": (_, answer: Answer<ExchangeAnswer>) =>
      answer._tag === "Failure" || refusal(answer)._tag === "NoVerdict",
    "it does not know them": (_, answer: Answer<ExchangeAnswer>) => refusal(answer)._tag === "UserUnknown",
    "nobody is pending": (_, answer: Answer<unknown, SignInFailure>) =>
      failure(answer)._tag === "NoPendingGoogleUser",
    "it was their session": ({ context, event }) => {
      assertEvent(event, "signed out elsewhere");
      return event.uid === undefined || event.uid === somebody(context).uid;
    },
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
    "expect nobody next time": () => undefined,
    "log that signing out failed": () => undefined,
    "note who appeared": assign(({ event }) => {
      assertEvent(event, "identity appeared");
      const { identity } = event;
      return { identity, user: undefined, exchangedAt: 0, failure: undefined, ...UNTRIED };
    }),
    "note who it was last time": assign(({ event }) => {
      assertEvent(event, "restore the session");
      return { identity: { uid: event.uid, email: "" } };
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
      return { user: success(outcome), exchangedAt: at, failure: undefined, ...UNTRIED };
    }),
    "note why it was refused": assign((_, answer: Answer<ExchangeAnswer>) => {
      const reason = refusal(answer);
      if (reason._tag === "UserUnknown") return {};
      return { failure: reason._tag === "NoVerdict" ? reason.reason : reason };
    }),
    "note that there was no verdict": assign(({ context }, { reason, retryAfterSeconds }: NoVerdict) => ({
      failure: reason,
      tries: context.tries + 1,
      retryAfterMs: retryAfterSeconds * 1_000,
    })),
    "end the cooldown": assign({ exchangedAt: 0 }),
    // Who it was is known until the provider has let go of them.
    "close the session": assign({ user: undefined, exchangedAt: 0 }),
    "clear the session": assign(({ context }) => ({
      identity: undefined,
      user: undefined,
      exchangedAt: 0,
      ...UNTRIED,
      generation: context.generation + 1,
    })),
    "forget who appeared": assign({ identity: undefined, ...UNTRIED }),
    "forget the tries": assign(UNTRIED),
    "note the failure": assign((_, answer: Answer<unknown, SignInFailure>) => ({
      failure: reasonOf(failure(answer)),
    })),
    "note that nobody is pending": assign({ failure: NO_PENDING_GOOGLE_USER }),
    "note that it ended": assign({ exchangedAt: 0, failure: SESSION_ENDED }),
    "note that another tab did it": assign({ failure: SIGNED_OUT_ELSEWHERE }),
    "forget the failure": assign({ failure: undefined }),
  },
});
