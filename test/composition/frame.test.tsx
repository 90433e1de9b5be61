import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type LanguageCode } from "../../src/domain/language.ts";
import { done, fakeBackend, json } from "./backend.ts";
import {
  accessTokenOf,
  ADA,
  CARL,
  chooseIn,
  EVE,
  heading,
  PATIENCE,
  type Person,
  press,
  signIn,
  signOutElsewhere,
  startConsole,
  useConsoles,
} from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();

describe("a crash", () => {
  const breakNumbers = () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(Intl, "NumberFormat").mockImplementation(function broken(): never {
      throw new RangeError("No number for jane@kitchen.test");
    });
  };

  test("a screen that breaks is told to the team once, without secrets, and logged", async () => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    const { log } = await startConsole({ as: ADA, at: "/admin/help", backend });
    await heading("Help page - Coming Soon");
    breakNumbers();
    await press("link", "Kitchens");
    await heading("Oops! Something went wrong");
    const reports = () => backend.asked.filter(({ call }) => call === "POST /systemnotification/create");
    await waitFor(() => expect(reports()).toHaveLength(1), PATIENCE);
    const [report] = reports();
    expect(report?.bearer).toBe(accessTokenOf(ADA));
    expect(JSON.parse(report?.body ?? "")).toMatchObject({
      message: "RangeError: No number for ‹e-mail›\n/admin/kitchens",
    });
    expect(log()).toContain("Unexpected error");

    await press("button", "Try Again");
    await heading("Oops! Something went wrong");
    expect(screen.getByRole("button", { name: "Reload Page" })).toBeDefined();
    expect(reports()).toHaveLength(1);
  });

  test("P18: what was kept of a bug ends with the session, so that the next person who meets it tells of it", async () => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    backend.answer({ "POST /systemnotification/create": () => json({}, 401) });
    await startConsole({ as: ADA, at: "/admin/help", backend });
    await heading("Help page - Coming Soon");
    breakNumbers();
    await press("link", "Dashboard");
    await screen.findByText(/The team will be notified once that is possible/u, undefined, PATIENCE);
    signOutElsewhere(ADA);
    backend.answer(answersOf());
    await signIn(EVE);
    await screen.findByText(/the team has been notified/u, undefined, PATIENCE);
    const told = backend.asked.filter(({ call }) => call === "POST /systemnotification/create");
    expect(told.map(({ bearer }) => bearer)).toEqual([ADA, EVE].map(accessTokenOf));
  });
});

describe("texts", () => {
  beforeEach(() => vi.resetModules());

  const load = async () => ({
    ...(await import("@lingui/core")),
    ...(await import("../../src/ui/locales/catalogs.ts")),
  });

  /** The texts of areas, where those of one language come when they are let through. */
  const holdingBack = (held: LanguageCode) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const texts = async (language: LanguageCode, areas: ReadonlySet<string>) => {
      const answer = Object.fromEntries([...areas].map((area) => [`of ${area}`, `${area} in ${language}`]));
      if (language === held) await promise;
      return answer;
    };
    return { texts, letThrough: resolve };
  };

  test("the texts of an area stay that come before those of the first screen", async () => {
    const { i18n, showLanguage, showTextsOf } = await load();
    const first = showLanguage("fr");
    await showTextsOf("admin", "fr", () => Promise.resolve({ "of the area": "du secteur" }));
    await first;
    expect([i18n.locale, i18n._("of the area")]).toEqual(["fr", "du secteur"]);
  });

  test("a language that comes after another one was chosen is not shown", async () => {
    const { i18n, showLanguage, showTextsOf } = await load();
    const { texts, letThrough } = holdingBack("fr");
    await showLanguage("en");
    await showTextsOf("admin", "en", texts);
    const french = showLanguage("fr");
    await showLanguage("en");
    letThrough();
    await french;
    expect(i18n.locale).toBe("en");
  });

  test("an area that comes while the language changes has its texts in the new one", async () => {
    const { i18n, showLanguage, showTextsOf } = await load();
    const { texts, letThrough } = holdingBack("fr");
    await showLanguage("en");
    await showTextsOf("admin", "en", texts);
    const french = showLanguage("fr");
    await showTextsOf("business", "en", texts);
    expect(i18n._("of business")).toBe("business in en");
    letThrough();
    await french;
    expect(i18n._("of business")).toBe("business in fr");
  });

  test("an area that comes after the language changed has its texts in the new one", async () => {
    const { i18n, showLanguage, showTextsOf } = await load();
    const { texts, letThrough } = holdingBack("en");
    await showLanguage("en");
    const analytics = showTextsOf("analytics", "en", texts);
    await showLanguage("fr");
    letThrough();
    await analytics;
    expect(i18n._("of analytics")).toBe("analytics in fr");
  });
});

describe("waiting reports", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("D65: the menu says how many reports wait, on whichever page somebody begins", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
      "GET /report/0/1": () => json([{ reportId: 5 }], 200, { "x-total-count": "118" }),
    });
    await startConsole({ as: ADA, at: "/admin/kitchens", backend });
    const entry = await screen.findByRole("link", { name: /^Reports.*118 waiting$/u }, PATIENCE);
    expect(within(entry).getByTitle("118 waiting").querySelector("[aria-hidden]")?.textContent).toBe("118");
    expect(entry.getAttribute("href")).toBe("/admin/reports");
    backend.answer({ "GET /report/0/1": () => json([{ reportId: 5 }], 200, { "x-total-count": "117" }) });
    vi.setSystemTime(Date.parse("2100-01-01"));
    await press("link", "Users");
    await screen.findByRole("link", { name: /^Reports.*117 waiting$/u }, PATIENCE);
  });

  test("who bans a kitchen elsewhere than at its reports is told that these stay open, where they are a tool", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    backend.answer(answersOf());
    await startConsole({ as: ADA, at: "/admin/kitchens/7", backend });
    await chooseIn("Actions for Casa Ana", "Ban kitchen");
    const dialog = await screen.findByRole("dialog", { name: "Ban" }, PATIENCE);
    const stay = "Reports about it stay open.";
    expect(within(dialog).getByText(stay)).toBeDefined();
  });

  test("every report about a kitchen is closed, however many there are and however slow the backend is", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    const open = new Set(Array.from({ length: 60 }, (_, index) => index + 1));
    const kitchen = { ...CASA_ANA, banned: true };
    const close = (report: number) => async () => {
      await new Promise((answer) => setTimeout(answer, 2_000));
      open.delete(report);
      return done();
    };
    backend.answer({
      ...answersOf(),
      "GET /kitchen/7": () => json(kitchen),
      "GET /report/0/200": () => json([...open].map((reportId) => ({ reportId, kitchen }))),
      ...Object.fromEntries([...open].map((report) => [`DELETE /report/destroy/${report}`, close(report)])),
    });
    await startConsole({ as: ADA, at: "/admin/reports", backend });
    await screen.findByRole("button", { name: /Close reports/u }, PATIENCE);
    await press("button", /Close reports/u);
    await screen.findAllByText(/Undo/u, undefined, { timeout: 5_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.size).toBe(0);
  });

  test("D65: whoever skips more reports than are read at once goes on with the next, and is told only after all", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    const all = Array.from({ length: 203 }, (_, index) => ({
      reportId: index + 1,
      reason: `Reason ${index + 1}`,
    }));
    const counted = { "x-total-count": String(all.length) };
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
      "GET /report/0/200?sort=time": () => json(all.slice(0, 200), 200, counted),
      "GET /report/200/200?sort=time": () => json(all.slice(200), 200, counted),
    });
    await startConsole({ as: ADA, at: "/admin/reports", backend });
    const button = await screen.findByRole("button", { name: /^Skip/u }, PATIENCE);
    const skip = (count: number) =>
      act(async () => {
        for (let skipped = 0; skipped < count; skipped += 1) {
          button.click();
          await Promise.resolve();
        }
      });
    await skip(181);
    await waitFor(() => expect(backend.times("GET /report/200/200?sort=time")).toBe(1), PATIENCE);
    await skip(19);
    const reason = () => screen.getAllByText(/^Reason/u)[0]?.textContent;
    await waitFor(() => expect(reason()).toBe("Reason 201"), PATIENCE);
    const through = /You have been through all/u;
    expect(screen.queryByText(through)).toBeNull();
    await skip(3);
    expect(reason()).toBe("Reason 1");
    expect(screen.getByText(through)).toBeDefined();
  });
});

describe("the inbox", () => {
  const NEWS = { notificationId: 1, title: "News", message: "All is new", read: false };
  const RULES = {
    notificationId: 2,
    title: "Rules",
    message: "They are short",
    read: false,
    author: { userId: Number(ADA.userId), profile: { nombre: "Ada" } },
  };

  const COPIES = { "GET /health": () => json({ status: "up", capabilities: ["messages"] }) };

  /** The drawer of somebody with two unread messages for everybody, and what the backend was asked. */
  const opened = async (as: Person, at: string, answers = {}) => {
    const backend = fakeBackend();
    const read = new Set<number>();
    const told = () => [NEWS, RULES].map((one) => ({ ...one, read: read.has(one.notificationId) }));
    const mark = (one: typeof NEWS) => () => {
      read.add(one.notificationId);
      return json({ ...one, read: true });
    };
    backend.answer({
      ...answersOf(),
      [`GET /systemnotification/user/${as.userId}`]: () => json(told()),
      "PUT /systemnotification/1/read": mark(NEWS),
      "PUT /systemnotification/2/read": mark(RULES),
      ...answers,
    });
    await startConsole({ as, at, backend });
    await press("button", "Notifications, 2 unread");
    const drawer = await screen.findByRole("dialog", { name: "Notifications" }, PATIENCE);
    await within(drawer).findAllByText("Rules", undefined, PATIENCE);
    return { backend, drawer: within(drawer) };
  };

  const bell = (name: string) => screen.findByRole("button", { name, hidden: true }, PATIENCE);

  test("D67: a chef marks an own copy of what is for everybody, reads who wrote it, and the bell follows", async () => {
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    onTestFinished(() => focused.mockRestore());
    const { backend, drawer } = await opened(CARL, "/business", COPIES);
    const mark = drawer.getByRole("button", { name: "Mark “Rules” as read" });
    await waitFor(() => expect(mark.getAttribute("aria-disabled")).toBeNull(), PATIENCE);
    expect(screen.getByRole("dialog", { name: "Notifications", description: "" })).toBeDefined();
    expect(drawer.getByText("Ada")).toBeDefined();
    expect(drawer.queryByRole("link")).toBeNull();
    const close = drawer.getByRole("button", { name: "Close" });
    // The drawer takes the focus twice, the second time when it has settled.
    const taken = () => focused.mock.contexts.filter((one) => one === close).length;
    await waitFor(() => expect(taken()).toBe(2), PATIENCE);
    mark.focus();
    mark.click();
    await bell("Notifications, 1 unread");
    expect(backend.times("PUT /systemnotification/2/read")).toBe(1);
    expect(drawer.queryByRole("button", { name: "Mark “Rules” as read" })).toBeNull();
    const next = drawer.getByRole("button", { name: "Mark “News” as read" });
    expect(document.activeElement).toBe(next);
    next.click();
    await bell("Notifications");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Notifications"), PATIENCE);
  });

  test("whoever opens the messages later sees what came meanwhile", async () => {
    const { backend, drawer } = await opened(ADA, "/admin/help");
    drawer.getByRole("button", { name: "Close" }).click();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Notifications" })).toBeNull(), PATIENCE);
    const later = { ...NEWS, notificationId: 3, title: "Later" };
    backend.answer({ "GET /systemnotification/user/1": () => json([later, NEWS, RULES]) });
    vi.setSystemTime(Date.parse("2100-01-01"));
    await press("button", "Notifications, 2 unread");
    expect(await screen.findByText("Later", undefined, PATIENCE)).toBeDefined();
    await bell("Notifications, 3 unread");
  });

  test("the button of an incident's report is called by the title that it has on the page", async () => {
    const incident = { ...NEWS, title: "Incident report" };
    const { drawer } = await opened(ADA, "/admin/help", {
      "GET /systemnotification/user/1": () => json([incident, RULES]),
    });
    expect(drawer.getByText("A problem was reported")).toBeDefined();
    expect(drawer.getByRole("button", { name: "Mark “A problem was reported” as read" })).toBeDefined();
  });

  test("D67: all that is for everybody is marked at once by somebody who has copies", async () => {
    const { backend, drawer } = await opened(EVE, "/admin/help", COPIES);
    (await drawer.findByRole("button", { name: "Mark all as read" }, PATIENCE)).click();
    await bell("Notifications");
    expect(backend.times("PUT /systemnotification/1/read")).toBe(1);
    expect(backend.times("PUT /systemnotification/2/read")).toBe(1);
  });

  test("all are marked, several at a time, however many they are and however slow the backend is", async () => {
    const backend = fakeBackend();
    const many = Array.from({ length: 120 }, (_, index) => ({ ...NEWS, notificationId: index + 1 }));
    const read = new Set<number>();
    let underWay = 0;
    let most = 0;
    const mark = (one: typeof NEWS) => async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((answer) => setTimeout(answer, 2_000));
      underWay -= 1;
      read.add(one.notificationId);
      return json({ ...one, read: true });
    };
    backend.answer({
      ...answersOf(),
      ...COPIES,
      [`GET /systemnotification/user/${EVE.userId}`]: () =>
        json(many.map((one) => ({ ...one, read: read.has(one.notificationId) }))),
      ...Object.fromEntries(
        many.map((one) => [`PUT /systemnotification/${one.notificationId}/read`, mark(one)]),
      ),
    });
    await startConsole({ as: EVE, at: "/admin/help", backend });
    await press("button", "Notifications, 120 unread");
    const all = await screen.findByRole("button", { name: "Mark all as read" }, PATIENCE);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    all.click();
    // On a busy machine an answer takes longer than its share of the virtual time.
    while (read.size < many.length) await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await bell("Notifications");
    expect([read.size, most]).toEqual([120, 4]);
  });

  test.each([
    [true, "It is not known whether this was done. Check the page."],
    [false, "Nothing was changed"],
  ])("D38: a mark whose answer is lost says so; a network: %s", async (isOnline, words) => {
    const { backend, drawer } = await opened(ADA, "/admin/help");
    backend.answer({
      "PUT /systemnotification/1/read": () => Promise.reject(new TypeError("Failed to fetch")),
    });
    if (!isOnline) fireEvent(window, new Event("offline"));
    drawer.getByRole("button", { name: "Mark “News” as read" }).click();
    expect((await screen.findAllByText(words, undefined, PATIENCE)).length).toBeGreaterThan(0);
  });

  test("D38: without a network a mark says why nothing was changed, and the messages stay until they come anew", async () => {
    const { backend, drawer } = await opened(ADA, "/admin/help");
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const INBOX = "GET /systemnotification/user/1";
    backend.answer({ "PUT /systemnotification/1/read": lost, [INBOX]: lost });
    const asked = backend.times(INBOX);
    fireEvent(window, new Event("offline"));
    const mark = drawer.getByRole("button", { name: "Mark “News” as read" });
    mark.click();
    expect(
      (await drawer.findByText("Nothing was changed", undefined, PATIENCE)).parentElement?.parentElement
        ?.textContent,
    ).toMatch(/Network error: please check/u);
    // It is retried once.
    await waitFor(() => expect(backend.times(INBOX)).toBe(asked + 2), PATIENCE);
    expect(drawer.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(drawer.getByRole("button", { name: "Mark “News” as read" })).toBe(mark);
    backend.answer({ [INBOX]: () => json([{ ...NEWS, title: "Later" }]) });
    fireEvent(window, new Event("online"));
    // It has stood there all the time.
    expect(await drawer.findByRole("button", { name: "Mark “Later” as read" }, PATIENCE)).toBe(mark);
  });

  test("D57, D67: without copies of their own only an admin marks what is for everybody", async () => {
    const { backend, drawer } = await opened(EVE, "/admin/help");
    const mark = drawer.getByRole("button", { name: "Mark “News” as read" });
    expect(mark.getAttribute("aria-disabled")).toBe("true");
    expect(mark.title).toBe("Only an admin can mark a message for everybody");
    mark.click();
    expect(drawer.queryByRole("button", { name: "Mark all as read" })).toBeNull();
    expect(backend.times("PUT /systemnotification/1/read")).toBe(0);
  });

  test("D57, D67: without copies an admin marks it as ever", async () => {
    const { backend, drawer } = await opened(ADA, "/admin/help");
    drawer.getByRole("button", { name: "Mark “News” as read" }).click();
    await bell("Notifications, 1 unread");
    expect(backend.times("PUT /systemnotification/1/read")).toBe(1);
  });

  test("D59, D67: for staff the author leads to their page, which closes the messages", async () => {
    const { drawer } = await opened(EVE, "/admin/help", {
      "GET /user/1": () => json({ userId: 1, email: ADA.email, profile: { nombre: "Ada" }, role: "admin" }),
    });
    expect(drawer.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Ada"]);
    drawer.getByRole("link", { name: "Ada" }).click();
    await heading("Ada");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Notifications" })).toBeNull(), PATIENCE);
  });

  test("D59, D67: an author without a name is asked for once, as everywhere", async () => {
    const nameless = { ...RULES, author: { userId: 1 } };
    const { backend, drawer } = await opened(EVE, "/admin/help", {
      "GET /systemnotification/user/2": () =>
        json([nameless, { ...nameless, notificationId: 3, read: false }]),
      "GET /user/1": () => json({ userId: 1, email: ADA.email, profile: { nombre: "Ada" }, role: "admin" }),
    });
    await waitFor(() => expect(drawer.getAllByRole("link", { name: "Ada" })).toHaveLength(2), PATIENCE);
    expect(backend.times("GET /user/1")).toBe(1);
  });
});
