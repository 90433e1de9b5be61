import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  type Counter,
  COUNTERS,
  exact,
  type Figure,
  type Growth,
  NO_ACCESS,
  WAITING,
} from "../../../../src/domain/dashboard.ts";
import {
  NotFound,
  type RemoteFailure,
  ServerFailed,
  Unauthorized,
} from "../../../../src/domain/remote-failure.ts";
import type { Dashboard } from "../../../../src/machines/use-cases/dashboard/read-dashboard.ts";
import { DashboardScreen } from "../../../../src/ui/pages/dashboard/DashboardScreen.tsx";
import type { Role } from "../../../../src/domain/role.ts";
import { appUser, id } from "../../../domain/generators.ts";
import { kitchen } from "../../../machines/use-cases/lists/listed.ts";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

const told = <A,>(value: A): Promise<Result.Result<A, RemoteFailure>> =>
  Promise.resolve(Result.succeed(value));

const TITLES: Readonly<Record<(typeof COUNTERS)[number], string>> = {
  totalUsers: "Total users",
  totalKitchens: "Total kitchens",
  totalReports: "Total reports",
  bannedKitchens: "Banned kitchens",
  totalTribes: "Total tribes",
  totalComments: "Total comments",
  totalFavorites: "Total favorites",
  totalDates: "Total dating requests",
  totalBlocks: "Total blocked users",
};

const row = (counter: Counter, figure: Figure, growth?: Growth) => ({
  counter,
  figure: Promise.resolve(figure),
  growth: told(growth),
});

const dashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  counters: COUNTERS.map((counter, index) => row(counter, exact((index + 1) * 1_000))),
  waiting: WAITING.map((counter) => ({ counter, figure: Promise.resolve(exact(0)) })),
  status: Promise.resolve({ isUp: true, toldBy: "health" }),
  popularKitchens: told({ _tag: "Analytics", kitchens: [kitchen(1), kitchen(10)] }),
  activeTribes: told([{ tribeId: id("t1"), name: "Sourdough", description: "Bread" }]),
  recentActivity: told([]),
  userActivity: told([
    { date: "2026-05-03", joined: 2, active: 5 },
    { date: "2026-05-04", joined: 1, active: 9 },
  ]),
  ...changes,
});

const draw = async (changes: Partial<Dashboard> = {}, role: Role = "admin") => {
  const { invalidate } = await renderScreen(<DashboardScreen dashboard={dashboard(changes)} />, {
    console: { ...quietConsole(), user: appUser(role) },
  });
  return invalidate;
};

const tile = (name: string) => screen.getByRole("group", { name }).textContent;
const leads = (part: HTMLElement) =>
  [...part.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
const section = (name: string) => screen.getByRole("region", { name });

describe("§3: the dashboard", () => {
  test("shows every counter, of which an exact one says nothing else, and the system's status", async () => {
    await draw();
    expect(
      screen
        .getAllByRole("group")
        .filter((group) => group.hasAttribute("aria-label"))
        .map((group) => [group.getAttribute("aria-label"), group.textContent]),
    ).toEqual([
      ["Total users", "Total users1,000"],
      ["Total kitchens", "Total kitchens2,000"],
      ["Total reports", "Total reports3,000"],
      ["Banned kitchens", "Banned kitchens4,000"],
      ["Total tribes", "Total tribes5,000"],
      ["Total comments", "Total comments6,000"],
      ["Total favorites", "Total favorites7,000"],
      ["Total dating requests", "Total dating requests8,000"],
      ["Total blocked users", "Total blocked users9,000"],
      ["System status", "System statusUpThe service is responding"],
    ]);
  });

  test("D15, D32, D40: what is not a plain count says what it is", async () => {
    const invalidate = await draw({
      counters: [
        row("totalReports", { _tag: "Partial", value: 200, counted: 200 }),
        row("totalUsers", { _tag: "Unavailable", value: 0 }),
        row("totalDates", NO_ACCESS),
        row("totalTribes", { _tag: "Failed", failure: ServerFailed() }),
      ],
      status: Promise.resolve({ isUp: false, toldBy: "count of users" }),
    });
    expect(tile("Total reports")).toBe("Total reports200Partial: only the first 200 records were loaded");
    expect(tile("Total users")).toBe("Total users0Not available, shown as zero");
    expect(tile("Total dating requests")).toBe("Total dating requests—No access");
    expect(tile("Total tribes")).toBe("Total tribes—Something went wrong · Try again");
    expect(tile("System status")).toBe("System statusDownThe service is not responding");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(invalidate).toHaveBeenCalledOnce();
  });

  test("every counter leads to the list of what it counts, as far as the role may read it", async () => {
    await draw({}, "editor");
    expect(
      COUNTERS.map((counter) => leads(screen.getByRole("group", { name: TITLES[counter] }))).flat(),
    ).toEqual([
      ["Total users", "/admin/users"],
      ["Total kitchens", "/admin/kitchens"],
      ["Total reports", "/admin/reports"],
      ["Banned kitchens", "/admin/kitchens?status=banned"],
      ["Total tribes", "/admin/tribes"],
      ["Total comments", "/admin/comments"],
      ["Total favorites", "/admin/favorites"],
    ]);
  });

  test("what came in the last days stands beside the number in words, and as a line where there is a series", async () => {
    await draw({
      counters: [
        row("totalUsers", exact(150), { count: 12, daily: [0, 4, 8] }),
        row("totalComments", exact(1_000), { count: 1_234, daily: undefined }),
        row("totalDates", exact(9), { count: 0, daily: undefined }),
        row("totalReports", { _tag: "Partial", value: 200, counted: 200 }, { count: 3, daily: undefined }),
        {
          counter: "totalTribes",
          figure: Promise.resolve(exact(5)),
          growth: Promise.resolve(Result.fail(ServerFailed())),
        },
      ],
    });
    expect(tile("Total users")).toBe("Total users150+12 in 30 days");
    expect(tile("Total comments")).toBe("Total comments1,000+1,234 in 30 days");
    expect(tile("Total dating requests")).toBe("Total dating requests9Nothing new in 30 days");
    expect(tile("Total reports")).toBe("Total reports200Partial: only the first 200 records were loaded");
    expect(tile("Total tribes")).toBe("Total tribes5");
    const lines = document.querySelectorAll("[role=group] polyline");
    expect([...lines].map((line) => line.getAttribute("points"))).toEqual(["0.0,16.0 32.0,8.0 64.0,0.0"]);
  });

  test("what waits stands first, and leads to what there is of it; what does not wait leads nowhere", async () => {
    await draw({
      waiting: [
        { counter: "totalReports", figure: Promise.resolve(exact(1)) },
        {
          counter: "bannedKitchens",
          figure: Promise.resolve<Figure>({ _tag: "Partial", value: 20, counted: 200 }),
        },
        { counter: "kitchensWithoutChef", figure: Promise.resolve(exact(0)) },
      ],
    });
    const today = section("To do today");
    expect(
      within(today)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["1 open report", "At least 20 banned kitchens", "No kitchens without a chef"]);
    expect(leads(today)).toEqual([
      ["1 open report", "/admin/reports"],
      ["At least 20 banned kitchens", "/admin/kitchens?status=banned"],
    ]);
    expect(screen.getAllByRole("region")[0]).toBe(today);
  });

  test("D32: what waits is not said to be nothing where nobody could count it", async () => {
    await draw({
      waiting: [
        { counter: "totalReports", figure: Promise.resolve<Figure>({ _tag: "Unavailable", value: 0 }) },
        {
          counter: "kitchensWithoutChef",
          figure: Promise.resolve<Figure>({ _tag: "Failed", failure: ServerFailed() }),
        },
      ],
    });
    expect(section("To do today").textContent).toBe(
      "To do todayTotal reports: not knownKitchens without a chef: not known",
    );
    expect(leads(section("To do today"))).toEqual([]);
  });

  test("D25: a counter that wants another session offers nothing of its own", async () => {
    await draw({ counters: [row("totalTribes", { _tag: "Failed", failure: Unauthorized })] });
    expect(tile("Total tribes")).toBe("Total tribes—Sign in again to see this");
  });

  test("one source that fails leaves every other", async () => {
    await draw({ popularKitchens: Promise.resolve(Result.fail(NotFound())) });
    expect(within(section("Popular kitchens")).getByRole("alert")).toBeTruthy();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(within(section("Active tribes")).getByRole("link", { name: "Sourdough" })).toBeTruthy();
    expect(tile("Total users")).toBe("Total users1,000");
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

  test("D32: a ranking that is not available is no list of none", async () => {
    await draw({ popularKitchens: told({ _tag: "Unavailable", kitchens: [] }) });
    expect(section("Popular kitchens").textContent).toContain(
      "The list is not available and shown as empty.",
    );
    expect(section("Popular kitchens").textContent).not.toContain("There are no kitchens yet.");
  });

  test("§9: the activity of users is a chart that says what it shows, with the same numbers as a table", async () => {
    await draw();
    const chart = section("New and active users, the last 30 days");
    await act(() => within(chart).findByText("Busiest day: May 4, 2026 (9)"));
    expect(within(chart).getByText(/^Active is whoever commented or asked for a date\./u)).toBeTruthy();
    const [, ...rows] = within(chart).getAllByRole("row", { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual(["May 4, 202691", "May 3, 202652"]);
  });

  test("§9: of days alike the latest is the busiest, and of days without anybody none", async () => {
    const days = ["2026-05-02", "2026-05-03"].map((date) => ({ date, joined: 0, active: 4 }));
    await draw({ userActivity: told([...days, { date: "2026-05-04", joined: 3, active: 1 }]) });
    expect(await screen.findByText("Busiest day: May 3, 2026 (4)")).toBeTruthy();
    cleanup();
    await draw({ userActivity: told(days.map((day) => ({ ...day, active: 0 }))) });
    expect(await screen.findByText("Show as a table")).toBeTruthy();
    expect(screen.queryByText(/^Busiest day/u)).toBeNull();
  });
});
