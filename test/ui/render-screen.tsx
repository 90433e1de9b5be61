import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { type MockInstance, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { draftsIn } from "../../src/adapters/browser/drafts.ts";
import { keptViewsIn } from "../../src/adapters/browser/kept-views.ts";
import { recentsIn } from "../../src/adapters/browser/recents.ts";
import { isCalendarDate, type CalendarDate } from "../../src/domain/calendar-date.ts";
import type { RemoteFailure } from "../../src/domain/remote-failure.ts";
import type { AppUser } from "../../src/domain/session.ts";
import { announcementsMachine } from "../../src/machines/announcements/announcements.machine.ts";
import type { Answer } from "../../src/machines/answer.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import type { App, SignedInActors } from "../../src/machines/app.ts";
import { deletionMachine } from "../../src/machines/deletion/deletion.machine.ts";
import { actorSlot } from "../../src/machines/effect-actor.ts";
import { incidentsLogic } from "../../src/machines/incidents.ts";
import { versionLogic } from "../../src/machines/version.ts";
import { preferencesMachine } from "../../src/machines/preferences/preferences.machine.ts";
import { leavingMachine } from "../../src/machines/leaving/leaving.machine.ts";
import { startSelection } from "../../src/machines/list/selection.ts";
import { queuePlaceLogic } from "../../src/machines/report-queue/queue-place.ts";
import { recoveryMachine } from "../../src/machines/recovery/recovery.machine.ts";
import { shellMachine } from "../../src/machines/shell/shell.machine.ts";
import { SignedInActorsContext, UserContext } from "../../src/ui/app-context.ts";
import { AppProviders } from "../../src/ui/AppProviders.tsx";

/** The day it is in every screen's test: whoever was born on it in 2007 turned 13 today (D20). */
const TODAY = "2020-06-15";

const today = (): CalendarDate => {
  if (!isCalendarDate(TODAY)) throw new Error("No such day");
  return TODAY;
};

/** What is kept lives as long as a test: the storage it would stay in is forbidden. */
const forbidden = (): Storage => {
  throw new Error("Nothing may be kept");
};

/** What could not be read makes it look for the server seconds later, when the test is over: nobody answers. */
const quietRecovery = recoveryMachine.provide({
  actors: {
    "reach the server": fromPromise<Answer<void, RemoteFailure>, void>(() => new Promise(() => undefined)),
  },
});

/** Actors that talk to nobody. */
export const quietActors = (): SignedInActors => {
  const deletions = createActor(deletionMachine).start();
  return {
    deletions,
    selection: startSelection(deletions),
    queuePlace: createActor(queuePlaceLogic).start(),
    announcements: createActor(announcementsMachine).start(),
    leaving: createActor(leavingMachine).start(),
    recovery: createActor(quietRecovery).start(),
    shell: createActor(shellMachine).start(),
    recents: recentsIn(forbidden),
    views: keptViewsIn(forbidden),
    preloading: () => () => undefined,
    reload: () => undefined,
    connection: () => Promise.reject(new Error("This screen connects nothing")),
    goingOn: (write) => write,
  };
};

/** An app with what a guard adds to it. */
export interface TestApp extends App {
  readonly signedInActors: () => SignedInActors;
  readonly user?: AppUser;
}

/** An app whose actors talk to nobody. */
export const quietConsole = (signedInActors: SignedInActors = quietActors()): TestApp => ({
  auth: createActor(authMachine).start(),
  preferences: createActor(preferencesMachine, {
    input: {
      language: "en",
      colorScheme: "light",
      density: "comfortable",
      hiddenColumns: {},
      shortcuts: true,
    },
  }).start(),
  signedInActors: () => signedInActors,
  drafts: draftsIn(forbidden),
  now: () => Date.UTC(2026, 4, 4, 12),
  expected: async () => undefined,
  prepared: () => Promise.resolve(signedInActors),
  today,
  askAnew: () => undefined,
  read: () => Promise.reject(new Error("This screen reads nothing")),
  incidents: createActor(incidentsLogic).start(),
  version: createActor(versionLogic).start(),
  reportDefect: (cause) => {
    throw cause;
  },
  actorOf: () => actorSlot(),
  writeRows: () => Promise.reject(new Error("This screen writes nothing")),
  saveFile: () => Promise.reject(new Error("This screen saves nothing")),
});

interface DrawnScreen extends RenderResult {
  /** What has the page read again. */
  readonly invalidate: MockInstance<AnyRouter["invalidate"]>;
}

/** Draws a screen inside the console's providers, at an address. */
export const renderScreen = async (
  screen: ReactNode,
  { console = quietConsole(), path = "/" }: { console?: TestApp; path?: string } = {},
): Promise<DrawnScreen> => {
  const root = createRootRoute();
  // What opens over a page floats in its landmark.
  const component = () => <main>{screen}</main>;
  const page = createRoute({ getParentRoute: () => root, path: "$", component });
  const home = createRoute({ getParentRoute: () => root, path: "/", component });
  const router = createRouter({
    routeTree: root.addChildren([page, home]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const invalidate = vi.spyOn(router, "invalidate").mockResolvedValue();
  let rendered: RenderResult | undefined;
  await act(async () => {
    rendered = render(
      <AppProviders app={console}>
        <UserContext value={console.user}>
          <SignedInActorsContext value={console.signedInActors()}>
            <RouterProvider router={router} />
          </SignedInActorsContext>
        </UserContext>
      </AppProviders>,
    );
    await Promise.resolve();
  });
  if (rendered === undefined) throw new Error("Nothing was drawn");
  return { ...rendered, invalidate };
};
