import type { Effect } from "effect/Effect";
import type { Result } from "effect/Result";
import type { ActorRefFrom } from "xstate";
import type { TextArea } from "../domain/access.ts";
import type { CalendarDate } from "../domain/calendar-date.ts";
import type { Drafts } from "../domain/ports/drafts.ts";
import type { KeptViews } from "../domain/ports/kept-views.ts";
import type { IdentityProvider } from "../domain/ports/identity-provider.ts";
import type { Recents } from "../domain/ports/recents.ts";
import type { ReadingPorts, WorkingPorts } from "./ports.ts";
import type { Id } from "../domain/id.ts";
import type { RemoteFailure } from "../domain/remote-failure.ts";
import type { SheetFile, SheetPiece, SheetRows } from "../domain/sheet.ts";
import type { announcementsMachine } from "./announcements/announcements.machine.ts";
import type { Answer } from "./answer.ts";
import type { AuthMachine } from "./auth/auth.machine.ts";
import type { deletionMachine } from "./deletion/deletion.machine.ts";
import type { googleConnectionMachine } from "./google-connection/google-connection.machine.ts";
import type { EffectActor } from "./effect-actor.ts";
import type { SelectionRef } from "./list/selection.ts";
import type { leavingMachine } from "./leaving/leaving.machine.ts";
import type { Incidents } from "./incidents.ts";
import type { preferencesMachine } from "./preferences/preferences.machine.ts";
import type { recoveryMachine } from "./recovery/recovery.machine.ts";
import type { QueuePlaceRef } from "./report-queue/queue-place.ts";
import type { Version } from "./version.ts";
import type { SessionWrites } from "./session-writes.ts";
import type { shellMachine } from "./shell/shell.machine.ts";

/** What is read for a page: the records, or why there are none. */
export type Read<A> = Result<A, RemoteFailure>;

/** A chef's connection to Google's listing. */
export type ConnectionRef = ActorRefFrom<typeof googleConnectionMachine>;

/** What signed-in pages work with. */
export interface SignedInActors {
  readonly deletions: ActorRefFrom<typeof deletionMachine>;
  readonly announcements: ActorRefFrom<typeof announcementsMachine>;
  readonly selection: SelectionRef;
  readonly queuePlace: QueuePlaceRef;
  readonly shell: ActorRefFrom<typeof shellMachine>;
  readonly recovery: ActorRefFrom<typeof recoveryMachine>;
  readonly recents: Recents;
  readonly views: KeptViews;
  /** Calls back to load ahead what may be needed; gives how to stop. */
  readonly preloading: (load: () => void) => () => void;
  /** Reloads the page, unless something would be lost by it. */
  readonly reload: () => void;
  /** Logging out, and the question before it. */
  readonly leaving: ActorRefFrom<typeof leavingMachine>;
  /** The chef's connection to Google's listing; one for a session, whatever page is shown. */
  readonly connection: (owner: Id<"user">) => Promise<ConnectionRef>;
  readonly goingOn: SessionWrites["goingOn"];
}

/** What every route and screen is given: the actors that own the facts, and a way to read. */
export interface App {
  readonly auth: ActorRefFrom<AuthMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  readonly drafts: Drafts;
  /** The time now, in epoch milliseconds, for what is said of times; charts never read it. */
  readonly now: () => number;
  /** Has what an area's pages need come before it is known whether anybody may see them. */
  readonly expected: (area: TextArea) => Promise<void>;
  /** Has what an area's pages need beyond the first screen: their texts, and what signed-in ones work with. */
  readonly prepared: (area: TextArea) => Promise<SignedInActors>;
  /** The day it is where the person is. */
  readonly today: () => CalendarDate;
  /** Whoever reads from now on asks anew, and waits for no answer that others wait for. */
  readonly askAnew: () => void;
  /** Reads with the session's ports; aborting interrupts it. */
  readonly read: <A, E extends RemoteFailure>(
    program: Effect<A, E, ReadingPorts | IdentityProvider>,
    signal: AbortSignal,
  ) => Promise<Result<A, E>>;
  /** Fills the slot of a chart with a program that uses the session's ports; `patience` is how long it may take. */
  readonly actorOf: <A, E, Input>(
    program: (input: Input) => Effect<A, E, WorkingPorts>,
    patience?: number,
  ) => EffectActor<A, E, Input>;
  /** Writes rows as a piece of a sheet's file. */
  readonly writeRows: (rows: SheetRows) => Promise<SheetPiece>;
  /** Saves what was written as a file of the person's; aborting gives it up. */
  readonly saveFile: (file: SheetFile, signal: AbortSignal) => Promise<Answer<void>>;
  /** What became of what broke a screen. */
  readonly incidents: Incidents;
  readonly version: Version;
  /** Notes a bug that broke a screen, and tells the team of it. */
  readonly reportDefect: (cause: unknown) => void;
}
