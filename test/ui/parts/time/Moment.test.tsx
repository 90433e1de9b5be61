import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { now } from "../../../../src/adapters/browser/clock.ts";
import { Moment } from "../../../../src/ui/parts/time/Moment.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

const said = async (at: string, mayCome?: true) => {
  await renderScreen(
    <p data-testid="when">
      <Moment at={at} {...(mayCome && { mayCome })} />
    </p>,
    { console: { ...quietConsole(), now: () => Date.UTC(2026, 4, 4, 12) } },
  );
  return screen.getByTestId("when").textContent;
};

test.each([
  ["2026-05-02T12:00:00Z", "2 days ago"],
  ["2026-05-04T11:59:30Z", "now"],
  ["2026-05-04T12:00:30Z", "now"],
  ["2026-05-04T12:02:00Z", "May 4, 2026, 12:02 PM"],
  ["2026-05-06T12:00:00Z", "May 6, 2026, 12:00 PM"],
])("what happened at %s is never told to be ahead of a clock that is behind: %s", async (at, words) => {
  expect((await said(at))?.replaceAll("\u202f", " ")).toBe(words);
});

test("what may come is told so", async () => {
  expect(await said("2026-05-06T12:00:00Z", true)).toBe("in 2 days");
});

test("its day stands before how long ago it was, where that is asked for", async () => {
  await renderScreen(<Moment at="2026-05-02T12:00:00Z" withDay />, {
    console: { ...quietConsole(), now: () => Date.UTC(2026, 4, 4, 12) },
  });
  const parts = [...screen.getByRole("time").children].map(({ textContent }) => textContent);
  expect(parts).toEqual(["May 2, 2026", "2 days ago"]);
});

const NOON = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Moments on a page whose clock goes as its timers do; `drawn` counts how often the page itself was drawn. */
const watched = async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: NOON });
  const drawn = vi.fn<() => void>();
  const Page = () => {
    drawn();
    return ["2026-05-04T11:59:00Z", "2026-05-04T11:26:00Z", "2026-05-01T12:00:00Z"].map((at) => (
      <Moment key={at} at={at} />
    ));
  };
  await renderScreen(<Page />, { console: { ...quietConsole(), now } });
  const pass = (minutes: number): void => act(() => void vi.advanceTimersByTime(minutes * MINUTE));
  return { drawn, pass, told: () => screen.getAllByRole("time").map(({ textContent }) => textContent) };
};

test("how long ago something was is told anew at once to whoever comes back to a page whose timers stood still", async () => {
  const { told } = await watched();
  vi.setSystemTime(NOON + 60 * MINUTE);
  expect(told()[1]).toBe("34 minutes ago");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(told()).toEqual(["1 hour ago", "1 hour ago", "3 days ago"]);
});

test("how long ago something was goes on by the minute, without the page", async () => {
  const { drawn, pass, told } = await watched();
  const before = drawn.mock.calls.length;
  expect(told()).toEqual(["1 minute ago", "34 minutes ago", "3 days ago"]);
  pass(1);
  expect(told()).toEqual(["2 minutes ago", "35 minutes ago", "3 days ago"]);
  pass(60);
  expect(told()).toEqual(["1 hour ago", "1 hour ago", "3 days ago"]);
  expect(drawn.mock.calls.length).toBe(before);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
