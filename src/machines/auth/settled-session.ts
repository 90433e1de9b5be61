import { type ActorRefFrom, waitFor } from "xstate";
import type { Session } from "../../domain/session.ts";
import type { AuthMachine } from "./auth.machine.ts";
import { sessionOf } from "./auth.view.ts";

/** The session, once it is known who is there. */
export const settledSession = async (auth: ActorRefFrom<AuthMachine>): Promise<Session> =>
  sessionOf(await waitFor(auth, (snapshot) => sessionOf(snapshot)._tag !== "Loading"));
