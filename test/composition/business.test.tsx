import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FRESH_MS } from "../../src/domain/product.ts";
import { done, fakeBackend, json } from "./backend.ts";
import {
  ADA,
  CARL,
  DORA,
  heading,
  PATIENCE,
  press,
  signIn,
  signOut,
  startConsole,
  type,
  useConsoles,
} from "./console.ts";

useConsoles();

describe("the connection to Google", () => {
  const shown = vi.fn<() => void>();
  Object.defineProperty(Element.prototype, "scrollIntoView", { configurable: true, value: shown });

  const connectedAs = (googleEmail: string) => () =>
    json({ connected: true, integration: { googleEmail, expiresAt: "2100-01-01T00:00:00Z" } });

  const started = async (
    at = "/business",
    status = () => json({ connected: false }),
    backend = fakeBackend(),
  ) => {
    backend.answer({
      "GET /google/oauth/status": status,
      "GET /systemnotification/user/3": () => json([]),
      "GET /systemnotification/user/4": () => json([]),
    });
    const console = await startConsole({ as: CARL, at, backend });
    return { ...console, backend };
  };

  const consentAt = (authUrl: string) => () => json({ authUrl, state: "state-1", scopes: [] });

  describe("the page of consent", () => {
    test.each([
      "https://accounts.google.com.evil.example/o/oauth2",
      "https://evil.example/o/oauth2",
      "http://accounts.google.com/o/oauth2",
      "javascript:alert(1)",
      "https://jane@accounts.google.com/o/oauth2",
    ])("%s is not opened", async (authUrl) => {
      const { backend, departures } = await started();
      backend.answer({ "GET /google/oauth/authorize": consentAt(authUrl) });
      await press("button", "Connect Google listing");
      await screen.findByText("That consent page cannot be opened from here.", undefined, PATIENCE);
      expect(departures()).toBe(0);
      expect(sessionStorage.length).toBe(0);
    });

    test("of Google's is opened", async () => {
      const { backend, departures } = await started();
      backend.answer({
        "GET /google/oauth/authorize": consentAt(
          "https://accounts.google.com/o/oauth2/v2/auth?state=state-1",
        ),
      });
      await press("button", "Connect Google listing");
      await waitFor(() => expect(departures()).toBe(1), PATIENCE);
      expect(sessionStorage.getItem("console.google-state")).toBe("3 state-1");
    });

    test("that one goes back from has the page begin anew, where the browser kept it as it was", async () => {
      const { backend, departures } = await started();
      backend.answer({ "GET /google/oauth/authorize": consentAt("https://accounts.google.com/o/oauth2") });
      await press("button", "Connect Google listing");
      await waitFor(() => expect(departures()).toBe(1), PATIENCE);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      expect(departures()).toBe(2);
    });
  });

  const card = () => within(screen.getByRole("region", { name: "Google listing" }));

  describe("what comes back from Google", () => {
    test("to a tab that asked for nothing is refused, and out of the address at once", async () => {
      const { backend } = await started("/business?code=stolen&state=somebody");
      await screen.findByText(/does not belong to this tab/u, undefined, PATIENCE);
      expect(location.search).toBe("");
      expect(backend.times("POST /business/connect/google")).toBe(0);
    });

    test("for the chef who asked is nobody else's who signs in in that tab", async () => {
      sessionStorage.setItem("console.google-state", "3 state-1");
      const backend = fakeBackend();
      backend.answer({
        "GET /google/oauth/status": () => json({ connected: false }),
        "GET /systemnotification/user/4": () => json([]),
      });
      await startConsole({ at: "/business?code=c&state=state-1", backend });
      await signIn(DORA);
      await screen.findByRole("button", { name: "Connect Google listing" }, PATIENCE);
      expect(card().queryByRole("alert")).toBeNull();
      expect(sessionStorage.getItem("console.google-state")).toBeNull();
      expect(backend.times("POST /business/connect/google")).toBe(0);
    });

    test("is gone with the session, though nobody asked for it", async () => {
      sessionStorage.setItem("console.google-state", "3 state-1");
      vi.doMock("../../src/composition.google.ts", () => {
        throw new Error("The network is gone");
      });
      const { backend } = await started("/business?code=c&state=state-1");
      await screen.findByText("Oops! Something went wrong", undefined, PATIENCE);
      vi.doUnmock("../../src/composition.google.ts");
      await signOut();
      await signIn(CARL);
      await screen.findByRole("button", { name: "Connect Google listing" }, PATIENCE);
      expect(card().queryByRole("alert")).toBeNull();
      expect(backend.times("POST /business/connect/google")).toBe(0);
    });
  });

  test("what makes the connection is asked for again after it did not load", async () => {
    vi.doMock("../../src/composition.google.ts", () => {
      throw new Error("The network is gone");
    });
    await started();
    await screen.findByText("Oops! Something went wrong", undefined, PATIENCE);
    vi.doUnmock("../../src/composition.google.ts");
    await press("button", "Try Again");
    expect(await screen.findByText("Connect Google listing", undefined, PATIENCE)).toBeTruthy();
  });

  describe("whoever comes back from Google is led to the listing", () => {
    beforeEach(() => {
      shown.mockClear();
      sessionStorage.setItem("console.google-state", "3 state-1");
    });

    test("and hears as whom it was connected", async () => {
      const backend = fakeBackend();
      backend.answer({ "POST /business/connect/google": done });
      await started("/business?code=c&state=state-1", connectedAs("carl@gmail.test"), backend);
      const toast = await screen.findByText("Operation completed successfully", undefined, PATIENCE);
      expect(toast.closest('[role="status"]')?.textContent).toContain("carl@gmail.test");
      await waitFor(() => expect(document.activeElement?.textContent).toBe("Google listing"), PATIENCE);
      expect(shown).toHaveBeenCalledOnce();
    });

    test("and hears that it was denied", async () => {
      await started("/business?error=access_denied&state=state-1");
      await screen.findByText(
        "The console was not given access to your Google listing. Nothing was connected.",
        undefined,
        PATIENCE,
      );
      await waitFor(() => expect(document.activeElement?.textContent).toBe("Google listing"), PATIENCE);
      expect(shown).toHaveBeenCalledOnce();
    });
  });

  test("whoever disconnects hears so, and goes on at what connects again", async () => {
    const { backend } = await started("/business", connectedAs("carl@gmail.test"));
    backend.answer({ "POST /google/oauth/disconnect": done });
    (await screen.findByRole("button", { name: "Disconnect" }, PATIENCE)).focus();
    await press("button", "Disconnect");
    const dialog = await screen.findByRole("dialog", undefined, PATIENCE);
    const cancel = within(dialog).getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(document.activeElement).toBe(cancel), PATIENCE);
    backend.answer({ "GET /google/oauth/status": () => json({ connected: false }) });
    fireEvent.click(within(dialog).getByRole("button", { name: "Disconnect" }));
    const toast = await screen.findByText("Operation completed successfully", undefined, PATIENCE);
    expect(toast.closest('[role="status"]')?.textContent).toContain("Google listing");
    const again = await screen.findByRole("button", { name: "Connect Google listing" }, PATIENCE);
    await waitFor(() => expect(document.activeElement).toBe(again), PATIENCE);
  });

  test("what came of a sync is told at one visit of the page", async () => {
    const { backend } = await started("/business", connectedAs("carl@gmail.test"));
    backend.answer({ "POST /google/locations/sync": () => json({ success: false, message: "Not today" }) });
    await press("button", "Sync locations");
    await waitFor(() => expect(card().getByRole("alert").textContent).toContain("Not today"), PATIENCE);
    await press("link", "Subscription");
    await heading("Subscription");
    await press("link", "Business dashboard");
    await screen.findByRole("button", { name: "Sync locations" }, PATIENCE);
    expect(card().queryByRole("alert")).toBeNull();
  });

  describe("D38: of a call whose answer is lost", () => {
    const UNKNOWN = "It is not known whether this was done. Check the page.";
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const disconnect = async (): Promise<void> => {
      await press("button", "Disconnect");
      const dialog = within(await screen.findByRole("dialog", undefined, PATIENCE));
      fireEvent.click(dialog.getByRole("button", { name: "Disconnect" }));
    };

    test("nobody knows whether locations were synced", async () => {
      const { backend } = await started("/business", connectedAs("carl@gmail.test"));
      backend.answer({ "POST /google/locations/sync": lost });
      await press("button", "Sync locations");
      expect(await screen.findByText(UNKNOWN, undefined, PATIENCE)).toBeDefined();
    });

    test("that was never sent, for want of a network, nothing but the listing says so", async () => {
      const { backend } = await started("/business", connectedAs("carl@gmail.test"));
      await screen.findByRole("button", { name: "Sync locations" }, PATIENCE);
      const before = backend.asked.length;
      backend.answer({ "POST /google/locations/sync": lost });
      fireEvent(window, new Event("offline"));
      await press("button", "Sync locations");
      const told = await card().findByText("Network error", undefined, PATIENCE);
      expect(card().getByText("Connected")).toBeDefined();
      expect(backend.asked.slice(before).map(({ call }) => call)).toEqual(["POST /google/locations/sync"]);
      fireEvent(window, new Event("online"));
      await waitFor(() => expect(told.textContent).toBe("You are online again. Try again now."), PATIENCE);
    });

    test("that disconnects, nobody knows whether it was done, beside what the status says", async () => {
      const { backend } = await started("/business", connectedAs("carl@gmail.test"));
      await screen.findByRole("button", { name: "Disconnect" }, PATIENCE);
      backend.answer({
        "POST /google/oauth/disconnect": lost,
        "GET /google/oauth/status": () => json({ connected: false }),
      });
      await disconnect();
      await screen.findByRole("button", { name: "Connect Google listing" }, PATIENCE);
      expect(screen.getByText(UNKNOWN)).toBeDefined();
    });

    test("without a network, the status is not known either", async () => {
      const { backend } = await started("/business", connectedAs("carl@gmail.test"));
      await screen.findByRole("button", { name: "Disconnect" }, PATIENCE);
      backend.answer({ "POST /google/oauth/disconnect": lost, "GET /google/oauth/status": lost });
      await disconnect();
      expect(await screen.findByText("Network error", undefined, PATIENCE)).toBeDefined();
      expect(screen.queryByText(UNKNOWN)).toBeNull();
    });
  });

  describe("signing out", () => {
    test("gives up what the connection was doing", async () => {
      const { backend } = await started("/business", connectedAs("carl@gmail.test"));
      backend.answer({ "POST /google/locations/sync": () => new Promise(() => undefined) });
      await press("button", "Sync locations");
      const sync = await waitFor(() => {
        const found = backend.asked.find(({ call }) => call === "POST /google/locations/sync");
        if (found === undefined) throw new Error("Nothing was synced");
        return found;
      }, PATIENCE);
      await signOut();
      await waitFor(() => expect(sync.signal?.aborted).toBe(true), PATIENCE);
    });

    test("leaves the next chef nothing of the connection", async () => {
      const { backend } = await started("/business", connectedAs("carl@gmail.test"));
      await screen.findByText("carl@gmail.test", undefined, PATIENCE);
      await signOut();
      backend.answer({ "GET /google/oauth/status": connectedAs("dora@gmail.test") });
      await signIn(DORA);
      await screen.findByText("dora@gmail.test", undefined, PATIENCE);
      expect(screen.queryByText("carl@gmail.test")).toBeNull();
    });
  });
});

describe("days of figures", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const DAY_MS = 86_400_000;
  const MIDNIGHT = Date.UTC(2026, 10, 27);
  const SECOND = 1_000;

  /** A business that takes one more each day, as a backend tells of it whose days are those of UTC. */
  const taking = (days: number, now: number) => {
    const series = Array.from({ length: 2 * days }, (_, index) => {
      const day = Math.floor(now / DAY_MS) - 2 * days + 1 + index;
      return {
        date: new Date(day * DAY_MS).toISOString().slice(0, 10),
        revenue: day % 1_000,
        customers: 1,
        orders: 1,
      };
    });
    const sum = (part: typeof series): number => part.reduce((all, { revenue }) => all + revenue, 0);
    const [before, revenue] = [sum(series.slice(0, days)), sum(series.slice(days))];
    return { revenue, customers: days, orders: days, growth: (revenue - before) / before, series };
  };

  /** Where a clock shows something else than UTC: as far ahead and as far behind as there are zones. */
  const ZONES = [14, -11];

  const MOMENTS = ZONES.flatMap((hours) =>
    [MIDNIGHT - SECOND, MIDNIGHT, MIDNIGHT + DAY_MS / 2].map((now) => ({
      hours,
      now,
      at: new Date(now).toISOString(),
    })),
  );

  const MINUTE = 60_000;

  const look = async (hours: number, now: number, at: string, as = CARL) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60 * hours);
    const backend = fakeBackend();
    backend.answer({
      "GET /health": () => json({ status: "up", capabilities: ["series"] }),
      "GET /business/analytics?timeframe=7d&series=true": () => json(taking(7, now)),
      "GET /business/analytics?timeframe=30d&series=true": () => json(taking(30, now)),
    });
    await startConsole({ as, at, backend });
    return backend;
  };

  test.each(MOMENTS)(
    "D71: $hours hours from UTC, at $at: the tiles and the trend tell the same",
    async ({ hours, now }) => {
      await look(hours, now, "/business/analytics");
      const trend = within(await screen.findByRole("region", { name: "Trend by day" }, PATIENCE));
      expect(trend.queryByText(/^Days with figures/u)).toBeNull();
      const tile = (name: string) => screen.getByRole("group", { name }).children[1]?.textContent ?? "";
      expect(trend.getByText(tile("Revenue"))).toBeTruthy();
      const growth = tile("Growth");
      expect(trend.getByText((text) => text.startsWith(`${growth} against`))).toBeTruthy();
    },
  );

  test.each(MOMENTS)(
    "D71: $hours hours from UTC, at $at: the latest days are the backend's",
    async ({ hours, now }) => {
      await look(hours, now, "/business");
      const tile = (await screen.findByRole("group", { name: "Revenue today" }, PATIENCE)).children;
      const { series } = taking(7, now);
      expect(tile[1]?.textContent).toBe(`$${String(series.at(-1)?.revenue)}.00`);
      expect(tile[2]?.textContent).toBe(
        `$${String(series.at(-8)?.revenue)}.00 on the whole day a week before`,
      );
    },
  );

  test("D71: where no day is told of yet, the figures are those since the business began", async () => {
    const backend = fakeBackend();
    backend.answer({
      "GET /health": () => json({ status: "up", capabilities: ["series"] }),
      "GET /business/analytics?timeframe=7d&series=true": () =>
        json({ revenue: 0, customers: 0, orders: 0, growth: 0, series: [] }),
      "GET /business/profile": () => json({ businessId: 7, name: "Casa Carl" }),
      "GET /business/metrics": () => json({ revenue: 0, customers: 0, orders: 0, locations: 0 }),
    });
    await startConsole({ as: CARL, at: "/business", backend });
    const tile = await screen.findByRole("group", { name: "Revenue" }, PATIENCE);
    expect(tile.textContent).toContain("Since the business began");
    expect(screen.queryByRole("group", { name: "Revenue today" })).toBeNull();
  });

  const taken = (frame: string): string => `GET /business/analytics?timeframe=${frame}&series=true`;

  test.each([
    { at: "/business", as: CARL, asked: taken("7d"), shown: "Revenue today" },
    { at: "/business/analytics", as: CARL, asked: taken("30d"), shown: "Revenue" },
    { at: "/admin", as: ADA, asked: "GET /analytics/users/activity?days=30", shown: "To do today" },
  ])(
    "D71: $at that stays open over midnight is read again with the day that begins",
    async ({ at, as, asked, shown }) => {
      const ticking = vi.spyOn(globalThis, "setInterval");
      const backend = await look(14, MIDNIGHT - SECOND, at, as);
      await screen.findAllByText(shown, undefined, PATIENCE);
      // What begins with a drawing begins after it.
      await new Promise((begun) => {
        setImmediate(begun);
      });
      const timesAskedAt = async (now: number): Promise<number> => {
        vi.setSystemTime(now);
        for (const [tick, ms] of ticking.mock.calls) if (ms === MINUTE && typeof tick === "function") tick();
        return backend.times(asked);
      };
      expect(await timesAskedAt(MIDNIGHT + FRESH_MS - SECOND)).toBe(1);
      await expect.poll(() => timesAskedAt(MIDNIGHT + FRESH_MS), PATIENCE).toBe(2);
      expect(await timesAskedAt(MIDNIGHT + 2 * FRESH_MS)).toBe(2);
    },
  );

  test("D71: days that are shown are chosen again while others are on their way", async () => {
    const shown = "?from=2026-11-25&to=2026-11-26";
    const backend = await look(0, MIDNIGHT, `/business/analytics${shown}`);
    const form = await screen.findByRole("form", { name: "Own days" }, PATIENCE);
    backend.answer({
      "GET /business/analytics?timeframe=30d&series=true": () => new Promise(() => undefined),
    });
    const choose = (first: string, last: string): void => {
      type("First day", first);
      type("Last day", last);
      fireEvent.submit(form);
    };
    choose("11/01/2026", "11/02/2026");
    await waitFor(() => expect(location.search).toBe("?from=2026-11-01&to=2026-11-02"));
    choose("11/25/2026", "11/26/2026");
    await waitFor(() => expect(location.search).toBe(shown));
  });
});

describe("editing the profile", () => {
  test("whoever goes to edit the business profile goes on at its heading", async () => {
    const backend = fakeBackend();
    backend.answer({
      "GET /systemnotification/user/3": () => json([]),
    });
    await startConsole({ as: CARL, at: "/business", backend });
    (await screen.findByRole("link", { name: "Edit profile" }, PATIENCE)).focus();
    await press("link", "Edit profile");
    await screen.findByRole("heading", { name: "Business profile", level: 1 }, PATIENCE);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"), PATIENCE);
  });
});
