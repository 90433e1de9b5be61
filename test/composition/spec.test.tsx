import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import {
  ADA,
  CARL,
  chooseIn,
  EVE,
  heading,
  PATIENCE,
  type Person,
  press,
  signIn,
  startConsole,
  useConsoles,
} from "./console.ts";
import { addMember, answersOf, CASA_ANA } from "./records.ts";

/*
 * The fixed texts and placements of docs/product.md, written by hand in its order and looked at on the screen.
 * Where each role gets is in test/e2e/redirects.e2e.ts.
 */

useConsoles();

const started = (as: Person, at: string) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), "GET /systemnotification/user/1": () => json([]) });
  return startConsole({ as, at, backend });
};

describe("§2: the placeholders", () => {
  const PLACEHOLDERS = [
    ["Comment Moderation", "/admin/comments", "Comments page - Coming Soon", "/admin/kitchens"],
    ["Favorites", "/admin/favorites", "Favorites page - Coming Soon", "/admin/users"],
    ["Dating System", "/admin/dates", "Dates page - Coming Soon", "/admin/kitchens"],
    ["Blocked Users", "/admin/blocks", "Blocks page - Coming Soon", "/admin"],
    ["Reports", "/admin/reports", "Reports page - Coming Soon", "/admin/kitchens"],
    ["Security Admin", "/admin/security", "Security page - Coming Soon", "/admin/users"],
    ["Settings", "/admin/settings", "Settings page - Coming Soon", "/admin"],
    ["Help & Support", "/admin/help", "Help page - Coming Soon", "/admin"],
  ] as const;

  test("show their text, what they will be and what there is until then, and call nothing", async () => {
    const { backend } = await started(ADA, "/admin/branding");
    await screen.findByRole("heading", { level: 1 }, PATIENCE);
    // The bell of the frame is the frame's.
    await waitFor(() => expect(backend.times("GET /systemnotification/user/1")).toBe(1), PATIENCE);
    const called = backend.asked.length;
    for (const [entry, path, text, today] of PLACEHOLDERS) {
      await press("link", entry);
      await heading(text);
      const main = within(screen.getByRole("main"));
      expect(location.pathname).toBe(path);
      expect(main.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([text]);
      expect(main.getByText(/^Here .+\. Until then, .+\.$/u)).toBeDefined();
      expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([today]);
      expect(backend.asked.slice(called), path).toEqual([]);
    }
  });
});

describe("§2: the frame", () => {
  test("the admin's: title, sidebar, user menu", async () => {
    await started(ADA, "/admin/tribes/5");
    await heading("Bakers");
    expect(within(screen.getByRole("banner")).getByText("Kitchen Console Admin Panel")).toBeDefined();

    const menu = screen.getByRole("navigation", { name: "Main" });
    const entries = within(menu).getAllByRole("link");
    expect(entries.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Dashboard", "/admin"],
      ["Users", "/admin/users"],
      ["Kitchens", "/admin/kitchens"],
      ["Tribes", "/admin/tribes"],
      ["Comment Moderation", "/admin/comments"],
      ["Favorites", "/admin/favorites"],
      ["Dating System", "/admin/dates"],
      ["Blocked Users", "/admin/blocks"],
      ["Reports", "/admin/reports"],
      ["Security Admin", "/admin/security"],
      ["Settings", "/admin/settings"],
      ["Help & Support", "/admin/help"],
    ]);
    const current = entries.filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map(({ textContent }) => textContent)).toEqual(["Tribes"]);

    const foot = within(menu.parentElement ?? menu);
    for (const text of ["Ada", "Version 1.0.0"]) expect(foot.getByText(text)).toBeDefined();
    expect(foot.getByText("Admin", { ignore: "nav *" })).toBeDefined();
    expect(foot.getByRole("combobox", { name: "Language" }).children).toHaveLength(12);

    await press("button", "User menu");
    const account = within(await screen.findByRole("menu", { name: "User menu" }, PATIENCE));
    expect(account.getByText("ada@kitchen.test")).toBeDefined();
    expect(account.getByText("Admin")).toBeDefined();
    for (const name of ["Settings", "Logout"]) expect(account.getByRole("menuitem", { name })).toBeDefined();
  });

  test("an editor's sidebar has what an editor may read", async () => {
    const titles = () =>
      within(screen.getByRole("navigation", { name: "Main" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    await started(EVE, "/admin/help");
    await heading("Help page - Coming Soon");
    const common = ["Dashboard", "Users", "Kitchens", "Tribes", "Comment Moderation", "Favorites", "Reports"];
    expect(titles()).toEqual([...common, "Help & Support"]);
  });

  test("the chef's has a title of its own", async () => {
    await started(CARL, "/business/subscription");
    await heading("Subscription");
    expect(within(screen.getByRole("banner")).getByText("Kitchen Console Business")).toBeDefined();
  });

  test("§9: the sidebar is 280 px wide, collapsed 64 px", async () => {
    const width = () =>
      document
        .querySelector<HTMLElement>("[style*=--sidebar-width]")
        ?.style.getPropertyValue("--sidebar-width");
    // At 16 px for 1 rem; with a larger font it grows as its words do.
    await started(ADA, "/admin/help");
    await heading("Help page - Coming Soon");
    expect(width()).toBe("17.5rem");
    await press("button", "Collapse sidebar");
    await waitFor(() => expect(width()).toBe("4rem"), PATIENCE);
    expect(screen.queryByText("Version 1.0.0")).toBeNull();
    await press("button", "Expand sidebar");
    await waitFor(() => expect(width()).toBe("17.5rem"), PATIENCE);
  });
});

describe("§8: the sign-in messages", () => {
  const NETWORK =
    "Network error: please check your internet connection or browser network settings and try again.";
  const FAILED = "Login failed. Please try again.";

  test.each([
    ["auth/network-request-failed", NETWORK],
    ["auth/invalid-credential", "Invalid email or password"],
    ["auth/something-new", FAILED],
  ])("with a password, %s: %s", async (code, text) => {
    const { provider } = await startConsole({ at: "/login" });
    provider.refuse(code);
    await signIn(ADA);
    expect((await screen.findByRole("alert", undefined, PATIENCE)).textContent).toBe(text);
  });

  test.each([
    [
      "auth/operation-not-allowed",
      "Google Sign-In is not enabled for this project. Enable the Google provider in Firebase Console > Authentication > Sign-in method.",
    ],
    ["auth/popup-blocked", "Popup was blocked by the browser. Allow popups and try again."],
    ["auth/popup-closed-by-user", "Google sign-in was cancelled before completion."],
    ["auth/network-request-failed", NETWORK],
    ["auth/something-new", FAILED],
  ])("with Google, %s: %s", async (code, text) => {
    const { provider } = await startConsole({ at: "/login" });
    provider.refuse(code);
    // The emulator's own script comes before the popup, and jsdom loads none.
    fireEvent.focusIn(screen.getByLabelText("Email"));
    const script = await waitFor(() => {
      const found = document.head.querySelector("script");
      if (found === null) throw new Error("There is no script yet");
      return found;
    }, PATIENCE);
    fireEvent.load(script);
    await press("button", "Continue with Google");
    expect((await screen.findByRole("alert", undefined, PATIENCE)).textContent).toBe(text);
  });
});

describe("§8: what is asked and told about records", () => {
  test.each([
    [403, "Access denied"],
    [404, "This could not be found"],
    [500, "Something went wrong"],
  ])("a list that answers %i says %s", async (status, text) => {
    const backend = fakeBackend();
    const refuse = () => json({ message: "no" }, status);
    backend.answer({ ...answersOf(), "GET /tribe/count": refuse, "GET /tribe/25/0": refuse });
    await startConsole({ as: ADA, at: "/admin/tribes", backend });
    expect((await screen.findByText(text, undefined, PATIENCE)).textContent).toBe(text);
  });

  test("a list that fails by the server's fault says by what its operators find that", async () => {
    const backend = fakeBackend();
    const fail = () => {
      const answer = json({ message: "no" }, 500);
      answer.headers.set("x-request-id", "7f3c1a2b-0000-4000-8000-123456789abc");
      return answer;
    };
    backend.answer({ ...answersOf(), "GET /tribe/count": fail, "GET /tribe/25/0": fail });
    await startConsole({ as: ADA, at: "/admin/tribes", backend });
    const told = await screen.findByText(/^Something went wrong/u, undefined, PATIENCE);
    expect(told.textContent).toBe("Something went wrong. Report 7f3c1a2b");
  });

  test("a list that nobody answers says Network error", async () => {
    const backend = fakeBackend();
    const fail = () => Promise.reject(new TypeError("Failed to fetch"));
    backend.answer({ ...answersOf(), "GET /tribe/count": fail, "GET /tribe/25/0": fail });
    await startConsole({ as: ADA, at: "/admin/tribes", backend });
    expect((await screen.findByText("Network error", undefined, PATIENCE)).textContent).toBe("Network error");
  });

  test("deleting asks first, and says when it is done", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    await started(ADA, "/admin/kitchens/7");
    await chooseIn("Actions for Casa Ana", "Delete");
    const question = await screen.findByRole("dialog", undefined, PATIENCE);
    expect(within(question).getByText("Are you sure you want to delete this item?")).toBeDefined();
    await press("button", "Delete kitchen");
    await heading("Kitchens");
    await vi.advanceTimersByTimeAsync(11_000);
    const told = await screen.findByText("Item deleted successfully", undefined, PATIENCE);
    expect(told.closest("[role=status]")).not.toBeNull();
  });

  test("saving says so", async () => {
    const { backend } = await started(ADA, "/admin/kitchens/7/edit");
    backend.answer({ "POST /kitchen/editKitchen": () => json({ ...CASA_ANA, nombre: "Casa Eva" }) });
    const field = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
    fireEvent.change(field, { target: { value: "Casa Eva" } });
    await press("button", "Save");
    const told = await screen.findByText("Item saved successfully", undefined, PATIENCE);
    expect(told.closest("[role=status]")?.textContent).toBe("Item saved successfullyCasa Eva");
  });
});

describe("§9, D50: toasts", () => {
  const toast = async (): Promise<HTMLElement> => {
    const { backend } = await started(ADA, "/admin/tribes/5");
    await addMember(backend);
    // The page may say meanwhile that it loads, which is a status too.
    return waitFor(() => {
      const shown = screen
        .getAllByRole("status")
        .find((status) => status.closest("[data-position]") !== null);
      if (shown === undefined) throw new Error("There is no toast");
      return shown;
    }, PATIENCE);
  };

  test.each([
    ["en", "ltr", "top-right"],
    ["ar", "rtl", "top-left"],
    ["he", "rtl", "top-left"],
  ])("in %s, written %s, they come %s", async (language, direction, corner) => {
    localStorage.setItem("i18nextLng", language);
    const shown = await toast();
    expect(document.documentElement.dir).toBe(direction);
    expect(shown.closest("[data-position]")?.getAttribute("data-position")).toBe(corner);
  });

  const TEXT = "Operation completed successfully";

  /** Second by second: what a toast does on its way out is drawn in between. */
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  };

  test("they close after 5000 ms", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    await toast();
    await pass(4);
    expect(screen.queryByText(TEXT)).not.toBeNull();
    await pass(2);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  test.each([
    ["pointed at", fireEvent.mouseEnter, fireEvent.mouseLeave],
    ["focused", fireEvent.focus, fireEvent.blur],
  ])("they stay while they are %s", async (_, begin, end) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    const shown = await toast();
    begin(shown);
    await pass(10);
    expect(screen.queryByText(TEXT)).not.toBeNull();
    end(shown);
    await pass(7);
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
