import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
  ["2026-05-04T11:59:30Z", "this minute"],
  ["2026-05-04T12:00:30Z", "this minute"],
  ["2026-05-04T12:02:00Z", "May 4, 2026, 12:02 PM"],
  ["2026-05-06T12:00:00Z", "May 6, 2026, 12:00 PM"],
])("what happened at %s is never told to be ahead of a clock that is behind: %s", async (at, words) => {
  expect((await said(at))?.replaceAll("\u202f", " ")).toBe(words);
});

test("what may come is told so", async () => {
  expect(await said("2026-05-06T12:00:00Z", true)).toBe("in 2 days");
});
