import { type ActorRefFrom, createActor } from "xstate";
import { now } from "./adapters/browser/clock.ts";
import {
  rememberAuthorizationState,
  takeAuthorizationState,
} from "./adapters/browser/authorization-state.ts";
import { isConsentPage } from "./domain/business/google-consent.ts";
import type { GoogleReturn } from "./domain/google-connection.ts";
import type { Id } from "./domain/id.ts";
import { Business } from "./domain/ports/business.ts";
import { anew } from "./domain/ports/bypass-cache.ts";
import { Google } from "./domain/ports/google.ts";
import { unread } from "./domain/ports/unread.ts";
import { googleConnectionMachine } from "./machines/google-connection/google-connection.machine.ts";
import { type Arrival, untilAccessEnds } from "./machines/google-connection/google-connection.vocabulary.ts";
import type { App, SignedInActors } from "./machines/app.ts";
import { LONGEST_MS } from "./machines/effect-actor.ts";
import { orNotSent } from "./machines/or-not-sent.ts";

/** What an owner came back with from Google; what another one was sent with is gone. */
const arrivalOf = (owner: Id<"user">, returned: GoogleReturn | undefined): Arrival => {
  const asked = takeAuthorizationState();
  if (asked === undefined) return { returned, expectedState: undefined };
  const { state, wasLeft } = asked;
  if (asked.owner !== owner) return { returned: undefined, expectedState: undefined };
  if (returned !== undefined) return { returned, expectedState: state };
  // Whoever went back from the page of consent may go forward to it, and allow it then.
  rememberAuthorizationState(owner, state, true);
  return { returned, expectedState: wasLeft ? undefined : state };
};

/** The connection of a chef to Google's listing, put together and started. */
export const startConnection = (
  actorOf: App["actorOf"],
  owner: Id<"user">,
  returned: GoogleReturn | undefined,
  { announcements, deletions }: Pick<SignedInActors, "announcements" | "deletions">,
): ActorRefFrom<typeof googleConnectionMachine> => {
  const sent = orNotSent(deletions);
  const connection = createActor(
    googleConnectionMachine.provide({
      actors: {
        // Access may have ended or been taken back meanwhile: what is remembered of it says nothing.
        "read the status": actorOf(
          () => anew(Google.use(({ status }) => status(owner))),
          // It is tried twice, and each time ends by itself.
          LONGEST_MS,
        ),
        "begin an authorization": actorOf(() => sent(Google.use(({ authorize }) => authorize(owner)))),
        "connect with the code": actorOf((code: string) =>
          unread(Business.use(({ connectGoogle }) => connectGoogle(owner, code))),
        ),
        "sync the locations": actorOf(() => sent(Google.use(({ sync }) => sync(owner)))),
        "disconnect from Google": actorOf(() => sent(Google.use(({ disconnect }) => disconnect(owner)))),
      },
      delays: {
        "access ends": ({ context }) => untilAccessEnds(context.integration?.expiresAt, now()),
      },
      guards: {
        "it is a page of consent": (_, result) =>
          result._tag === "Success" && isConsentPage(result.success, new URL(location.href)),
      },
      actions: {
        "remember the state": (_, state) => rememberAuthorizationState(owner, state),
        "go to the page of consent": (_, authUrl) => {
          // Whoever goes back finds it on its way still, where the browser keeps pages as they were left.
          addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { once: true });
          location.assign(authUrl);
        },
      },
    }),
    { input: arrivalOf(owner, returned) },
  );
  connection.on("news", ({ announcement }) => announcements.send({ type: "announce", announcement }));
  return connection.start();
};
