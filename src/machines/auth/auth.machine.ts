import { vocabulary } from "./auth.vocabulary.ts";
import { clearingSession, signingOut } from "./states/leaving.ts";
import { exchanging, restoring, signingInWithEmail, signingInWithGoogle } from "./states/entering.ts";
import { registering, signingUp } from "./states/joining.ts";
import { signedIn } from "./states/signed-in.ts";
import { signedOut, turnedAway } from "./states/signed-out.ts";

/** Who is there (§4, D17–D28): restored or signing in, exchanged, signed in, or new and signing up; and out again. */
export const authMachine = vocabulary.createMachine({
  id: "auth",
  context: ({ input }) => ({
    isArriving: input.sessionIsLikely,
    identity: undefined,
    user: undefined,
    failure: undefined,
    generation: 0,
    exchangedAt: 0,
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [{ guard: "a session is likely", target: "restoring" }, { target: "signed out" }],
    },
    restoring,
    "signed out": signedOut,
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
