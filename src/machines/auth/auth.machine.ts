import { vocabulary } from "./auth.vocabulary.ts";
import { clearingSession, signingOut } from "./states/leaving.ts";
import { exchanging, restoring, signingInWithEmail, signingInWithGoogle } from "./states/entering.ts";
import { registering, signingUp } from "./states/joining.ts";
import { signedIn } from "./states/signed-in.ts";
import { signedOut, turnedAway } from "./states/signed-out.ts";

/** Who is there: restored or signing in, exchanged, signed in, or new and signing up; and out again. */
export const authMachine = vocabulary.createMachine({
  id: "auth",
  context: { identity: undefined, user: undefined, failure: undefined, generation: 0, exchangedAt: 0 },
  initial: "signed out",
  states: {
    "signed out": signedOut,
    // The page is still finding out who was signed in before it was loaded.
    arriving: { tags: "arriving", initial: "restoring", states: { restoring, exchanging } },
    "turned away": turnedAway,
    "signing in with email": signingInWithEmail,
    "signing in with Google": signingInWithGoogle,
    registering,
    exchanging,
    "signing up": signingUp,
    "signed in": signedIn,
    "clearing session": clearingSession,
    "signing out": signingOut,
  },
});

export type AuthMachine = typeof authMachine;
