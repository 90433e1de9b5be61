import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { type FakeBackend, fakeBackend, json } from "./backend.ts";
import {
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
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();

describe("two at the same moment", () => {
  /** Renames a kitchen that says its state so; gives the states that were written onto. */
  const renaming = async (
    etag: string | undefined,
    conflict: (onlyOnto: string | undefined) => boolean,
    log: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0] = {},
  ) => {
    const backend = fakeBackend();
    let kept = { record: CASA_ANA, headers: etag === undefined ? {} : { etag } };
    backend.answer({
      ...answersOf(),
      ...log,
      "GET /kitchen/7": () => json(kept.record, 200, kept.headers),
      "POST /kitchen/editKitchen": ({ body, onlyOnto }) => {
        if (!conflict(onlyOnto)) return json({ ...CASA_ANA, ...JSON.parse(body) });
        kept = { record: { ...CASA_ANA, nombre: "Casa Carla" }, headers: { etag: '"2"' } };
        return json({ _tag: "Stale" }, 412);
      },
    });
    await startConsole({ as: ADA, at: "/admin/kitchens/7/edit", backend });
    await heading("Edit \u2068Casa Ana\u2069");
    fireEvent.change(await screen.findByLabelText(/^Name/u, { selector: "input" }, PATIENCE), {
      target: { value: "Casa Berta" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    return () =>
      backend.asked
        .filter(({ call }) => call === "POST /kitchen/editKitchen")
        .map(({ onlyOnto }) => onlyOnto);
  };

  test("D37: who saves at the same moment as somebody else is shown what they changed, and decides", async () => {
    const states = await renaming('"1"', (onlyOnto) => onlyOnto === '"1"');
    const dialog = await screen.findByRole("dialog", { name: "This was changed in the meantime" }, PATIENCE);
    expect(within(dialog).getByRole("radio", { name: "As saved now Casa Carla" })).toBeDefined();
    fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(states()).toEqual(['"1"', '"2"']), PATIENCE);
  });

  const LOG = "GET /activity/12/0?record=kitchen%3A7";
  const COUNTED = { "GET /health": () => json({ status: "up", capabilities: ["activity"] }) };
  const entry = (activityId: number, operation: string, nombre: string) => ({
    activityId,
    operation,
    kind: "kitchen",
    recordId: 7,
    person: { userId: 2, profile: { nombre } },
    creationDate: "2026-05-04T10:00:00Z",
    changes: [],
  });

  test("D66: they are told who changed it, and when, as the log has it", async () => {
    await renaming('"1"', (onlyOnto) => onlyOnto === '"1"', {
      ...COUNTED,
      [LOG]: () =>
        json([
          entry(3, "votes.vote", "Bo"),
          entry(2, "kitchens.edit", "Eve"),
          entry(1, "kitchens.edit", "Al"),
        ]),
    });
    const dialog = within(
      await screen.findByRole("dialog", { name: "This was changed in the meantime" }, PATIENCE),
    );
    const told = dialog.getByRole("status");
    await waitFor(() => expect(told.textContent).toMatch(/^Changed by Eve, .+ ago$/u), PATIENCE);
  });

  test.each([
    {
      where: "the log does not answer",
      log: { ...COUNTED, [LOG]: () => new Promise<Response>(() => undefined) },
    },
    { where: "nobody keeps one", log: {} },
  ])("D37: where $where nothing holds up what they decide", async ({ log }) => {
    const states = await renaming('"1"', (onlyOnto) => onlyOnto === '"1"', log);
    const dialog = within(
      await screen.findByRole("dialog", { name: "This was changed in the meantime" }, PATIENCE),
    );
    expect(dialog.getByRole("status").textContent).toBe("");
    fireEvent.click(dialog.getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(states()).toEqual(['"1"', '"2"']), PATIENCE);
  });

  test.each([undefined, 'W/"1"'])("D37: onto a record whose state is %s is written as ever", async (etag) => {
    const states = await renaming(etag, () => false);
    await waitFor(() => expect(states()).toEqual([undefined]), PATIENCE);
  });

  test.each([
    { etag: '"1"', onto: '"1"' },
    { etag: 'W/"1"', onto: undefined },
  ])(
    "D37: a deletion names the state $etag that was looked at as $onto, and leaves what is in another",
    async ({ etag, onto }) => {
      const backend = fakeBackend();
      const call = "DELETE /kitchen/destroyKitchen/7";
      backend.answer({
        ...answersOf(),
        "GET /kitchen/7": () => json(CASA_ANA, 200, { etag }),
        [call]: () => json({ _tag: "Stale" }, 412),
      });
      await startConsole({ as: ADA, at: "/admin/kitchens/7", backend });
      await heading("Casa Ana");
      await chooseIn("Actions for Casa Ana", "Delete");
      await press("button", "Delete kitchen");
      await press("button", "Delete now");
      await screen.findByText(/was not deleted: This was changed in the meantime/u, undefined, PATIENCE);
      expect(backend.asked.find((asked) => asked.call === call)?.onlyOnto).toBe(onto);
    },
  );
});

test("D31: whoever leaves a form while it saves is shown what the server has saved by then", async () => {
  const backend = fakeBackend();
  let kept = CASA_ANA;
  backend.answer({
    ...answersOf(),
    "GET /kitchen/7": () => json(kept),
    "POST /kitchen/editKitchen": ({ body }) => {
      kept = { ...kept, ...JSON.parse(body) };
      return new Promise(() => undefined);
    },
  });
  await startConsole({ as: ADA, at: "/admin/kitchens/7", backend });
  await heading("Casa Ana");
  await press("link", "Edit");
  await heading("Edit \u2068Casa Ana\u2069");
  await screen.findByLabelText(/^Name/u, { selector: "input" }, PATIENCE);
  type(/^Name/u, "Casa Berta");
  await press("button", "Save");
  await waitFor(() => expect(backend.times("POST /kitchen/editKitchen")).toBe(1), PATIENCE);
  await press("button", "Cancel");
  await press("button", "Leave");
  await heading("Casa Berta");
});

describe("what was not sent", () => {
  /** What a refusal for want of a network becomes once there is one. */
  const AGAIN = "You are online again. Try again now.";

  const lost = () => Promise.reject(new TypeError("Failed to fetch"));

  const plan = (planId: string, priceCents: number) => ({
    planId,
    name: planId,
    priceCents,
    currency: "EUR",
    features: [],
  });
  const subscribedTo = (name: string) => (): Response | Promise<Response> =>
    json({ plan: name, status: "active", features: [] });

  /** The plans of a chef on the free one, where an order for another one gets lost. */
  const choosing = async (info = subscribedTo("Free")) => {
    const backend = fakeBackend();
    backend.answer({
      "GET /subscription/info": subscribedTo("Free"),
      "GET /subscriptions/plans": () => json([plan("Free", 0), plan("Pro", 1900)]),
      "POST /subscription/update": lost,
    });
    await startConsole({ as: CARL, at: "/business/subscription", backend });
    await screen.findByRole("button", { name: "Change to Pro" }, PATIENCE);
    backend.answer({ "GET /subscription/info": info });
    await press("button", "Change to Pro");
    return backend;
  };

  /** The question, once the plan that counts by now is known. */
  const question = async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Change the plan?" }, PATIENCE));
    await dialog.findByText(/at once/u, undefined, PATIENCE);
    return dialog;
  };

  test("D38: without a network no plan was changed, and that is said", async () => {
    await choosing();
    const dialog = await question();
    fireEvent(window, new Event("offline"));
    await press("button", "Change plan");
    const told = await dialog.findByText("Nothing was changed", undefined, PATIENCE);
    expect(told.closest("[role=alert]")?.textContent).toContain("Network error");
    expect(screen.queryByText(/It is not known/u)).toBeNull();
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(told.closest("[role=alert]")?.textContent).toContain(AGAIN));
  });

  test("D31: what a change of plan does is told anew, once somebody comes back from a tab that changed it", async () => {
    const backend = await choosing();
    const dialog = await question();
    expect(dialog.queryByText("What you lose")).toBeNull();
    backend.answer({
      "GET /subscription/info": () => json({ plan: "Team", status: "active", features: ["Listing"] }),
    });
    fireEvent(window, new StorageEvent("storage", { key: "console.changed", newValue: "subscriptions" }));
    fireEvent(window, new Event("focus"));
    await dialog.findByText("What you lose", undefined, PATIENCE);
  });

  test("D38: that nothing was sent is still said once what the question is about could be read", async () => {
    const backend = await choosing(lost);
    const dialog = await question();
    fireEvent(window, new Event("offline"));
    await press("button", "Change plan");
    await dialog.findByText("Nothing was changed", undefined, PATIENCE);
    backend.answer({ "GET /subscription/info": subscribedTo("Team") });
    const before = backend.asked.length;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(backend.asked.length).toBeGreaterThan(before), PATIENCE);
    expect((await dialog.findByText(AGAIN, undefined, PATIENCE)).closest("[role=alert]")).toBeTruthy();
    expect(dialog.queryByText("What follows may be out of date")).toBeNull();
  });

  test("D25: what a change of plan does is told anew with the session, and why it was refused no more", async () => {
    const backend = await choosing();
    const dialog = await question();
    backend.answer({ "POST /subscription/update": () => json({ message: "expired" }, 401) });
    await press("button", "Change plan");
    await dialog.findByText("Nothing was changed", undefined, PATIENCE);
    backend.answer({
      "GET /subscription/info": () => json({ plan: "Team", status: "active", features: ["Listing"] }),
    });
    fireEvent.click(dialog.getByRole("button", { name: "Sign in again" }));
    await dialog.findByText("What you lose", undefined, PATIENCE);
    expect(dialog.queryByText("Nothing was changed")).toBeNull();
  });

  test("a plan that nobody could tell is looked at again by itself once the server is back", async () => {
    const backend = await choosing();
    await question();
    backend.answer({ "GET /subscription/info": lost });
    await press("button", "Change plan");
    await screen.findByText(/Your subscription could not be loaded either/u, undefined, PATIENCE);
    backend.answer({ "GET /subscription/info": subscribedTo("Free") });
    fireEvent(window, new Event("online"));
    expect(await screen.findByText(/We checked again: your plan is/u, undefined, PATIENCE)).toBeTruthy();
  });

  test("a password is not changed to the one that counts already", async () => {
    const { provider } = await startConsole({ as: CARL, at: "/business/account" });
    await screen.findByLabelText("Current password", undefined, PATIENCE);
    provider.refuse("auth/network-request-failed");
    type("Current password", CARL.password);
    type("New password", CARL.password);
    await press("button", "Change password");
    const field = screen.getByLabelText("New password");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"), PATIENCE);
    expect(screen.getByText("Choose a password other than your current one")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("D38: without a network no password was changed, and none may have been", async () => {
    const { provider } = await startConsole({ as: CARL, at: "/business/account" });
    await screen.findByLabelText("Current password", undefined, PATIENCE);
    type("Current password", CARL.password);
    type("New password", "another one");
    provider.refuse("auth/network-request-failed");
    fireEvent(window, new Event("offline"));
    await press("button", "Change password");
    await screen.findByText(/^Network error: please check/u, { selector: "[role=alert]" }, PATIENCE);
    expect(screen.queryByText(/may not have changed/u)).toBeNull();
    fireEvent(window, new Event("online"));
    await screen.findByText(AGAIN, { selector: "[role=alert]" });
  });
});

describe("what waited to be sent", () => {
  const started = async (as = ADA) => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    await startConsole({ as, at: "/admin/kitchens/7", backend });
    await heading("Casa Ana");
    return backend;
  };

  const KEPT = `console.unsent.${ADA.uid}`;

  const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");

  const UNSENT = [{ deed: "Delete", target: { _tag: "kitchens", name: "Casa Ana" } }];

  const waiting = async () => {
    await chooseIn("Actions for Casa Ana", "Delete");
    await press("button", "Delete kitchen");
    await screen.findAllByText("Waiting to delete", undefined, PATIENCE);
    // Whoever deletes a record is led to its list.
    await waitFor(() => expect(location.pathname).toBe("/admin/kitchens"), PATIENCE);
    // What keeps it comes by itself, a little later.
    await waitFor(() => expect(kept()).toEqual(UNSENT), PATIENCE);
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
    expect(kept()).toEqual([]);
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
    await waitFor(() => expect(kept()).toHaveLength(1), PATIENCE);
    await signedOutElsewhere();
    fireEvent(window, new Event("online"));
    await signIn(ADA);
    expect((await told())?.textContent).toBe("Not carried outBan: Kitchen Casa Ana");
  });

  /** As browsers have them: one lock is held by a page, and no other one is. */
  const heldByAnotherPage = (held: string) => {
    const locks = {
      query: async () => ({ held: [], pending: [] }),
      request: async (name: string, ...[options, use]: ReadonlyArray<unknown>) => {
        if (name === held) throw new DOMException("Late", "TimeoutError");
        return typeof options === "function" ? options() : typeof use === "function" && use();
      },
    };
    Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  };

  test.each([
    { page: "is gone", held: "console.page.other", toasts: 1 },
    { page: "lives, as that of a tab that was copied", held: "console.page.before", toasts: 0 },
  ])("what was kept is told where the page before $page: $toasts times", async ({ held, toasts }) => {
    sessionStorage.setItem(KEPT, JSON.stringify(UNSENT));
    sessionStorage.setItem("console.page", "before");
    heldByAnotherPage(held);
    await started();
    await waitFor(() => expect(kept()).toEqual([]), PATIENCE);
    // Told after it, were it told.
    await waiting();
    await press("button", "Undo");
    await screen.findByText("1 item was kept", undefined, PATIENCE);
    expect(screen.queryAllByText(TOLD)).toHaveLength(toasts);
  });

  test("what was undone is kept no more, nor is what was sent", async () => {
    const backend = await started();
    await waiting();
    await press("button", "Undo");
    await waitFor(() => expect(kept()).toEqual([]), PATIENCE);
    await chooseIn("Actions for Casa Ana", "Delete");
    await press("button", "Delete kitchen");
    await waitFor(() => expect(kept()).toEqual(UNSENT), PATIENCE);
    backend.answer({ "DELETE /kitchen/7": () => new Promise(() => undefined) });
    await press("button", "Delete now");
    await waitFor(() => expect(kept()).toEqual([]), PATIENCE);
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
    expect(kept()).toEqual([]);
    await signIn(ADA);
    await heading("Dashboard");
    expect(screen.queryByText(TOLD)).toBeNull();
  });
});

describe("back online", () => {
  test("a name that could not be asked for is asked for again when the network is back, as often as it went", async () => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    const asking = "GET /tribe/5";
    backend.answer({ [asking]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await startConsole({ as: ADA, at: "/admin/kitchens", backend });
    await heading("Kitchens");
    await waitFor(() => expect(backend.times(asking)).toBeGreaterThan(0), PATIENCE);
    const before = backend.times(asking);
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(backend.times(asking)).toBeGreaterThan(before), PATIENCE);
    expect(screen.queryByRole("link", { name: "Bakers" })).toBeNull();
    backend.answer({ [asking]: () => json({ tribeId: 5, name: "Bakers", description: "" }) });
    fireEvent(window, new Event("online"));
    expect(await screen.findAllByRole("link", { name: "Bakers" }, PATIENCE)).not.toHaveLength(0);
  });
});

describe("a server that died", () => {
  const TOASTS = "../../src/ui/frame/announcements/Toasts.tsx";
  const DOES_IT = [
    "../../src/machines/use-cases/changes/apply-edit.ts",
    "../../src/machines/use-cases/changes/delete-target.ts",
  ];

  // Nothing is loaded ahead: as on a connection that is metered.
  beforeEach(() => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, "connection");
    for (const path of [TOASTS, ...DOES_IT]) vi.doUnmock(path);
  });

  const lost = () => Promise.reject(new TypeError("Failed to fetch"));

  const notThere = () => {
    throw new TypeError("Failed to fetch");
  };

  const started = async (at: string) => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    await startConsole({ as: ADA, at, backend });
    return backend;
  };

  const toasts = (): ReadonlyArray<string | null> =>
    [...document.querySelectorAll(".mantine-Notification-root")].map(({ textContent }) => textContent);

  test("whoever was asked before the server died is told how the deletion ended", async () => {
    const backend = await started("/admin/kitchens");
    await heading("Kitchens");
    await chooseIn("Actions for Casa Ana", "Delete");
    await screen.findByRole("button", { name: "Delete kitchen" }, PATIENCE);
    vi.doMock(TOASTS, notThere);
    backend.answer({ "DELETE /kitchen/destroyKitchen/7": lost });
    await press("button", "Delete kitchen");
    await press("button", "Delete now");
    await waitFor(
      () => expect(toasts()).toEqual(["It is not known whether Casa Ana was deleted. Check the list."]),
      PATIENCE,
    );
  });

  test("what does it comes with the question", async () => {
    const came: Array<string> = [];
    for (const path of DOES_IT)
      vi.doMock(path, async (original) => {
        came.push(path);
        return original();
      });
    await started("/admin/kitchens");
    await heading("Kitchens");
    expect(came).toEqual([]);
    await chooseIn("Actions for Casa Ana", "Delete");
    await screen.findByRole("button", { name: "Delete kitchen" }, PATIENCE);
    expect(came.toSorted()).toEqual(DOES_IT);
  });
});

describe("what is created once", () => {
  const CREATE = "POST /tribe/createTribe";

  /** The form of a new tribe, on which the answers to what it creates are lost. */
  const creating = async () => {
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["once"] }),
      [CREATE]: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await startConsole({ as: ADA, at: "/admin/tribes/create", backend });
    await heading("Create tribe");
    await screen.findByRole("textbox", { name: "Name" }, PATIENCE);
    const keys = () => backend.asked.filter(({ call }) => call === CREATE).map(({ once }) => once);
    const save = async (times: number): Promise<void> => {
      await press("button", "Save");
      await waitFor(() => expect(keys()).toHaveLength(times), PATIENCE);
    };
    const saveInVain = async (times: number): Promise<void> => {
      await save(times);
      await screen.findByText("Result unknown", {}, PATIENCE);
      await screen.findByText(/^It may have been created already/u, {}, PATIENCE);
    };
    return { backend, keys, save, saveInVain };
  };

  test("P53: what is saved again after its answer was lost is sent under the same key, and anything else under another", async () => {
    const { backend, keys, save, saveInVain } = await creating();
    type(/^Name/u, "Night owls");
    await saveInVain(1);
    await saveInVain(2);
    type(/^Name/u, "Early birds");
    await saveInVain(3);
    backend.answer({ [CREATE]: ({ body }) => json({ tribeId: 9, ...JSON.parse(body) }) });
    await save(4);
    const [first, second, third, fourth] = keys();
    expect([second, fourth]).toEqual([first, third]);
    expect([typeof first, typeof third, first === third]).toEqual(["string", "string", false]);
  });

  test("P53: whoever left and comes back is told that it may be there, and saves it under the same key", async () => {
    const { keys, saveInVain } = await creating();
    type(/^Name/u, "Night owls");
    await saveInVain(1);
    await press("button", "Cancel");
    await press("button", "Leave");
    await heading("Tribes");
    await press("link", "Create tribe");
    await screen.findByText(/is back\. It may have been created already/u, {}, PATIENCE);
    await saveInVain(2);
    const [first, second] = keys();
    expect(second).toBe(first);
  });
});

describe("a copy", () => {
  const CREATE = "POST /kitchen/createKitchen";

  test("P53: that is saved as it begins, and whose answer was lost, is saved once by whoever comes back to it", async () => {
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["once"] }),
      [CREATE]: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await startConsole({ as: ADA, at: "/admin/kitchens/create?from=7", backend });
    await heading("Create kitchen");
    await screen.findByDisplayValue("Casa Ana", {}, PATIENCE);
    await press("button", "Save");
    await screen.findByText("Result unknown", {}, PATIENCE);
    await press("button", "Cancel");
    await heading("Kitchens");
    history.back();
    await heading("Create kitchen");
    await screen.findByText(/is back\. It may have been created already/u, {}, PATIENCE);
    await press("button", "Save");
    const keys = () => backend.asked.filter(({ call }) => call === CREATE).map(({ once }) => once);
    await waitFor(() => expect(keys()).toHaveLength(2), PATIENCE);
    const [first, second] = keys();
    expect([typeof first, second]).toEqual(["string", first]);
  });
});

describe("the form of a record that is gone", () => {
  const KEPT = `console.drafts.${ADA.uid}`;
  const { nombre } = CASA_ANA;

  test.each([
    ["kitchens/7", "/admin/kitchens/7/edit"],
    ["kitchens/new?from=7", "/admin/kitchens/create?from=7"],
  ])("P24: whoever comes back to it takes what they typed into that of a new one: %s", async (form, at) => {
    const draft = { before: { nombre }, typed: { nombre: "Casa Bo" } };
    sessionStorage.setItem(KEPT, JSON.stringify({ [form]: draft }));
    const backend = fakeBackend();
    backend.answer({ ...answersOf(), "GET /kitchen/7": () => json({ message: "Not found" }, 404) });
    await startConsole({ as: ADA, at, backend });
    await heading("Page not found");
    await press("button", "Create it again");
    await heading("Create kitchen");
    expect(await screen.findByDisplayValue("Casa Bo", {}, PATIENCE)).toBeDefined();
    expect(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}")).toEqual({
      "kitchens/new": expect.objectContaining({ typed: expect.objectContaining({ nombre: "Casa Bo" }) }),
    });
  });
});

describe("the way back after saving", () => {
  // jsdom has no layout to scroll.
  Object.defineProperty(Element.prototype, "scrollIntoView", { configurable: true, value: () => undefined });

  let backend: FakeBackend;
  beforeEach(() => {
    backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "POST /kitchen/editKitchen": ({ body }) => {
        backend.answer({ "GET /kitchen/7": () => json(JSON.parse(body)) });
        return json(JSON.parse(body));
      },
    });
  });

  const save = async (): Promise<void> => {
    await heading("Edit \u2068Casa Ana\u2069");
    await screen.findByRole("textbox", { name: "Name" }, PATIENCE);
    type(/^Name/u, "Casa Bo");
    await press("button", "Save");
    await heading("Casa Bo");
  };

  /** Where the way back leads. */
  const behind = async (): Promise<string> => {
    const { pathname } = location;
    history.back();
    await waitFor(() => expect(location.pathname).not.toBe(pathname), PATIENCE);
    return location.pathname;
  };

  test("D37: what was opened from a list and edited from its page is left for the list, once", async () => {
    await startConsole({ as: ADA, at: "/admin/kitchens", backend });
    await press("link", "Casa Ana");
    await heading("Casa Ana");
    await press("link", "Edit");
    await save();
    expect(await behind()).toBe("/admin/kitchens");
  });

  test("D37: so it is where the palette led to the form", async () => {
    await startConsole({ as: ADA, at: "/admin/kitchens", backend });
    await press("link", "Casa Ana");
    await heading("Casa Ana");
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    const own = within(await screen.findByRole("group", { name: "Casa Ana" }, PATIENCE));
    fireEvent.click(own.getByRole("option", { name: "Edit" }));
    await save();
    expect(await behind()).toBe("/admin/kitchens");
  });

  test("D37: what the list led to the form of stands in the place of that, once it was saved", async () => {
    await startConsole({ as: ADA, at: "/admin/kitchens", backend });
    await chooseIn("Actions for Casa Ana", "Edit");
    await save();
    expect(await behind()).toBe("/admin/kitchens");
  });
});

describe("taking back", () => {
  afterEach(() => void vi.unstubAllEnvs());

  const named = (activityId: number, recordId: number, before: string, after: string) => ({
    activityId,
    operation: "kitchens.edit",
    kind: "kitchen",
    recordId,
    name: after,
    person: { userId: 1, profile: { nombre: "Ada" } },
    creationDate: "2026-05-04T10:00:00Z",
    changes: [{ field: "nombre", before, after }],
  });

  /** Which of the entries that are shown offer to take back what they tell, from the top. */
  const offers = async () =>
    (await screen.findAllByText("Changed", { ignore: "option" }, PATIENCE)).map((words) => {
      const item = words.closest("li");
      return item !== null && within(item).queryByRole("button", { name: "Take back" }) !== null;
    });

  const ENTRIES = [
    named(3, 7, "Casa B", "Casa Ana"),
    named(2, 8, "Mesa", "La Mesa"),
    named(1, 7, "Casa", "Casa B"),
  ];

  test.each([
    { at: "/admin/security", title: "Security", call: "GET /activity/25/0" },
    { at: "/admin/kitchens/7", title: "Casa Ana", call: "GET /activity/12/0?record=kitchen%3A7" },
  ])(
    "D66: at $at an edit of which a later entry has changed all again offers nothing",
    async ({ at, title, call }) => {
      vi.stubEnv("VITE_MODERATION", "on");
      const backend = fakeBackend();
      backend.answer({
        ...answersOf(),
        "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
        [call]: () => json(ENTRIES),
      });
      await startConsole({ as: ADA, at, backend });
      await heading(title);
      expect(await offers()).toEqual([true, true, false]);
    },
  );

  test("D66: what a page cannot know is said before it is confirmed, and there is nothing to confirm", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
      "GET /activity/25/0": () => json(ENTRIES.slice(2)),
      "GET /activity/200/0?record=kitchen%3A7": () => json(ENTRIES),
    });
    await startConsole({ as: ADA, at: "/admin/security", backend });
    await heading("Security");
    await press("button", "Take back");
    const dialog = await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE);
    expect(dialog.textContent).toContain("Kitchen Casa B");
    await within(dialog).findByText(/^All of this has been changed since/u, undefined, PATIENCE);
    expect(within(dialog).queryByRole("button", { name: "Take back" })).toBeNull();
  });

  const CLOSED = {
    ...named(9, 70, "", ""),
    operation: "reports.remove",
    kind: "report",
    creationDate: "2026-05-04T10:00:02Z",
    changes: [{ field: "kitchen", before: "7" }],
  };
  const STAY = "Reports that were closed with the ban, if any, stay closed.";

  test.each([
    { what: "a ban with reports", says: STAY, banned: true, log: () => json([CLOSED]) },
    {
      what: "a ban, with reports of another kitchen, by somebody else or later",
      says: undefined,
      banned: true,
      log: () =>
        json([
          { ...CLOSED, creationDate: "2026-05-04T10:30:00Z" },
          { ...CLOSED, person: { userId: 2 } },
          { ...CLOSED, changes: [{ field: "kitchen", before: "8" }] },
          { ...CLOSED, reason: "Rats" },
        ]),
    },
    {
      what: "a ban of which nobody tells",
      says: STAY,
      banned: true,
      log: () => json({}, 500),
    },
    { what: "the end of one", says: undefined, banned: false, log: () => json([CLOSED]) },
  ])(
    "D66: before $what is taken back, the question says of reports: $says",
    async ({ banned, says, log }) => {
      vi.stubEnv("VITE_MODERATION", "on");
      const backend = fakeBackend();
      const changes = [{ field: "banned", before: String(!banned), after: String(banned) }];
      const entry = { ...named(1, 7, "", ""), name: "Casa Ana", changes };
      backend.answer({
        ...answersOf(),
        "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
        "GET /activity/25/0": () => json([entry]),
        "GET /activity/200/0?record=kitchen%3A7": () => json([entry]),
        "GET /activity/200/0?kind=report&person=1&from=2026-05-04&to=2026-05-04": log,
        "GET /kitchen/7": () => json({ ...CASA_ANA, banned }),
      });
      await startConsole({ as: ADA, at: "/admin/security", backend });
      await heading("Security");
      await press("button", "Take back");
      const dialog = within(await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE));
      await dialog.findByRole("row", { name: /^Banned/u }, PATIENCE);
      expect(dialog.queryAllByText(/reports/iu).map(({ textContent }) => textContent)).toEqual(
        says === undefined ? [] : [says],
      );
    },
  );

  test("D66: what was deleted is told by its last name, leads to no page and offers nothing", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    const gone = { ...named(2, 41, "Mesa", "La Mesa"), deleted: true };
    const member = {
      ...named(1, 5, "", ""),
      operation: "tribes.addMember",
      kind: "tribe",
      name: "Bakers",
      changes: [{ field: "member", after: "60" }],
    };
    const left = { ...named(3, 60, "", ""), kind: "user", name: "Zoe", deleted: true };
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
      "GET /activity/25/0": () => json([gone, member]),
      "GET /activity/200/0?record=user%3A60": () => json([member, left]),
    });
    await startConsole({ as: ADA, at: "/admin/security", backend });
    await heading("Security");
    expect(await offers()).toEqual([false]);
    const [item] = screen.getAllByText("La Mesa").filter((words) => words.closest("li") !== null);
    expect(item?.closest("a")).toBeNull();
    await screen.findByRole("link", { name: "Zoe" }, PATIENCE);
  });

  test.each([
    ["was taken back", () => json({ ...CASA_ANA, nombre: "Casa" }), "Undone:"],
    ["was refused", () => json({}, 403), "Casa Ana was not changed: Access denied"],
    [
      "is out of date",
      () => json({ _tag: "Stale" }, 412),
      "Casa Ana was not changed: This was changed in the meantime",
    ],
  ])("D66: who goes on before it is known that a change %s is told all the same", async (_, answer, told) => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    const held = Promise.withResolvers<Response>();
    const entry = { ...named(1, 7, "Casa", "Casa Ana"), name: "Casa Ana" };
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
      "GET /activity/25/0": () => json([entry]),
      "GET /activity/200/0?record=kitchen%3A7": () => json([entry]),
      "POST /kitchen/editKitchen": () => held.promise,
    });
    await startConsole({ as: ADA, at: "/admin/security", backend });
    await heading("Security");
    await press("button", "Take back");
    const dialog = within(await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE));
    (await dialog.findByRole("button", { name: "Take back" }, PATIENCE)).click();
    await waitFor(() => expect(backend.times("POST /kitchen/editKitchen")).toBe(1), PATIENCE);
    await press("link", "Help & Support");
    await heading(/^Help page/u);
    held.resolve(answer());
    await waitFor(() => expect(document.body.textContent).toContain(told), PATIENCE);
  });
});
