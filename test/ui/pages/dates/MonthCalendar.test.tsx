import { act, fireEvent, screen } from "@testing-library/react";
import * as Result from "effect/Result";
import { useLayoutEffect, useState } from "react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { now } from "../../../../src/adapters/browser/clock.ts";
import type { CalendarDate } from "../../../../src/domain/calendar-date.ts";
import { ServerFailed } from "../../../../src/domain/remote-failure.ts";
import type { Read } from "../../../../src/machines/app.ts";
import type { MonthCounts } from "../../../../src/machines/use-cases/moderation/read-month.ts";
import { areaTexts } from "../../../../src/ui/locales/area-texts.ts";
import { showTextsOf } from "../../../../src/ui/locales/catalogs.ts";
import { MonthCalendar } from "../../../../src/ui/pages/dates/MonthCalendar.tsx";
import { day } from "../../../domain/generators.ts";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

const onMonth = vi.fn<(day: CalendarDate) => void>();
const onChoose = vi.fn<(day: CalendarDate) => void>();

/** A moment that is in the next day of UTC where the person is. */
const console = { ...quietConsole(), now: () => Date.UTC(2020, 5, 15, 23), today: () => day("2020-06-16") };

const drawn = async (read: Read<MonthCounts>, chosen?: CalendarDate, told = console) => {
  onMonth.mockClear();
  onChoose.mockClear();
  await renderScreen(
    <MonthCalendar
      month={day("2020-06-15")}
      source={Promise.resolve(read)}
      chosen={chosen}
      onMonth={onMonth}
      onChoose={onChoose}
    />,
    { console: told },
  );
};

const counted = (isWhole: boolean) =>
  Result.succeed({ counts: new Map([["2020-06-15", 3]]), isWhole } satisfies MonthCounts);

const COUNTED = Promise.resolve(counted(true));

const dayNamed = (name: RegExp) => screen.getByRole("button", { name });

interface TurningProps {
  readonly onDrawn?: (month: CalendarDate) => void;
  /** What another month waits for. */
  readonly until?: Promise<void>;
}

/** A calendar that shows the month that is asked for. */
const Turning = ({ onDrawn, until }: TurningProps) => {
  const [month, setMonth] = useState(day("2020-06-15"));
  useLayoutEffect(() => onDrawn?.(month), [onDrawn, month]);
  return (
    <MonthCalendar
      month={month}
      source={COUNTED}
      chosen={undefined}
      onMonth={(asked) => void (until === undefined ? setMonth(asked) : until.then(() => setMonth(asked)))}
      onChoose={onChoose}
    />
  );
};

afterEach(() => void vi.useRealTimers());

describe("the month of dates", () => {
  beforeAll(() => showTextsOf("moderation", "en", areaTexts));

  test("says how many dates each day has, which is today where days are counted (UTC), and which is chosen", async () => {
    await drawn(counted(true), day("2020-06-15"));
    expect(screen.getByRole("grid", { name: "June 2020" })).toBeDefined();
    const today = dayNamed(/^Monday, June 15, 2020: 3 dates$/u);
    expect(today.getAttribute("aria-current")).toBe("date");
    expect(today.getAttribute("aria-pressed")).toBe("true");
    expect(dayNamed(/June 16, 2020: 0 dates$/u).getAttribute("aria-pressed")).toBe("false");
    expect(screen.getAllByRole("columnheader")[0]?.textContent).toBe("Sun");
    expect(screen.queryByText(/Not all are counted/u)).toBeNull();
  });

  test("marks the next day as soon as it begins, on a page that stays open", async () => {
    vi.useFakeTimers({
      toFake: ["setInterval", "clearInterval", "Date"],
      now: Date.UTC(2020, 5, 15, 23, 59, 30),
    });
    await drawn(counted(true), undefined, { ...console, now });
    const today = () => document.querySelector("[aria-current=date]")?.getAttribute("data-day");
    expect(today()).toBe("2020-06-15");
    act(() => void vi.advanceTimersByTime(60_000));
    expect(today()).toBe("2020-06-16");
  });

  test("is one stop, whose keys lead from day to day and into other months", async () => {
    await drawn(counted(true), day("2020-06-15"));
    const stops = () =>
      screen.getAllByRole("button").filter(({ tabIndex, dataset }) => tabIndex === 0 && dataset["day"]);
    expect(stops()).toHaveLength(1);
    fireEvent.keyDown(dayNamed(/June 15/u), { key: "ArrowRight" });
    expect(document.activeElement).toBe(dayNamed(/June 16/u));
    expect(stops()).toEqual([dayNamed(/June 16/u)]);
    fireEvent.keyDown(dayNamed(/June 16/u), { key: "PageDown" });
    expect(onMonth).toHaveBeenCalledExactlyOnceWith("2020-07-16");
    fireEvent.click(dayNamed(/June 20/u));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("2020-06-20");
    fireEvent.click(screen.getByRole("button", { name: "Previous month" }));
    expect(onMonth).toHaveBeenLastCalledWith("2020-05-15");
  });

  test.each(["altKey", "ctrlKey", "metaKey"])(
    "leaves it to the browser what is pressed with %s",
    async (held) => {
      await drawn(counted(true), day("2020-06-15"));
      for (const key of ["ArrowLeft", "PageDown"])
        expect(fireEvent.keyDown(dayNamed(/June 15/u), { key, [held]: true })).toBe(true);
      expect(onMonth).not.toHaveBeenCalled();
    },
  );

  test("has the focus in another month as soon as that is drawn, so that the next key is for it", async () => {
    const focused: Array<readonly [string, string | undefined]> = [];
    const onDrawn = (month: CalendarDate): void => {
      const { activeElement } = document;
      focused.push([month, activeElement instanceof HTMLElement ? activeElement.dataset["day"] : undefined]);
    };
    await renderScreen(<Turning onDrawn={onDrawn} />);
    dayNamed(/June 15/u).focus();
    fireEvent.keyDown(dayNamed(/June 15/u), { key: "PageUp" });
    expect(focused).toEqual([
      ["2020-06-15", undefined],
      ["2020-05-15", "2020-05-15"],
    ]);
  });

  test("is left by a button, and keys then are for the month that was turned to, also after one that led nowhere", async () => {
    await renderScreen(<Turning />);
    const grid = screen.getByRole("grid");
    for (const key of ["Home", "Home"]) fireEvent.keyDown(grid, { key });
    fireEvent.click(screen.getByRole("button", { name: "Next month" }));
    fireEvent.keyDown(grid, { key: "ArrowRight" });
    expect(document.activeElement).toBe(dayNamed(/^Thursday, July 16, 2020/u));
  });

  test("leaves the focus on the button by which another month was asked for after one by a key", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await renderScreen(<Turning until={promise} />);
    fireEvent.keyDown(dayNamed(/June 15/u), { key: "PageDown" });
    const next = screen.getByRole("button", { name: "Next month" });
    next.focus();
    fireEvent.click(next);
    resolve();
    await screen.findByRole("grid", { name: "July 2020" });
    expect(document.activeElement).toBe(next);
  });

  test("says that not all were counted, or that none could be", async () => {
    await drawn(counted(false));
    expect(screen.getByText(/Not all are counted/u)).toBeDefined();
    await drawn(Result.fail(ServerFailed()));
    expect(screen.getByRole("alert")).toBeDefined();
    expect(dayNamed(/^Tuesday, June 16, 2020$/u)).toBeDefined();
  });
});
