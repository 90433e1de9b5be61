import { describe, expect, test } from "vitest";
import { Confidential } from "../../../src/domain/confidential.ts";
import { LOADING, SIGNED_OUT, signedIn, type Session } from "../../../src/domain/session.ts";
import { SIGNED_OUT_ELSEWHERE, type SignInFailure } from "../../../src/domain/sign-in-failure.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import type { AuthEvent } from "../../../src/machines/auth/auth.types.ts";
import {
  birthDateView,
  countedOn,
  expiryView,
  loginView,
  noVerdictView,
  sessionOf,
} from "../../../src/machines/auth/auth.view.ts";
import {
  after,
  ANA_AS_USER,
  ANAS_DETAILS,
  ANAS_PASSWORD,
  BEN_AS_USER,
  BIRTH_DATE,
  type Happening,
  INVALID_CREDENTIALS,
  NETWORK_FAILED,
  SESSION_ENDED,
  SIGN_IN_FAILED,
  situationNames,
  situations,
  type Situation,
} from "./auth-fixtures.ts";

interface Seen {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
}

// §2: only a page that is still finding out who was there shows the spinner instead of the login form.
const SEEN: Readonly<Record<Situation, Seen>> = {
  restoring: { session: LOADING, isBusy: true, failure: undefined },
  "signed out": { session: SIGNED_OUT, isBusy: false, failure: undefined },
  "signed out elsewhere": { session: SIGNED_OUT, isBusy: false, failure: SIGNED_OUT_ELSEWHERE },
  "session ended": { session: SIGNED_OUT, isBusy: false, failure: SESSION_ENDED },
  "turned away": { session: SIGNED_OUT, isBusy: false, failure: INVALID_CREDENTIALS },
  "signing in with email": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  "signing in with Google": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  "a popup left open": { session: SIGNED_OUT, isBusy: false, failure: undefined },
  "creating the account": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  "creating the registered user": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  "awaiting birth date": { session: SIGNED_OUT, isBusy: false, failure: undefined },
  "creating the new user": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  expired: { session: signedIn(ANA_AS_USER), isBusy: false, failure: undefined },
  "signing in again": { session: signedIn(ANA_AS_USER), isBusy: true, failure: undefined },
  "past renewal": { session: signedIn(ANA_AS_USER), isBusy: false, failure: SESSION_ENDED },
  "exchanging on arrival": { session: LOADING, isBusy: true, failure: undefined },
  "no verdict on arrival": { session: LOADING, isBusy: false, failure: NETWORK_FAILED },
  following: { session: SIGNED_OUT, isBusy: true, failure: undefined },
  "no verdict behind the form": { session: SIGNED_OUT, isBusy: false, failure: NETWORK_FAILED },
  "exchanging again": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  "of no use": { session: SIGNED_OUT, isBusy: false, failure: undefined },
  "undoing the attempt": { session: SIGNED_OUT, isBusy: true, failure: SIGN_IN_FAILED },
  "exchanging by hand": { session: SIGNED_OUT, isBusy: true, failure: undefined },
  settled: { session: signedIn(ANA_AS_USER), isBusy: false, failure: undefined },
  "renewing quietly": { session: signedIn(ANA_AS_USER), isBusy: false, failure: undefined },
  "clearing session": { session: SIGNED_OUT, isBusy: true, failure: SESSION_ENDED },
  "signing out": { session: SIGNED_OUT, isBusy: true, failure: undefined },
};

const ignore = (): void => undefined;

/** Somewhere to send events to, and what was sent. */
const mailbox = () => {
  const sent: Array<AuthEvent> = [];
  return { sent, send: (event: AuthEvent) => void sent.push(event) };
};

describe("§2, §4: the session that guards see", () => {
  test.each(situationNames)("§4: %s", (name) => {
    expect(sessionOf(situations[name])).toEqual(SEEN[name].session);
  });

  test("§4: nobody is signed in by half: neither a user without the state nor the state without a user counts", () => {
    const { context } = situations.settled;
    const userWithoutState = authMachine.resolveState({ value: "exchanging", context });
    const stateWithoutUser = authMachine.resolveState({
      value: { "signed in": "settled" },
      context: { ...context, user: undefined },
    });
    expect([sessionOf(userWithoutState), sessionOf(stateWithoutUser)]).toEqual([SIGNED_OUT, SIGNED_OUT]);
  });

  test("§4: when somebody else comes, the first one is gone before the second is let in", () => {
    const exchanging = after(situations.settled, "Ben appears");
    expect(sessionOf(exchanging)).toEqual(SIGNED_OUT);
    expect(sessionOf(after(exchanging, "the exchange lets in"))).toEqual(signedIn(BEN_AS_USER));
  });

  test("§2: a page waits only once: after its first answer it never loads again", () => {
    const signedOut = after(situations.restoring, "nobody is restored");
    const again = after(signedOut, "Ana appears after 10 s");
    expect([sessionOf(signedOut), again.value, sessionOf(again)]).toEqual([
      SIGNED_OUT,
      { following: "exchanging" },
      SIGNED_OUT,
    ]);
  });

  test("§4: a quiet renewal is not seen, whatever comes of it", () => {
    for (const name of ["the renewal lets in", "the renewal refuses", "the renewal takes too long"] as const)
      expect(sessionOf(after(situations["renewing quietly"], name))).toEqual(signedIn(ANA_AS_USER));
  });
});

describe("D19: suppression is a state", () => {
  const SUPPRESSING: ReadonlySet<Situation> = new Set([
    "signing in with Google",
    "a popup left open",
    "creating the account",
    "creating the registered user",
    "awaiting birth date",
    "creating the new user",
    "of no use",
  ]);

  test.each(situationNames)("D19: %s: whether it suppresses", (name) => {
    expect(situations[name].hasTag("suppressing")).toBe(SUPPRESSING.has(name));
  });
});

describe("§8: what the login screen draws", () => {
  test.each(situationNames)("§8: %s: whether it is busy, and what went wrong", (name) => {
    const { isBusy, failure } = loginView(situations[name], ignore);
    expect({ isBusy, failure }).toEqual({ isBusy: SEEN[name].isBusy, failure: SEEN[name].failure });
  });

  test("§8: a failure stays until the next try, and is gone as soon as that begins", () => {
    const failed = after(situations["clearing session"], "the session is cleared");
    expect(loginView(failed, ignore).failure).toEqual(SESSION_ENDED);
    expect(loginView(after(failed, "Ana submits the form"), ignore).failure).toBeUndefined();
    expect(loginView(after(failed, "Ana asks for Google"), ignore).failure).toBeUndefined();
    expect(loginView(after(failed, "Ana registers"), ignore).failure).toBeUndefined();
    expect(loginView(after(failed, "Ana appears after 10 s"), ignore).failure).toEqual(SESSION_ENDED);
  });

  test("D28: who was signed in when another tab signed out is told; who signed out here is not", () => {
    const told = (...names: ReadonlyArray<Happening>) =>
      loginView(after(situations.settled, ...names), ignore).failure;
    expect(told("another tab signs out")).toEqual(SIGNED_OUT_ELSEWHERE);
    expect(told("another tab signs out", "the identity vanishes")).toEqual(SIGNED_OUT_ELSEWHERE);
    expect(told("another tab signs out", "Ana appears after 10 s")).toBeUndefined();
    expect(told("another tab signs Ben out")).toBeUndefined();
    expect(told("sign out is asked for", "another tab signs out", "signing out succeeds")).toBeUndefined();
  });

  test("§8: no answer at all is a network failure", () => {
    expect(
      loginView(after(situations["signing in with email"], "signing in takes too long"), ignore),
    ).toMatchObject({ isBusy: false, failure: NETWORK_FAILED });
  });

  test("§4, §5: so are Google and registering", () => {
    const { sent, send } = mailbox();
    const view = loginView(situations["signed out"], send);
    view.signInWithGoogle();
    view.register(ANAS_DETAILS);
    expect(sent).toEqual([{ type: "sign in with Google" }, { type: "register", ...ANAS_DETAILS }]);
  });

  test("§4: signing in sends what was typed, as it was typed, and only when it is called", () => {
    const { sent, send } = mailbox();
    const view = loginView(situations["signed out"], send);
    expect(sent).toEqual([]);
    view.signIn(ANAS_PASSWORD);
    view.signIn({ email: " Ana@Kitchen.example ", password: new Confidential(" spaces ") });
    expect(sent).toEqual([
      { type: "sign in with email", ...ANAS_PASSWORD },
      { type: "sign in with email", email: " Ana@Kitchen.example ", password: new Confidential(" spaces ") },
    ]);
  });
});

describe("D20: what the dialog that asks for a date of birth draws", () => {
  test.each(situationNames)("D20: %s: whether it is there", (name) => {
    const view = birthDateView(situations[name], ignore);
    const isThere =
      name === "awaiting birth date" || name === "creating the new user" || name === "of no use";
    expect(view === undefined ? "absent" : [view.email, view.isBusy, view.isOfNoUse, view.failure]).toEqual(
      isThere
        ? ["ana@kitchen.example", name === "creating the new user", name === "of no use", undefined]
        : "absent",
    );
  });

  test("D20: a failure stays in it until the next date", () => {
    const failed = after(situations["creating the new user"], "the new user is refused");
    expect(birthDateView(failed, ignore)).toMatchObject({ isBusy: false, failure: NETWORK_FAILED });
    expect(birthDateView(after(failed, "Ana gives her birth date"), ignore)).toMatchObject({
      isBusy: true,
      failure: undefined,
    });
  });

  test("D20: it gives the date as it is, and offers to sign out", () => {
    const { sent, send } = mailbox();
    const view = birthDateView(situations["awaiting birth date"], send);
    view?.give(BIRTH_DATE);
    view?.signOut();
    expect(sent).toEqual([{ type: "give birth date", birthDate: BIRTH_DATE }, { type: "sign out" }]);
  });
});

describe("D25: what the notice of an expired session draws", () => {
  test.each(situationNames)("D25: %s: whether it is there", (name) => {
    const view = expiryView(situations[name], ignore);
    const isThere = ["expired", "signing in again", "past renewal"].includes(name);
    expect(view === undefined ? "absent" : [view.isRenewing, view.failure]).toEqual(
      isThere ? [name === "signing in again", SEEN[name].failure] : "absent",
    );
  });

  test("D25: a failure to sign in again stays in it until the next try", () => {
    const failed = after(situations["signing in again"], "signing in again takes too long");
    expect(expiryView(failed, ignore)).toMatchObject({ isRenewing: false, failure: NETWORK_FAILED });
    expect(expiryView(after(failed, "Ana signs in again"), ignore)).toMatchObject({
      isRenewing: true,
      failure: undefined,
    });
  });

  test("D76: whom nothing renews is led to the sign-in page by the next press, which says that the session has ended", () => {
    const pressed = after(situations["past renewal"], "Ana signs in again");
    expect([expiryView(pressed, ignore), sessionOf(pressed)]).toEqual([undefined, SIGNED_OUT]);
    expect(loginView(after(pressed, "the session is cleared"), ignore).failure).toEqual(SESSION_ENDED);
  });

  test("D25: signing in again is sent only when it is called", () => {
    const { sent, send } = mailbox();
    const view = expiryView(situations.expired, send);
    expect(sent).toEqual([]);
    view?.signInAgain();
    expect(sent).toEqual([{ type: "sign in again" }]);
  });
});

describe("D55: what the panel draws where nobody said whether somebody may come in", () => {
  test.each(situationNames)("D55: %s: whether it is there", (name) => {
    const view = noVerdictView(situations[name], ignore);
    expect(view === undefined ? "absent" : view.isTrying).toEqual(
      name === "no verdict on arrival" ? false : "absent",
    );
  });

  test("D55: it stays while it is tried again, and until there is an answer", () => {
    const trying = after(situations["no verdict on arrival"], "Ana tries again");
    const asking = after(trying, "Ana is restored");
    expect([trying, asking].map((snapshot) => noVerdictView(snapshot, ignore)?.isTrying)).toEqual([
      true,
      true,
    ]);
    expect(noVerdictView(after(asking, "the exchange lets in"), ignore)).toBeUndefined();
    expect(noVerdictView(after(asking, "the exchange gets no verdict"), ignore)?.isTrying).toBe(false);
  });

  test("D55: it offers to try again, and to sign out", () => {
    const { sent, send } = mailbox();
    const view = noVerdictView(situations["no verdict on arrival"], send);
    view?.tryAgain();
    view?.signOut();
    expect(sent).toEqual([{ type: "try again" }, { type: "sign out" }]);
  });
});

test("D56: a tab counts on the provider's session while it lasts, and while it is about to begin", () => {
  expect(situationNames.filter((name) => countedOn(situations[name]) !== undefined)).toEqual([
    "restoring",
    "exchanging on arrival",
    "no verdict on arrival",
    "following",
    "no verdict behind the form",
    "exchanging by hand",
    "exchanging again",
    "settled",
    "renewing quietly",
    "expired",
    "signing in again",
    "past renewal",
    "awaiting birth date",
    "creating the new user",
    "of no use",
  ]);
  const { context } = situations.settled;
  const unknown = authMachine.resolveState({
    value: { "signed in": "settled" },
    context: { ...context, identity: undefined },
  });
  expect([countedOn(situations.settled), countedOn(unknown)]).toEqual([context.identity?.uid, undefined]);
});
