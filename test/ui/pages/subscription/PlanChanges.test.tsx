import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PlanChanges } from "../../../../src/ui/pages/subscription/PlanChanges.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";
import { FREE, PLUS } from "../business/business-fixtures.ts";

const drawn = async (changes: Parameters<typeof PlanChanges>[0]["changes"]) => {
  await renderScreen(<PlanChanges changes={changes} plans={[FREE, PLUS]} />, {
    console: { ...quietConsole(), now: () => Date.UTC(2020, 5, 15, 12) },
  });
  return screen.queryAllByRole("listitem").map((item) => item.querySelector("span")?.textContent);
};

test("each change says from which plan to which, by their names as far as they are known", async () => {
  expect(
    await drawn([
      { at: "2020-06-03T10:00:00Z", before: PLUS.planId, after: "gold" },
      { at: "2020-06-02T10:00:00Z", before: FREE.planId, after: PLUS.planId },
      { at: "2020-06-01T10:00:00Z", before: undefined, after: FREE.planId },
    ]),
  ).toEqual(["From Plus to gold", "From Free to Plus", "Free"]);
});

test("whoever never chose a plan began with the free one", async () => {
  expect(await drawn([{ at: "2020-06-01T10:00:00Z", before: undefined, after: PLUS.planId }])).toEqual([
    "From Free to Plus",
  ]);
});

test("each change says its day, and one of today how long ago it was", async () => {
  const change = { before: FREE.planId, after: PLUS.planId };
  await drawn([
    { ...change, at: "2020-06-15T11:00:00Z" },
    { ...change, at: "2020-06-14T23:00:00Z" },
    { ...change, at: "some day" },
  ]);
  expect(screen.getAllByRole("listitem").map((item) => item.lastElementChild?.textContent)).toEqual([
    "1 hour ago",
    "June 14, 2020",
    "some day",
  ]);
});

test("a plan that was never changed is told so", async () => {
  expect(await drawn([])).toEqual([]);
  expect(screen.getByText("Your plan has not changed yet.")).toBeTruthy();
});
