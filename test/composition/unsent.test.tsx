import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeBackend } from "./backend.ts";
import {
  ADA,
  chooseIn,
  EVE,
  heading,
  PATIENCE,
  press,
  signIn,
  signOut,
  signOutElsewhere,
  startConsole,
  useConsoles,
} from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const started = async (as = ADA) => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  await startConsole({ as, at: "/admin/kitchens/7", backend });
  await heading("Casa Ana");
  return backend;
};

const KEPT = `console.unsent.${ADA.uid}`;

const kept = () => sessionStorage.getItem(KEPT);

/** The page goes, once what waits is watched: that comes by itself, a little later. */
const pageGoes = () =>
  waitFor(() => {
    fireEvent(window, new Event("pagehide"));
    expect(kept()).not.toBeNull();
  }, PATIENCE);

const waiting = async () => {
  await chooseIn("Actions for Casa Ana", "Delete");
  await press("button", "Delete kitchen");
  await screen.findAllByText("Waiting to delete", undefined, PATIENCE);
  // Whoever deletes a record is led to its list.
  await waitFor(() => expect(location.pathname).toBe("/admin/kitchens"), PATIENCE);
  await pageGoes();
  sessionStorage.removeItem(KEPT);
};

const signedOutElsewhere = async () => {
  signOutElsewhere(ADA);
  await heading("Sign in");
};

const TOLD = "Not carried out";

const told = async () => (await screen.findByText(TOLD, undefined, PATIENCE)).closest("[role=alert]");

test("what waited when another tab signed out is told to the same person, once, and to nobody else", async () => {
  const backend = await started();
  await waiting();
  await signedOutElsewhere();
  await signIn(EVE);
  await heading("Dashboard");
  expect(screen.queryByText(TOLD)).toBeNull();
  await signOut();
  await signIn(ADA);
  expect((await told())?.textContent).toBe("Not carried outDelete kitchen: Kitchen Casa Ana");
  expect(JSON.parse(kept() ?? "")).toEqual([]);
  expect(backend.asked.filter(({ call }) => call.startsWith("DELETE"))).toEqual([]);

  await signOut();
  await signIn(ADA);
  await heading("Dashboard");
  expect(screen.queryByText(TOLD)).toBeNull();
});

test("a change that waited for the network when another tab signed out is told, too", async () => {
  await started();
  await chooseIn("Actions for Casa Ana", "Ban kitchen");
  fireEvent(window, new Event("offline"));
  await press("button", "Ban");
  await screen.findByText("Waiting for the connection", undefined, PATIENCE);
  await pageGoes();
  sessionStorage.removeItem(KEPT);
  await signedOutElsewhere();
  fireEvent(window, new Event("online"));
  await signIn(ADA);
  expect((await told())?.textContent).toBe("Not carried outBan: Kitchen Casa Ana");
});

const loadedBy = (type: string) => {
  const arrivals = [Object.assign(Object.create(null), { type })];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(arrivals);
};

const UNSENT = [{ deed: "Delete", target: { _tag: "kitchens", name: "Casa Ana" } }];

test("what waits when the page goes is kept", async () => {
  await started();
  await waiting();
  await pageGoes();
  expect(JSON.parse(kept() ?? "")).toEqual(UNSENT);
});

test.each([
  { type: "reload", toasts: 1 },
  { type: "navigate", toasts: 0 },
])(
  "what was kept when the page went is told where it was loaded anew only: $type",
  async ({ type, toasts }) => {
    sessionStorage.setItem(KEPT, JSON.stringify(UNSENT));
    loadedBy(type);
    await started();
    await waitFor(() => expect(JSON.parse(kept() ?? "")).toEqual([]), PATIENCE);
    await waitFor(() => expect(screen.queryAllByText(TOLD)).toHaveLength(toasts), PATIENCE);
  },
);

test("what was undone is not kept when the page goes", async () => {
  await started();
  await waiting();
  await press("button", "Undo");
  fireEvent(window, new Event("pagehide"));
  expect(kept()).toBeNull();
});

test("what somebody discards who logs out is neither kept nor told", async () => {
  await started();
  await press("link", "Edit");
  const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  fireEvent.change(field, { target: { value: "Casa Otra" } });
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain("console.drafts"), PATIENCE);
  await press("button", "Cancel");
  await press("button", "Leave");
  await heading("Casa Ana");
  await waiting();
  await press("button", "User menu");
  await press("menuitem", "Logout");
  await press("button", "Log out and discard");
  await heading("Sign in");
  expect(kept()).toBeNull();
  await signIn(ADA);
  await heading("Dashboard");
  expect(screen.queryByText(TOLD)).toBeNull();
});
