import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { createActor } from "xstate";
import { SIGNED_OUT } from "../../src/domain/session.ts";
import { announcementsMachine } from "../../src/machines/announcements/announcements.machine.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import type { Console } from "../../src/machines/console.ts";
import { deletionMachine } from "../../src/machines/deletion/deletion.machine.ts";
import { actorSlot } from "../../src/machines/kernel/effect-actor.ts";
import { preferencesMachine } from "../../src/machines/preferences/preferences.machine.ts";
import { shellMachine } from "../../src/machines/shell/shell.machine.ts";
import { ConsoleProviders } from "../../src/ui/ConsoleProviders.tsx";

/** A console whose actors talk to nobody. */
export const quietConsole = (): Console => ({
  auth: createActor(authMachine, { input: { sessionIsLikely: false } }).start(),
  preferences: createActor(preferencesMachine, { input: { language: "en", colorScheme: "light" } }).start(),
  shell: createActor(shellMachine, { input: { isCollapsed: false } }).start(),
  deletions: createActor(deletionMachine).start(),
  announcements: createActor(announcementsMachine).start(),
  connection: () => Promise.reject(new Error("This screen connects nothing")),
  now: () => Date.UTC(2026, 4, 4, 12),
  settledSession: () => Promise.resolve(SIGNED_OUT),
  read: () => Promise.reject(new Error("This screen reads nothing")),
  actorOf: () => actorSlot(),
});

/** Draws a screen inside the console's providers, at an address. */
export const renderScreen = async (
  screen: ReactNode,
  { console = quietConsole(), path = "/" }: { console?: Console; path?: string } = {},
): Promise<RenderResult> => {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "$", component: () => screen });
  const home = createRoute({ getParentRoute: () => root, path: "/", component: () => screen });
  const router = createRouter({
    routeTree: root.addChildren([page, home]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  let rendered: RenderResult | undefined;
  await act(async () => {
    rendered = render(
      <ConsoleProviders console={console}>
        <RouterProvider router={router} />
      </ConsoleProviders>,
    );
    await Promise.resolve();
  });
  if (rendered === undefined) throw new Error("Nothing was drawn");
  return rendered;
};
