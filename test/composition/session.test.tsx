import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import {
  accessTokenOf,
  ADA,
  CARL,
  chooseIn,
  EVE,
  heading,
  PATIENCE,
  press,
  signIn,
  signOut,
  signOutElsewhere,
  startConsole,
  type,
  useConsoles,
} from "./console.ts";
import { addMember, answersOf } from "./records.ts";

useConsoles();

const started = async (at: string, as = ADA) => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  return startConsole({ as, at, backend });
};

describe("signing out", () => {
  test("empties what was read: the next person's reads go to the backend", async () => {
    const { backend, provider } = await started("/admin/kitchens/7");
    await heading("Casa Ana");
    const read = backend.times("GET /kitchen/7");
    await press("link", "Tribes");
    await heading("Tribes");
    await press("link", "Kitchens");
    await press("link", "Casa Ana");
    await heading("Casa Ana");
    // Within one session it is remembered (D31).
    expect(backend.times("GET /kitchen/7")).toBe(read);

    await signOut();
    expect(provider.isSomebodySignedIn()).toBe(false);
    await signIn(EVE);
    await heading("Dashboard");
    await press("link", "Kitchens");
    await press("link", "Casa Ana");
    await heading("Casa Ana");
    expect(backend.times("GET /kitchen/7")).toBeGreaterThan(read);
  });

  const withPending = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    const { backend } = await started("/admin/kitchens/7");
    await chooseIn("Actions for Casa Ana", "Delete");
    await press("button", "Delete kitchen");
    await screen.findAllByText("Waiting to delete", undefined, PATIENCE);
    return { sent: () => backend.asked.filter(({ call }) => call.startsWith("DELETE")) };
  };

  const askedToLogOut = async () => {
    await press("button", "User menu");
    await press("menuitem", "Logout");
    return within(await screen.findByRole("dialog", { name: "Log out?" }, PATIENCE));
  };

  test("D63: asks what becomes of a pending deletion; undone, nothing is deleted afterwards", async () => {
    const { sent } = await withPending();
    const question = await askedToLogOut();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "Undo" }));
    await heading("Sign in");
    await vi.advanceTimersByTimeAsync(20_000);
    await signIn(EVE);
    await heading("Dashboard");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent()).toEqual([]);
    expect(screen.queryByText("Waiting to delete")).toBeNull();
  });

  test("D63: asks what becomes of a pending deletion; sent, it is deleted before the session ends", async () => {
    const { sent } = await withPending();
    const question = await askedToLogOut();
    fireEvent.click(question.getByRole("button", { name: "Send now" }));
    await heading("Sign in");
    expect(sent()).toHaveLength(1);
  });

  test("D63: asks what becomes of a change that waits; stopped, nothing is changed and the session ends", async () => {
    const { backend } = await started("/admin/kitchens/7");
    await chooseIn("Actions for Casa Ana", "Ban kitchen");
    fireEvent(window, new Event("offline"));
    await press("button", "Ban");
    await screen.findByText("Waiting for the connection", undefined, PATIENCE);
    const question = await askedToLogOut();
    expect(question.getByRole("listitem").textContent).toBe(
      "Ban: Kitchen Casa AnaWaiting for the connectionStop",
    );
    fireEvent.click(question.getByRole("button", { name: "Stop" }));
    await heading("Sign in");
    expect(backend.asked.filter(({ call }) => call.startsWith("POST /kitchen"))).toEqual([]);
    fireEvent(window, new Event("online"));
  });

  const typed = async () => {
    const { backend } = await started("/admin/kitchens/7/edit");
    const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
    fireEvent.change(field, { target: { value: "Casa Otra" } });
    return { backend };
  };
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("console.drafts"));

  test("D63: asks before what was typed is lost; whoever stays still has it", async () => {
    await typed();
    const question = await askedToLogOut();
    fireEvent.click(question.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), PATIENCE);
    expect(screen.getByDisplayValue("Casa Otra")).toBeDefined();
    expect(location.pathname).toBe("/admin/kitchens/7/edit");
  });

  test("D63: asks before what was typed is lost; whoever discards it leaves nothing of it", async () => {
    await typed();
    await waitFor(() => expect(drafts()).toHaveLength(1), PATIENCE);
    const question = await askedToLogOut();
    fireEvent.click(question.getByRole("button", { name: "Log out and discard" }));
    await heading("Sign in");
    expect(drafts()).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("D61: a record that is deleted takes what was typed into its form along: nothing is asked", async () => {
    const { backend } = await typed();
    await waitFor(() => expect(drafts()).toHaveLength(1), PATIENCE);
    await press("button", "Cancel");
    await press("button", "Leave");
    await heading("Casa Ana");
    await chooseIn("Actions for Casa Ana", "Delete");
    await press("button", "Delete kitchen");
    await press("button", "Delete now");
    await waitFor(() => expect(backend.times("DELETE /kitchen/destroyKitchen/7")).toBe(1), PATIENCE);
    await waitFor(() => expect(drafts()).toEqual([]), PATIENCE);
    await signOut();
  });

  test("D63: in another tab keeps what was typed for whoever comes back", async () => {
    await typed();
    await waitFor(() => expect(drafts()).toHaveLength(1), PATIENCE);
    localStorage.removeItem("console.session");
    fireEvent(window, new StorageEvent("storage", { key: "console.session", newValue: null }));
    await heading("Sign in");
    expect(drafts()).toHaveLength(1);
  });

  test("D63: in another tab sends no pending deletion", async () => {
    const { sent } = await withPending();
    localStorage.removeItem("console.session");
    fireEvent(window, new StorageEvent("storage", { key: "console.session", newValue: null }));
    await heading("Sign in");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent()).toEqual([]);
  });

  test("forgets what was announced", async () => {
    const { backend } = await started("/admin/tribes/5");
    await addMember(backend);
    await screen.findByText("Operation completed successfully", undefined, PATIENCE);
    await signOut();
    expect(screen.queryByText("Operation completed successfully")).toBeNull();
    await signIn(EVE);
    await heading("Dashboard");
    await press("button", /^Notifications/u);
    await screen.findByRole("dialog", undefined, PATIENCE);
    expect(screen.queryByText("Operation completed successfully")).toBeNull();
  });

  test("ends what was selected: the next person begins with nothing", async () => {
    await started("/admin/kitchens");
    const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Select Casa Ana" }, PATIENCE);
    fireEvent.click(await box());
    await screen.findByText("1 selected", undefined, PATIENCE);
    await signOut();
    await signIn(EVE);
    await heading("Dashboard");
    await press("link", "Kitchens");
    expect((await box()).checked).toBe(false);
    expect(screen.queryByText("1 selected")).toBeNull();
  });

  test("D65: ends how far somebody was in the queue of reports", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { backend } = await started("/admin/help");
    backend.answer({
      "GET /report/0/200": () =>
        json([
          { reportId: 1, reason: "First complaint" },
          { reportId: 2, reason: "Second complaint" },
        ]),
    });
    await press("link", /^Reports/u);
    await screen.findByText("First complaint", undefined, PATIENCE);
    await press("button", /^Skip/u);
    await screen.findByText("Second complaint", undefined, PATIENCE);
    await signOut();
    await signIn(EVE);
    await heading("Dashboard");
    await press("link", /^Reports/u);
    await screen.findByText("First complaint", undefined, PATIENCE);
    expect(screen.queryByText("Second complaint")).toBeNull();
  });

  test("lets go of the token: what follows does not carry it", async () => {
    const { backend } = await started("/admin/help");
    await heading("Help page - Coming Soon");
    await signOut();
    await press("button", "Create an account");
    await heading("Create account");
    const sent = backend.asked.length;
    type("Email", "new@kitchen.test");
    type(/^Password/u, "a long secret");
    type(/^Date of birth/u, "1990-02-03");
    await press("button", "Create account");
    await waitFor(() => expect(backend.asked.length).toBeGreaterThan(sent), PATIENCE);
    expect(backend.asked.slice(sent).map(({ bearer }) => bearer)).not.toContain(accessTokenOf(ADA));
  });

  test("D61: leaves nothing of a registration that was begun before somebody signed in", async () => {
    await started("/admin/help");
    await heading("Help page - Coming Soon");
    await signOut();
    await press("button", "Create an account");
    await heading("Create account");
    type("Username", "Somebody else");
    await waitFor(() => expect(drafts()).toHaveLength(1), PATIENCE);
    await press("button", "Sign in instead");
    await signIn(EVE);
    await heading("Dashboard");
    expect(drafts()).toEqual([]);
  });

  test("in another tab, with the notifications open, opens none for whoever signs in next", async () => {
    await started("/admin/kitchens/7");
    await heading("Casa Ana");
    await press("button", /^Notifications/u);
    await screen.findByRole("dialog", { name: "Notifications" }, PATIENCE);
    localStorage.removeItem("console.session");
    fireEvent(window, new StorageEvent("storage", { key: "console.session", newValue: null }));
    await heading("Sign in");
    await signIn(EVE);
    await heading("Dashboard");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("in another tab signs out here", async () => {
    await started("/admin/kitchens/7");
    await heading("Casa Ana");
    const gone = { key: "console.session", newValue: null };
    fireEvent(window, new StorageEvent("storage", { ...gone, oldValue: EVE.uid }));
    // Who is remembered was signed in again before this tab heard of it, or all else was cleared before that.
    fireEvent(window, new StorageEvent("storage", { ...gone, oldValue: ADA.uid }));
    fireEvent(window, new StorageEvent("storage", { key: null }));
    await press("link", "Tribes");
    await heading("Tribes");
    signOutElsewhere(ADA);
    await heading("Sign in");
    expect(screen.queryByText("Casa Ana")).toBeNull();
  });
});

test("D5: a form at the address of a home is asked for again after signing in, a home is not", async () => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  await startConsole({ at: "/business?edit=profile", backend });
  await heading("Sign in");
  expect(new URLSearchParams(location.search).get("from")).toBe("/business?edit=profile");
  await signIn(CARL);
  await press("link", "Continue to Business profile");
  await heading("Business profile");
  await signOut();
  expect([location.pathname, location.search]).toEqual(["/login", ""]);
});

test("a page that finds out nothing signs nobody out, tries again by itself, and goes on where it was", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let isUp = false;
  const backend = fakeBackend();
  backend.answer(answersOf());
  const { provider } = await startConsole({
    as: ADA,
    at: "/admin/kitchens/7?from=weather",
    backend,
    exchanges: () => (isUp ? 200 : 503),
  });
  await heading("Network error");
  expect([provider.isSomebodySignedIn(), localStorage.getItem("console.session"), location.pathname]).toEqual(
    [true, ADA.uid, "/admin/kitchens/7"],
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Please try again" }));
  const asked = backend.times("POST /authentication/exchange");
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(backend.times("POST /authentication/exchange")).toBe(asked + 1), PATIENCE);
  isUp = true;
  fireEvent(window, new Event("online"));
  await heading("Casa Ana");
});

test("an expired session is told once, signs nobody out, and is renewed in place", async () => {
  const { backend, log } = await started("/admin/help");
  await heading("Help page - Coming Soon");
  backend.answer({
    "GET /tribe/count": () => json({ message: "expired" }, 401),
    "GET /tribe/25/0": () => json({ message: "expired" }, 401),
  });
  await press("link", "Tribes");
  const notice = await screen.findByText("Your session has expired", undefined, PATIENCE);
  expect(screen.getAllByText("Your session has expired")).toHaveLength(1);
  expect(notice).toBeDefined();
  expect(location.pathname).toBe("/admin/tribes");
  expect(log()).toContain("The backend token is invalid or expired");
  // Not tried again by itself (D25).
  expect(backend.times("GET /tribe/25/0")).toBe(1);

  backend.answer(answersOf());
  const exchanges = backend.times("POST /authentication/exchange");
  await press("button", "Sign in again");
  await waitFor(() => expect(screen.queryByText("Your session has expired")).toBeNull(), PATIENCE);
  expect(backend.times("POST /authentication/exchange")).toBe(exchanges + 1);
  expect(location.pathname).toBe("/admin/tribes");
});

const ENDED = "A new password may have ended the session, or the account may have been disabled or removed.";

describe("D76: a session that nothing renews any more", () => {
  test("is begun anew at the sign-in page, from where one finds back to what one typed", async () => {
    let exchanges = 200;
    const backend = fakeBackend();
    backend.answer(answersOf());
    const at = "/admin/kitchens/7/edit";
    const { provider } = await startConsole({ as: ADA, at, backend, exchanges: () => exchanges });
    const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
    fireEvent.change(field, { target: { value: "Casa Otra" } });
    exchanges = 401;
    backend.answer({ "GET /kitchen/7": () => json({ message: "expired" }, 401) });
    await press("button", "Save");
    await press("button", "Sign in again");
    await screen.findByText(ENDED, undefined, PATIENCE);
    // Nobody is logged out by themselves (§8).
    expect([location.pathname, provider.isSomebodySignedIn()]).toEqual([at, true]);
    const asked = backend.times("POST /authentication/exchange");

    await press("button", "Sign in again");
    await heading("Sign in");
    expect((await screen.findByRole("alert", undefined, PATIENCE)).textContent).toBe(ENDED);
    expect(new URLSearchParams(location.search).get("from")).toBe(at);
    expect([backend.times("POST /authentication/exchange"), provider.isSomebodySignedIn()]).toEqual([
      asked,
      false,
    ]);

    exchanges = 200;
    backend.answer(answersOf());
    await signIn(ADA);
    await press("link", /^Continue to Kitchens/u);
    await screen.findByDisplayValue("Casa Otra", undefined, PATIENCE);
  });

  test.each([401, 403])("is told calmly where a page finds it so: %s", async (status) => {
    await startConsole({ as: ADA, at: "/admin/kitchens/7", exchanges: () => status });
    await heading("Sign in");
    expect((await screen.findByRole("alert", undefined, PATIENCE)).textContent).toBe(ENDED);
  });

  test("§8: is not what whoever signs in by hand is told of", async () => {
    await startConsole({ at: "/login", exchanges: () => 401 });
    await signIn(ADA);
    const note = await screen.findByRole("alert", undefined, PATIENCE);
    expect(note.textContent).toBe("Login failed. Please try again.");
  });
});

test("D63: whom another tab signed out finds back to where they were, whoever logs out here does not", async () => {
  const { backend } = await started("/admin/kitchens/7/edit");
  const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  fireEvent.change(field, { target: { value: "Casa Otra" } });
  signOutElsewhere(ADA);
  await heading("Sign in");
  expect(new URLSearchParams(location.search).get("from")).toBe("/admin/kitchens/7/edit");
  backend.answer(answersOf());
  await signIn(ADA);
  await press("link", /^Continue to Kitchens/u);
  await screen.findByDisplayValue("Casa Otra", undefined, PATIENCE);
});

describe("the way back of whoever was signed out without their doing", () => {
  const offered = async () => {
    await heading("Dashboard");
    return history.state.asked;
  };
  const signedOutElsewhere = async () => {
    signOutElsewhere(ADA);
    await heading("Sign in");
    expect(new URLSearchParams(location.search).get("from")).toBe("/admin/kitchens/7/edit");
  };

  test("is not offered to somebody else", async () => {
    await started("/admin/kitchens/7/edit");
    await heading("Edit \u2068Casa Ana\u2069");
    await signedOutElsewhere();
    await signIn(EVE);
    expect(await offered()).toBeUndefined();
  });

  test("is not offered to somebody else who turned to registering in between, and is to them", async () => {
    await started("/admin/kitchens/7/edit");
    await heading("Edit \u2068Casa Ana\u2069");
    await signedOutElsewhere();
    await press("button", "Create an account");
    await heading("Create account");
    expect(history.state.whose).toBe(ADA.uid);
    await press("button", "Sign in instead");
    await signIn(ADA);
    expect(await offered()).toBe("/admin/kitchens/7/edit");
  });

  test("is nobody else's either where the page found out by itself that the session has ended", async () => {
    let exchanges = 401;
    const backend = fakeBackend();
    backend.answer(answersOf());
    await startConsole({ as: ADA, at: "/admin/kitchens/7/edit", backend, exchanges: () => exchanges });
    await heading("Sign in");
    exchanges = 200;
    await signIn(EVE);
    expect(await offered()).toBeUndefined();
  });

  test("is anybody's where nobody was there", async () => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    await startConsole({ at: "/admin/kitchens/7/edit", backend });
    await signIn(EVE);
    expect(await offered()).toBe("/admin/kitchens/7/edit");
  });
});

test("a role that was changed meanwhile is found out by the first thing that it does not allow, and told", async () => {
  const now = process.hrtime.bigint;
  let later = 0n;
  vi.spyOn(process.hrtime, "bigint").mockImplementation(() => now() + later);
  let role: typeof EVE.role = "editor";
  const backend = fakeBackend();
  backend.answer(answersOf());
  await startConsole({ as: EVE, at: "/admin/kitchens/7/edit", backend, roles: () => role });
  const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  fireEvent.change(field, { target: { value: "Casa Otra" } });
  role = "viewer";
  backend.answer({ "POST /kitchen/editKitchen": () => json({}, 403) });
  // The cooldown is over.
  later = 11_000_000_000n;
  await press("button", "Save");
  await screen.findByText("Your role is now Viewer", undefined, PATIENCE);
  const denied = await screen.findByText("Needs the role Admin or Editor", { exact: false }, PATIENCE);
  expect(screen.queryByRole("textbox", { name: /^Name/u })).toBeNull();
  expect(denied.closest("[role=alert]")?.textContent).toContain("What you typed is kept.");
});

test("P14: whoever is led to the other area by a new role is told that what they typed is kept", async () => {
  const now = process.hrtime.bigint;
  let later = 0n;
  vi.spyOn(process.hrtime, "bigint").mockImplementation(() => now() + later);
  let role: typeof CARL.role = "chef";
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), "PUT /business/profile": () => json({}, 403) });
  await startConsole({ as: CARL, at: "/business?edit=profile", backend, roles: () => role });
  const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  fireEvent.change(field, { target: { value: "Casa Otra" } });
  role = "viewer";
  later = 11_000_000_000n;
  await press("button", "Save");
  const told = await screen.findByText(/^Your role is now Viewer/u, undefined, PATIENCE);
  expect(told.closest("[role=status]")?.textContent).toContain("What you typed is kept.");
  await waitFor(() => expect(location.pathname).toBe("/admin"), PATIENCE);
});

test("P14: a question that is open when a role turns out to be another is closed", async () => {
  const now = process.hrtime.bigint;
  let later = 0n;
  vi.spyOn(process.hrtime, "bigint").mockImplementation(() => now() + later);
  let role: typeof ADA.role = "admin";
  const backend = fakeBackend();
  backend.answer(answersOf());
  const { promise: refused, resolve: refuse } = Promise.withResolvers<Response>();
  backend.answer({ "POST /kitchen/editKitchen": () => refused });
  await startConsole({ as: ADA, at: "/admin/kitchens", backend, roles: () => role });
  await chooseIn("Actions for Casa Ana", "Ban kitchen");
  await press("button", "Ban");
  await chooseIn("Actions for La Mesa", "Delete");
  await screen.findByRole("dialog", undefined, PATIENCE);
  role = "viewer";
  later = 11_000_000_000n;
  refuse(json({}, 403));
  await screen.findByText("Your role is now Viewer", undefined, PATIENCE);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), PATIENCE);
});

/** The form of a new tribe, filled in and saved, while its call is answered like this. */
const savingTribe = async (answer: () => Response | Promise<Response>, before = (): void => undefined) => {
  const visit = await started("/admin/tribes/create");
  const name = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  visit.backend.answer({ "POST /tribe/createTribe": answer });
  before();
  fireEvent.input(name, { target: { value: "Bakers" } });
  await press("button", "Save");
  return visit;
};

test("D25: after signing in again a form says that it can be saved now, and not that it cannot", async () => {
  const { backend } = await savingTribe(() => json({ message: "expired" }, 401));
  await screen.findByText("Your session has expired. Sign in again, then save.", undefined, PATIENCE);
  backend.answer({ ...answersOf(), "POST /tribe/createTribe": () => json({ tribeId: 6, name: "Bakers" }) });
  await press("button", "Sign in again");
  await screen.findByText("You are signed in again. You can save now.", undefined, PATIENCE);
  expect(screen.queryByText(/Sign in again, then save/u)).toBeNull();
  await press("button", "Save");
  await waitFor(() => expect(location.pathname).toBe("/admin/tribes/6"), PATIENCE);
});

test("D38: what cannot have been sent is not saved, and no unknown result", async () => {
  const fails = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
  await savingTribe(fails, () => void fireEvent(window, new Event("offline")));
  await screen.findByText("Not saved", undefined, PATIENCE);
  expect(screen.getByText("What you typed is kept.").closest("[role=alert]")?.textContent).toContain(
    "Network error",
  );
  expect(screen.queryByText("Result unknown")).toBeNull();
});

test.each(["/admin/tribes/create", "/admin/tribes/5/edit"])(
  "D38: what was not saved for want of a network can be once it is back, and the form says so: %s",
  async (path) => {
    const { backend } = await started(path);
    const name = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
    const fails = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
    backend.answer({ "POST /tribe/createTribe": fails, "GET /tribe/5": fails });
    fireEvent(window, new Event("offline"));
    fireEvent.input(name, { target: { value: "Millers" } });
    await press("button", "Save");
    const told = (await screen.findByText("Not saved", undefined, PATIENCE)).closest("[role=alert]");
    expect(told?.textContent).toContain("Network error");
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(told?.textContent).toContain("You are online again. Try again now."));
    expect(told?.textContent).not.toContain("Network error");
  },
);
