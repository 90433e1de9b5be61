import { MASK } from "../domain/confidential.ts";
import type { AppUser } from "../domain/session.ts";
import {
  type ExchangeFailure,
  NO_ANSWER,
  SIGN_IN_FAILED,
  type SignInFailureTag,
} from "../domain/sign-in-failure.ts";
import type { AuthEvent } from "../machines/auth/auth.types.ts";
import { POPUP_PATIENCE_MS } from "../machines/auth/auth.vocabulary.ts";
import { PATIENCE_MS } from "../machines/effect-actor.ts";
import { failed, type Samples, type SentEvent, succeeded } from "./samples.ts";

const ANA = { uid: "ana", email: "ana@kitchen.example" };
const BEN = { uid: "ben", email: "ben@kitchen.example" };

const USER: Omit<AppUser, "userId"> & { readonly userId: string } = {
  ...ANA,
  userId: "7",
  displayName: "Ana",
  role: "viewer",
  roleSource: "backend",
  permissions: ["users.read"],
};

/** When things happen, in milliseconds: later ones are after the cooldown. */
const EARLY = 1_000_000;
const LATE = 2_000_000;

const EVENTS: Readonly<Record<AuthEvent["type"], ReadonlyArray<Omit<SentEvent, "type">>>> = {
  "restore the session": [{ uid: ANA.uid }],
  "sign in with email": [{ email: ANA.email, password: MASK }],
  register: [{ email: ANA.email, password: MASK, birthDate: MASK, username: "Ana" }],
  "account created": [{ newUser: { identity: ANA, birthDate: MASK, password: MASK } }],
  "sign in with Google": [{}],
  "give birth date": [{ birthDate: MASK }],
  "sign in again": [{}],
  "sign out": [{}],
  "signed out elsewhere": [{ uid: ANA.uid }, { uid: BEN.uid }, {}],
  "network came": [{}],
  "try again": [{}],
  "identity appeared": [
    { identity: ANA, at: LATE },
    { identity: BEN, at: LATE },
  ],
  "identity vanished": [{}],
  "details changed": [{}],
  "session expired": [{}],
};

/** What each failure is, for whoever looks for it by what happened. */
const FAILURES: Readonly<Record<SignInFailureTag, string>> = {
  InvalidCredentials: "wrong address or password",
  NetworkFailed: "the network is gone",
  PageOutdated: "there is a newer version of the page",
  SignInFailed: "anything else",
  GoogleNotEnabled: "the project does not allow it",
  PopupBlocked: "the browser did not open it",
  SignInCancelled: "the popup was closed",
  NoPendingGoogleUser: "nobody is pending",
  SessionEnded: "the sign-in is taken no more",
  SignedOutElsewhere: "another tab signed out",
  AddressTaken: "the address has an account",
  AddressRefused: "no such address",
  PasswordTooWeak: "the password is too weak",
};

const failures = (...tags: ReadonlyArray<SignInFailureTag>) =>
  Object.fromEntries(tags.map((_tag) => [`${_tag}: ${FAILURES[_tag]}`, failed({ _tag })]));

const AT_THE_PROVIDER = failures("InvalidCredentials", "NetworkFailed", "SignInFailed");

const generationOf = (context: unknown): number =>
  typeof context === "object" && context !== null && "generation" in context ? Number(context.generation) : 0;

const exchanged = (generation: number, outcome: object) => succeeded({ generation, at: EARLY, outcome });

const refusals: Readonly<Record<string, ExchangeFailure>> = {
  "404: nobody knows them": { _tag: "UserUnknown" },
  refused: SIGN_IN_FAILED,
  "no verdict": NO_ANSWER,
  "put off for 90 s": { ...NO_ANSWER, retryAfterSeconds: 90 },
};

const exchanges = (generation: number) => ({
  "lets them in": exchanged(generation, succeeded(USER)),
  ...Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [name, exchanged(generation, failed(refusal))]),
  ),
  "an earlier exchange lets them in": exchanged(generation - 1, succeeded(USER)),
});

const ANSWERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "restore identity": { "somebody is there": succeeded(ANA), "nobody is there": succeeded() },
  "sign in with email": { success: succeeded(ANA), ...AT_THE_PROVIDER },
  "sign in with Google": {
    success: succeeded(ANA),
    ...AT_THE_PROVIDER,
    ...failures("GoogleNotEnabled", "PopupBlocked", "SignInCancelled"),
  },
  "register with email": {
    success: succeeded({ identity: ANA, birthDate: MASK, password: MASK }),
    ...AT_THE_PROVIDER,
    ...failures("AddressTaken", "AddressRefused", "PasswordTooWeak", "SessionEnded"),
  },
  "create user": { success: succeeded(), ...AT_THE_PROVIDER, ...failures("NoPendingGoogleUser") },
  "sign out of identity": { success: succeeded(), ...AT_THE_PROVIDER },
  "undo the attempt": { success: succeeded(), ...AT_THE_PROVIDER },
};

export const AUTH_SAMPLES: Samples = {
  input: {},
  patience: {
    ...Object.fromEntries(Object.keys(ANSWERS).map((actor) => [actor, PATIENCE_MS])),
    "exchange identity": PATIENCE_MS,
    "sign in with Google": POPUP_PATIENCE_MS,
  },
  events: Object.entries(EVENTS).flatMap(([type, carried]) => carried.map((parts) => ({ ...parts, type }))),
  answers: (actor, context) =>
    actor === "exchange identity" ? exchanges(generationOf(context)) : (ANSWERS[actor] ?? {}),
};
