import { act, fireEvent, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { describe, expect, test, vi } from "vitest";
import { COUNTERS, exact, type Figure, NO_ACCESS } from "../../../../src/domain/dashboard.ts";
import {
  NotFound,
  type RemoteFailure,
  ServerFailed,
  Unauthorized,
} from "../../../../src/domain/remote-failure.ts";
import type { Dashboard } from "../../../../src/machines/dashboard/read-dashboard.ts";
import { DashboardScreen } from "../../../../src/ui/pages/dashboard/DashboardScreen.tsx";
import { id } from "../../../domain/generators.ts";
import { kitchen } from "../../../machines/use-cases/listed.ts";
import { renderScreen } from "../../render-screen.tsx";

const told = <A,>(value: A): Promise<Result.Result<A, RemoteFailure>> =>
  Promise.resolve(Result.succeed(value));

const dashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  counters: COUNTERS.map((counter, index) => [counter, told<Figure>(exact((index + 1) * 1_000))]),
  status: told({ isUp: true, toldBy: "health" }),
  popularKitchens: told({ _tag: "Analytics", kitchens: [kitchen(1), kitchen(10)] }),
  activeTribes: told([{ tribeId: id("t1"), name: "Sourdough", description: "Bread" }]),
  recentActivity: told([]),
  userActivity: told([
    { date: "2026-05-03", joined: 2, active: 5 },
    { date: "2026-05-04", joined: 1, active: 9 },
  ]),
  ...changes,
});

const draw = async (changes: Partial<Dashboard> = {}) => {
  const onRetry = vi.fn<() => void>();
  await renderScreen(<DashboardScreen dashboard={dashboard(changes)} onRetry={onRetry} />);
  return onRetry;
};

const tile = (name: string) => screen.getByRole("group", { name }).textContent;
const section = (name: string) => screen.getByRole("region", { name });

describe("§3: the dashboard", () => {
  test("shows every counter with where it comes from, and the system's status", async () => {
    await draw();
    expect(
      screen
        .getAllByRole("group")
        .filter((group) => group.hasAttribute("aria-label"))
        .map((group) => [group.getAttribute("aria-label"), group.textContent]),
    ).toEqual([
      ["Total users", "Total users1,000Exact count"],
      ["Total kitchens", "Total kitchens2,000Exact count"],
      ["Total reports", "Total reports3,000Exact count"],
      ["Banned kitchens", "Banned kitchens4,000Exact count"],
      ["Total tribes", "Total tribes5,000Exact count"],
      ["Total comments", "Total comments6,000Exact count"],
      ["Total favorites", "Total favorites7,000Exact count"],
      ["Total dating requests", "Total dating requests8,000Exact count"],
      ["Total blocked users", "Total blocked users9,000Exact count"],
      ["System status", "System statusUpThe service answers"],
    ]);
  });

  test("D15, D32, D40: what is not a plain count says what it is", async () => {
    const onRetry = await draw({
      counters: [
        ["totalReports", told<Figure>({ _tag: "Partial", value: 200, counted: 200 })],
        ["totalUsers", told<Figure>({ _tag: "Unavailable", value: 0 })],
        ["totalDates", told<Figure>(NO_ACCESS)],
        ["totalTribes", told<Figure>({ _tag: "Failed", failure: ServerFailed() })],
      ],
      status: told({ isUp: false, toldBy: "count of users" }),
    });
    expect(tile("Total reports")).toBe("Total reports200Partial: only the first 200 records were read");
    expect(tile("Total users")).toBe("Total users0Not available, shown as zero");
    expect(tile("Total dating requests")).toBe("Total dating requests—No access");
    expect(tile("Total tribes")).toBe("Total tribes—Something went wrong · Try again");
    expect(tile("System status")).toBe("System statusDownThe service does not answer");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test("D25: a counter that wants another session offers nothing of its own", async () => {
    await draw({ counters: [["totalTribes", told<Figure>({ _tag: "Failed", failure: Unauthorized })]] });
    expect(tile("Total tribes")).toBe("Total tribes—Sign in again to see this");
  });

  test("one source that fails leaves every other", async () => {
    await draw({ popularKitchens: Promise.resolve(Result.fail(NotFound())) });
    expect(within(section("Popular kitchens")).getByRole("alert")).toBeTruthy();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(within(section("Active tribes")).getByRole("link", { name: "Sourdough" })).toBeTruthy();
    expect(tile("Total users")).toBe("Total users1,000Exact count");
  });

  test("D40: popular kitchens lead to their pages, with their score, and say who ranked them", async () => {
    await draw({
      popularKitchens: told({
        _tag: "List",
        kitchens: [{ ...kitchen(1), nombre: "Casa", positivo: 1, negativo: 4 }],
        counted: 200,
        isWhole: false,
      }),
    });
    const list = section("Popular kitchens");
    expect(within(list).getByRole("listitem").textContent).toBe("Casa-3");
    expect(within(list).getByRole("link", { name: "Casa" }).getAttribute("href")).toBe("/admin/kitchens/k1");
    expect(list.textContent).toContain(
      "By score, from the first 200 kitchens of the list, because analytics did not tell",
    );
  });

  test("§9: the activity of users is a chart that says what it shows, with the same numbers as a table", async () => {
    await draw();
    const chart = section("New and active users, the last 30 days");
    await act(() => within(chart).findByText("Most on one day: 9"));
    const [, ...rows] = within(chart).getAllByRole("row", { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(["May 4, 202691", "May 3, 202652"]);
  });
});
