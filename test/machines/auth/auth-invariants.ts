import { MASK } from "../../../src/domain/confidential.ts";
import { decide } from "../../../src/domain/access.ts";
import { sessionOf } from "../../../src/machines/auth/auth.view.ts";
import { ANAS_PASSWORD, BIRTH_DATE, pathOf, type AuthSnapshot } from "./auth-fixtures.ts";

/** What tells one situation from another; the generation only counts up, so it does not. */
export const serializeState = ({ value, context }: AuthSnapshot): string =>
  JSON.stringify([
    pathOf(value),
    context.identity?.uid,
    context.user?.uid,
    context.failure?._tag,
    context.exchangedAt,
    context.tries > 0,
  ]);

const isExchanging = ({ value }: AuthSnapshot): boolean =>
  /^(?:.*\.)?exchanging(?: again)?$/u.test(pathOf(value));

/** Whether the provider is asked to let go of somebody. */
const isLeaving = ({ value }: AuthSnapshot): boolean =>
  value === "signing out" || value === "clearing session" || value === "undoing the attempt";

const isWaitingForAVerdict = ({ value }: AuthSnapshot): boolean => pathOf(value).endsWith("no verdict");

/** What has to hold of every snapshot, as the names of what does not. */
const INVARIANTS: Readonly<Record<string, (snapshot: AuthSnapshot) => boolean>> = {
  "a user is known exactly when somebody is signed in": (snapshot) =>
    (snapshot.context.user !== undefined) === snapshot.hasTag("signed in"),
  "the user is the identity that was exchanged": ({ context }) =>
    context.user === undefined || context.user.uid === context.identity?.uid,
  "a cooldown is set only when somebody is signed in": (snapshot) =>
    snapshot.context.exchangedAt === 0 || snapshot.hasTag("signed in"),
  "nothing that is settled is still arriving": (snapshot) =>
    snapshot.hasTag("busy") || isWaitingForAVerdict(snapshot) || !snapshot.hasTag("arriving"),
  "tries are counted only while nobody said whether somebody may come in": (snapshot) =>
    snapshot.context.tries === 0 ||
    snapshot.hasTag("arriving") ||
    isWaitingForAVerdict(snapshot) ||
    pathOf(snapshot.value) === "following.exchanging" ||
    isLeaving(snapshot),
  "somebody who waits for a verdict is told why": (snapshot) =>
    !isWaitingForAVerdict(snapshot) || snapshot.context.failure !== undefined,
  "who is signed in is told of a failure only when the session expired": (snapshot) =>
    !snapshot.hasTag("signed in") || snapshot.context.failure === undefined || snapshot.hasTag("expired"),
  "who is signed out without a failure is open to whoever appears, and nobody else is": ({
    value,
    context,
  }) => value !== "signed out" || context.failure === undefined,
  "whom another tab signed out is told so, and nobody else is": ({ value, context }) =>
    (value === "signed out elsewhere") === (context.failure?._tag === "SignedOutElsewhere"),
  "whose session ended without them is told so": ({ value, context }) =>
    value !== "session ended" || context.failure?._tag === "SessionEnded",
  "nobody is known where nobody is exchanged, signed in, signing up or leaving": (snapshot) =>
    snapshot.context.identity === undefined ||
    isExchanging(snapshot) ||
    isWaitingForAVerdict(snapshot) ||
    isLeaving(snapshot) ||
    pathOf(snapshot.value) === "arriving.restoring" ||
    snapshot.hasTag("signed in") ||
    snapshot.hasTag("asking for a birth date") ||
    pathOf(snapshot.value) === "registering.creating the user",
  "an exchange is for somebody": (snapshot) =>
    !isExchanging(snapshot) || snapshot.context.identity !== undefined,
  "nothing settled suppresses": (snapshot) => !isSettled(snapshot) || !snapshot.hasTag("suppressing"),
  "a chef never sees what is for admins, nor the reverse": (snapshot) => {
    const session = sessionOf(snapshot);
    const sees = (area: "admin" | "business") => decide(session, area)._tag === "Allow";
    if (session._tag !== "SignedIn") return !sees("admin") && !sees("business");
    return sees("business") === (session.user.role === "chef") && sees("admin") !== sees("business");
  },
  "no secret is in the context": ({ context }) => {
    const text = JSON.stringify(context);
    return ![ANAS_PASSWORD.password.revealed, BIRTH_DATE.revealed, MASK].some((secret) =>
      text.includes(secret),
    );
  },
  "the chart is alive": ({ status }) => status === "active",
};

/** Whether nothing is waited for: no actor, and no date of birth for a sign-up that is under way (D19). */
const isSettled = (snapshot: AuthSnapshot): boolean =>
  Object.keys(snapshot.children).length === 0 && !snapshot.hasTag("asking for a birth date");

export const broken = (snapshot: AuthSnapshot): Array<string> =>
  Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(snapshot))
    .map(([name]) => `${name}: ${serializeState(snapshot)}`);
