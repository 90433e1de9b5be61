import { expect, test } from "vitest";
import { loadDates } from "../../../../src/ui/pages/dates/DatesPage.tsx";
import { appUser, day } from "../../../domain/generators.ts";
import { quietConsole } from "../../render-screen.tsx";

const monthOf = (deps: Readonly<Record<string, string>>): string => {
  const console = quietConsole();
  const { month } = loadDates({
    context: {
      ...console,
      // The last hour of May where the service counts, and June where the person is.
      now: () => Date.UTC(2020, 4, 31, 23),
      today: () => day("2020-06-01"),
      read: () => new Promise(() => undefined),
      user: appUser("admin"),
      actors: console.signedInActors(),
      isDrawn: true,
    },
    deps,
    cause: "stay",
    abortController: new AbortController(),
  });
  return month;
};

test("the month of dates that is shown first is the one in which days are counted now", () => {
  expect(monthOf({})).toBe("2020-05-31");
  expect(monthOf({ from: "2020-02-03" })).toBe("2020-02-03");
  expect(monthOf({ from: "2020-02-03", month: "2020-01" })).toBe("2020-01-01");
});

test.each([{ month: "9999-12" }, { from: "9999-12-31" }, { month: "0999-12" }, { from: "0001-01-01" }])(
  "a month whose calendar would have days of years that there are not is not shown: %o",
  (asked) => {
    expect(monthOf(asked)).toBe("2020-05-31");
  },
);

test.each(["9999-11", "1000-01"])("the month %s is", (month) => {
  expect(monthOf({ month })).toBe(`${month}-01`);
});
