import { UNTRIED, vocabulary } from "./auth.vocabulary.ts";
import { arriving, following } from "./states/arriving.ts";
import { exchanging, exchangingAgain, signingInWithEmail, signingInWithGoogle } from "./states/entering.ts";
import { registering, signingUp } from "./states/joining.ts";
import { signedIn } from "./states/signed-in.ts";
import { clearingSession, signingOut, undoingTheAttempt } from "./states/leaving.ts";
import { sessionEnded, signedOut, signedOutElsewhere, turnedAway } from "./states/signed-out.ts";

/** Who is there: restored or signing in, exchanged, signed in, or new and signing up; and out again. */
export const authMachine = vocabulary.createMachine({
  id: "auth",
  context: {
    identity: undefined,
    user: undefined,
    failure: undefined,
    generation: 0,
    exchangedAt: 0,
    ...UNTRIED,
  },
  initial: "signed out",
  states: {
    "signed out": signedOut,
    "signed out elsewhere": signedOutElsewhere,
    "session ended": sessionEnded,
    arriving,
    following,
    "turned away": turnedAway,
    "signing in with email": signingInWithEmail,
    "signing in with Google": signingInWithGoogle,
    registering,
    exchanging,
    "exchanging again": exchangingAgain,
    "signing up": signingUp,
    "signed in": signedIn,
    "undoing the attempt": undoingTheAttempt,
    "clearing session": clearingSession,
    "signing out": signingOut,
  },
});

export type AuthMachine = typeof authMachine;
