import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createElement } from "react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { textOf } from "../../../src/development/recording.ts";
import { Viewer } from "../../../src/development/Viewer.tsx";

const posted: Array<unknown> = [];
const heard: Array<(message: { readonly data: unknown }) => void> = [];

class Channel {
  postMessage = (message: unknown): void => void posted.push(message);
  addEventListener = (_: string, hear: (message: { readonly data: unknown }) => void): void =>
    void heard.push(hear);
  close = (): void => undefined;
}

class Watching {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeAll(() => {
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("ResizeObserver", Watching);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => vi.unstubAllGlobals());

const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

const current = (): ReadonlyArray<string | null> =>
  [...document.querySelectorAll("[data-state][aria-current]")].map((box) => box.getAttribute("data-state"));

const opened = async (): Promise<void> => {
  render(createElement(Viewer));
  await screen.findByRole("main", { name: "Chart: auth" }, { timeout: 60_000 });
  press("Details, trial and recordings");
};

test("a page is followed, and a copy tried out that the page never hears of", async () => {
  await opened();
  const steps = [{ at: 0, event: { type: "xstate.init" }, value: "signed out" }];
  const live = textOf([{ chart: "auth", actor: "x:0", steps }]);
  for (const hear of heard) hear({ data: live });
  await screen.findByText("x:0: 1 steps");
  expect(current()).toEqual(["auth.signed out"]);
  const before = posted.length;
  press("Begin on a copy");
  const trial = within(screen.getByRole("region", { name: "Try it" }));
  fireEvent.submit(trial.getByRole("form", { name: "sign in with Google" }));
  fireEvent.click(trial.getByRole("button", { name: "success" }));
  fireEvent.click(trial.getByRole("button", { name: "404: nobody knows them" }));
  expect(current()).toEqual(["auth.signing up", "auth.signing up.awaiting birth date"]);
  press("Back");
  expect(current()).toEqual(["auth.exchanging"]);
  expect(posted).toHaveLength(before);
});

test("what is chosen is told of, with its source, and what is looked for is found", async () => {
  await opened();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "suppress" } });
  const results = screen.getByRole("region", { name: "Found" });
  const found = within(within(results).getAllByRole("list")[0] ?? results);
  expect(found.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "signing in with Google",
    "registering",
    "signing up",
  ]);
  fireEvent.click(found.getByRole("button", { name: "signing up" }));
  const chosen = within(screen.getByRole("region", { name: "Chosen state" }));
  const waysIn = within(chosen.getByRole("list", { name: "Ways in" }));
  fireEvent.click(
    waysIn.getByRole("button", { name: "exchanging: answers · it does not know them → signing up" }),
  );
  expect(screen.getByRole("region", { name: "Chosen event" }).textContent).toMatch(
    /it does not know themauth\/(?:auth\.vocabulary|states\/\w+)\.ts:\d+/u,
  );
  const event = within(screen.getByRole("region", { name: "Chosen event" }));
  fireEvent.click(event.getByRole("button", { name: "exchanging" }));
  expect(screen.getByRole("region", { name: "Chosen state" }).textContent).toMatch(
    /^exchangingdefinedexchangingauth\/states\/entering\.ts:\d+ The identity's token is traded/u,
  );
  const answers = within(screen.getByRole("list", { name: "Answers" })).getAllByRole("listitem");
  expect(answers.map(({ textContent }) => textContent)).toContain(
    "404: nobody knows them → signing up › awaiting birth date",
  );
});

test("the picture is one stop for the tab key, gone through by arrow keys, and comes back into the focus", async () => {
  await opened();
  const stops = [...document.querySelectorAll<SVGElement>("[data-stop]")];
  const tabStops = (): ReadonlyArray<string | null> =>
    stops.filter(({ tabIndex }) => tabIndex === 0).map((stop) => stop.getAttribute("aria-label"));
  const focused = (): string | null | undefined =>
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  const go = (...keys: ReadonlyArray<string>): ReadonlyArray<string | null | undefined> =>
    keys.map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return focused();
    });
  expect(stops.length).toBeGreaterThan(140);
  expect(tabStops()).toEqual(["signed out"]);
  stops.find(({ tabIndex }) => tabIndex === 0)?.focus();
  expect(go("ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft")).toEqual([
    "signed out",
    "signed out: sign in with email → signing in with email",
    "signing in with email",
    "signing in with email: sign out → turned away",
    "signing in with email",
  ]);
  expect(tabStops()).toEqual(["signing in with email"]);
  expect(go("End", "Home", "ArrowRight", "ArrowDown", "Enter")).toEqual([
    "signing out: answers · otherwise → turned away",
    "signed out",
    "signed out: sign in with email → signing in with email",
    "signed out: sign in with Google → signing in with Google",
    "signed out: sign in with Google",
  ]);
  expect(go("Escape")).toEqual(["signed out: sign in with Google → signing in with Google"]);
});

test("who was led to something by a search or a link comes back to it in the picture", async () => {
  await opened();
  const box = screen.getByRole("searchbox");
  fireEvent.change(box, { target: { value: "#of no use" } });
  expect(screen.getByRole("heading", { name: "What begins #of no use" })).toBeTruthy();
  const results = within(screen.getByRole("region", { name: "Found" }));
  fireEvent.click(results.getByRole("button", { name: "signing up › of no use" }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("signing up › of no use");
  const around = within(screen.getByRole("list", { name: "Ways out of what is around it" }));
  fireEvent.click(around.getByRole("button", { name: "signing up: sign out → signing out" }));
  const lit = [...document.querySelectorAll(".label.chosen")].map((label) =>
    label.getAttribute("aria-label"),
  );
  expect(lit).toEqual(["signing up: sign out → signing out"]);
});

test("what is lit is told: the page as it goes, a step of it, or a copy; and leaving the copy leads back", async () => {
  await opened();
  const steps = [
    { at: 7, event: { type: "xstate.init" }, value: "signed out" },
    { at: 8, event: { type: "sign out" }, value: "signed out" },
  ];
  for (const hear of heard) hear({ data: textOf([{ chart: "auth", actor: "x:0", steps }]) });
  await screen.findByText(", followed: step 2 of 2", { exact: false });
  press("Back");
  const shown = (): string | null => screen.getAllByRole("status")[0]?.textContent ?? null;
  expect(shown()).toBe("x:0, recorded: step 1 of 2");
  press("Begin on a copy");
  expect(shown()).toBe("simulated, a copy: step 1 of 1");
  press("Leave the copy");
  expect(shown()).toBe("x:0, followed: step 2 of 2");
});

test("whoever tries a copy out keeps the focus with it, whatever the press took away", async () => {
  await opened();
  const pressed = (name: string): string | null | undefined => {
    press(name);
    return document.activeElement?.textContent;
  };
  expect(pressed("Begin on a copy")).toBe("Try it: signed out");
  fireEvent.submit(screen.getByRole("form", { name: "sign in with Google" }));
  expect(document.activeElement?.textContent).toBe("Try it: signing in with Google › in the popup");
  expect(pressed("success")).toBe("Try it: exchanging");
  expect(pressed("Begin anew")).toBe("Try it: signed out");
  expect(pressed("Leave the copy")).toBe("Try it");
});

test("a recording and its name outlive the page that it is looked at on, and it is not heard twice", async () => {
  await opened();
  const step = { at: 7, event: { type: "xstate.init" }, value: "signed out" };
  const hearOf = (steps: ReadonlyArray<typeof step>): void => {
    for (const hear of heard) hear({ data: textOf([{ chart: "auth", actor: "x:0", steps }]) });
  };
  hearOf([step]);
  await screen.findByText("x:0: 1 steps");
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "the 404" } });
  cleanup();
  await opened();
  expect(screen.getByRole("option", { name: "the 404: 1 steps" })).toBeTruthy();
  hearOf([step, { ...step, event: { type: "sign in with Google" } }]);
  await screen.findByText("the 404: 2 steps");
  expect(screen.getAllByRole("option", { name: /steps$/u })).toHaveLength(1);
});

test("a recording that is opened is what is looked at, also beside a page that is followed", async () => {
  await opened();
  const steps = [{ at: 7, event: { type: "xstate.init" }, value: "signed out" }];
  for (const hear of heard) hear({ data: textOf([{ chart: "auth", actor: "x:0", steps }]) });
  await screen.findByText(", followed: step 1 of 1", { exact: false });
  const open = (chart: string): void => {
    const text = textOf([{ chart, actor: "x:0, reported at 9", name: "It broke", steps }]);
    const file = new File([text], "incident.recording.json");
    fireEvent.change(screen.getByLabelText("Open a recording"), { target: { files: [file] } });
  };
  open("deletions");
  await screen.findByText("incident.recording.json is of other charts: deletions");
  open("auth");
  await screen.findByText("It broke", { selector: "b, strong" });
  expect(screen.getByRole("option", { name: "It broke: 1 steps" })).toHaveProperty("selected", true);
  expect(screen.queryByText(/is of other charts/u)).toBeNull();
});

test("a recorded step is told where it should have led, and the chart as it is now is held against it", async () => {
  await opened();
  const steps = [
    { at: 7, event: { type: "xstate.init" }, value: "signed out" },
    { at: 8, event: { type: "sign in with Google" }, value: "turned away" },
    { at: 9, event: { type: "sign in with Google" }, value: "turned away" },
  ];
  for (const hear of heard) hear({ data: textOf([{ chart: "auth", actor: "x:0", steps }]) });
  await screen.findByText(
    "The chart as it is now goes elsewhere at step 2: sign in with Google → signing in with Google › in the popup",
  );
  press("Back");
  const expected = screen.getByRole("combobox", { name: "Step 2 should lead to" });
  expect(expected).toHaveProperty("value", "auth.turned away");
  fireEvent.change(expected, {
    target: { value: "auth.signing in with Google.in the popup" },
  });
  fireEvent.submit(screen.getByRole("form", { name: "Expectation" }));
  expect(screen.getByText("The chart as it is now goes the same way.")).toBeTruthy();
  const chosen = screen.getByRole("option", { name: "x:0, as it should be: 2 steps" });
  expect(chosen).toHaveProperty("selected", true);
});

test("what a chart does not say is offered where another does", async () => {
  await opened();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "undo everything" } });
  expect(screen.getByText("Nothing found")).toBeTruthy();
  const others = within(screen.getByRole("region", { name: "In other charts" }));
  fireEvent.click(others.getByRole("button", { name: "deletions" }));
  await screen.findByRole("main", { name: "Chart: deletions" }, { timeout: 60_000 });
  expect(screen.getByRole("region", { name: "Found" })).toBeTruthy();
});

test("Enter goes to what was found, and tells at once of what alone was", async () => {
  await opened();
  const ask = (value: string): void => {
    const box = screen.getByRole("searchbox");
    fireEvent.change(box, { target: { value } });
    // The key itself presses nothing: it would press what the focus went to.
    expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
  };
  ask("google 404");
  expect(document.activeElement?.textContent).toBe("exchanging");
  expect(screen.queryByRole("region", { name: "Chosen state" })).toBeNull();
  const box = screen.getByRole("searchbox");
  box.focus();
  for (const value of ["nowhere at all", "google"]) fireEvent.change(box, { target: { value } });
  expect(document.activeElement).toBe(box);
  ask("awaiting birth date");
  expect(document.activeElement?.textContent).toBe("signing up › awaiting birth date");
  expect(screen.getByRole("region", { name: "Chosen state" })).toBeTruthy();
  ask("deep link");
  expect(screen.getByText("No chart says that.")).toBeTruthy();
});
