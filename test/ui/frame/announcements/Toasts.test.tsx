import { act, cleanup, screen } from "@testing-library/react";
import { notifications } from "@mantine/notifications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Announcement } from "../../../../src/domain/announcement.ts";
import type { Target } from "../../../../src/domain/deletion.ts";
import { TOAST_MS } from "../../../../src/domain/product.ts";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { Toasts } from "../../../../src/ui/frame/announcements/Toasts.tsx";
import { PHONE } from "../../../../src/ui/theme/breakpoints.ts";
import { id } from "../../../domain/generators.ts";
import { quietActors, quietConsole, renderScreen } from "../../render-screen.tsx";

beforeEach(() => {
  // The library keeps what other tests left.
  notifications.clean();
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  notifications.clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FAILED: Announcement = { _tag: "ActionFailed", failure: ServerFailed() };
const FAILURE = "Something went wrong";

const saved = (name: string): Announcement => ({ _tag: "ItemSaved", name });

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const on = async (media: string) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const actors = quietActors();
  await renderScreen(<Toasts />, { console: quietConsole(actors) });
  return async (...all: ReadonlyArray<Announcement>) => {
    for (const announcement of all) {
      act(() => actors.announcements.send({ type: "announce", announcement }));
      await passing(500);
    }
  };
};

const shown = () =>
  [...document.querySelectorAll(".mantine-Notification-body")].map(({ textContent }) => textContent);

const said = (name: string): string => `Item saved successfully${name}`;

test("on a phone the latest good news takes the place of the one before", async () => {
  const announce = await on(PHONE);
  await announce(saved("Ana"), saved("Berta"), saved("Carla"));
  expect(shown()).toEqual([said("Carla")]);
  await passing(TOAST_MS);
  expect(shown()).toEqual([]);
});

test("on a phone bad news has its time, and the latest good news comes after it", async () => {
  const announce = await on(PHONE);
  await announce(saved("Ana"), FAILED, saved("Berta"), saved("Carla"));
  expect(shown()).toEqual([FAILURE]);
  await passing(TOAST_MS);
  expect(shown()).toEqual([said("Carla")]);
});

test("on a phone nothing takes the place of what has the focus", async () => {
  const announce = await on(PHONE);
  await announce(saved("Ana"));
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  await announce(saved("Berta"));
  expect(shown()).toEqual([said("Ana")]);
  expect(document.activeElement).toBe(close);
  act(() => close.blur());
  await passing(TOAST_MS + 500);
  expect(shown()).toEqual([said("Berta")]);
});

test("at a desk they stand below each other", async () => {
  const announce = await on("");
  await announce(saved("Ana"), saved("Berta"));
  expect(shown()).toEqual([said("Ana"), said("Berta")]);
});

test("what was told is not told again where the frame is drawn anew, and what came meanwhile is", async () => {
  const actors = quietActors();
  const draw = () => renderScreen(<Toasts />, { console: quietConsole(actors) });
  const announce = (announcement: Announcement) =>
    act(() => actors.announcements.send({ type: "announce", announcement }));
  await draw();
  announce(saved("Ana"));
  announce(FAILED);
  await passing(TOAST_MS + 500);
  expect(shown()).toEqual([]);
  cleanup();
  announce(saved("Berta"));
  await draw();
  await passing(500);
  expect(shown()).toEqual([said("Berta")]);
});

test("what was read out and is still shown where the frame is drawn anew is not read out again", async () => {
  const actors = quietActors();
  const draw = () => renderScreen(<Toasts />, { console: quietConsole(actors) });
  await draw();
  for (const announcement of [saved("Ana"), FAILED])
    act(() => actors.announcements.send({ type: "announce", announcement }));
  await passing(500);
  const live = () => document.querySelectorAll("[role=alert], [role=status]").length;
  expect(live()).toBe(2);
  cleanup();
  await draw();
  expect(shown()).toEqual([said("Ana"), FAILURE]);
  expect(live()).toBe(0);
});

test.each([
  { path: "/admin/reports", told: [] },
  { path: "/admin/kitchens", told: ["Report about Casa Ana dismissed"] },
])(
  "that a decision about a report was made is told by a toast but for who is at the queue: $path",
  async ({ path, told }) => {
    const actors = quietActors();
    await renderScreen(<Toasts />, { console: quietConsole(actors), path });
    const decided: Announcement = {
      _tag: "ItemsDeleted",
      targets: [{ _tag: "Report", id: id("9"), name: "Casa Ana" }],
    };
    act(() => actors.announcements.send({ type: "announce", announcement: decided }));
    await passing(500);
    expect(shown()).toEqual(told);
  },
);

test("what was told in one session is not seen in the next", async () => {
  const actors = quietActors();
  const draw = () => renderScreen(<Toasts />, { console: quietConsole(actors) });
  await draw();
  act(() => actors.announcements.send({ type: "announce", announcement: saved("Ana") }));
  await passing(500);
  cleanup();
  actors.announcements.send({ type: "forget" });
  actors.announcements.send({ type: "announce", announcement: saved("Berta") });
  await draw();
  await passing(500);
  expect(shown()).toEqual([said("Berta")]);
});

const REPORT: Target = { _tag: "Report", id: id("7"), name: "La Mesa" };

test.each<readonly [mark: string, announcement: Announcement]>([
  ["check", saved("Ana")],
  ["check", { _tag: "DeletionUndone", targets: [REPORT] }],
  ["alert-triangle", FAILED],
  ["info-circle", { _tag: "ItemsWereGone", targets: [REPORT] }],
  ["info-circle", { _tag: "PlanIsYours" }],
])(
  "D65: what was done is marked by a %s: what somebody else had decided is no success",
  async (mark, told) => {
    const announce = await on("");
    await announce(told);
    expect(document.querySelector(".mantine-Notification-icon svg")?.classList).toContain(
      `tabler-icon-${mark}`,
    );
  },
);
