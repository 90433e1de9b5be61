import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, startConsole, useConsoles, EVE } from "./console.ts";
import { answersOf, CASA_ANA, LA_MESA } from "./records.ts";

useConsoles();

const LISTS = { "GET /health": () => json({ status: "up", capabilities: ["lists"] }) };

const shown = async (
  at: string,
  title: string,
  answers: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0],
  as = ADA,
) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), ...answers });
  await startConsole({ as, at, backend });
  await heading(title);
  return backend;
};

const section = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name }, PATIENCE);

describe("what belongs to a record", () => {
  test("a person's kitchens are the list narrowed to them, counted, with the way to all of them", async () => {
    await shown("/admin/users/3", "Carl", {
      ...LISTS,
      "GET /kitchen/0/12?chef=3": () =>
        new Response(JSON.stringify([CASA_ANA, LA_MESA]), {
          headers: { "content-type": "application/json", "x-total-count": "40" },
        }),
    });
    const [link] = await screen.findAllByRole("link", { name: "La Mesa" }, PATIENCE);
    expect(link?.getAttribute("href")).toBe("/admin/kitchens/8");
    const kitchens = within(await section("Kitchens"));
    expect(kitchens.getByText("40")).toBeDefined();
    expect(kitchens.getByText("2 of 40 are shown.")).toBeDefined();
    expect(kitchens.getByRole("link", { name: "See all" }).getAttribute("href")).toBe(
      "/admin/kitchens?chef=3",
    );
  });

  test("D57: without the capability nothing is asked of a list, and nothing is said of it", async () => {
    const backend = await shown("/admin/users/3", "Carl", {
      "GET /favorite/user/3": () => json([{ favoriteId: 1, profile: { userId: 3 }, kitchen: CASA_ANA }]),
    });
    expect(await screen.findByRole("link", { name: "Casa Ana" }, PATIENCE)).toBeDefined();
    expect(screen.queryByRole("region", { name: "Kitchens" })).toBeNull();
    expect(backend.asked.filter(({ call }) => call.includes("chef="))).toEqual([]);
  });

  test("D15: what somebody may not read is not asked for", async () => {
    const backend = await shown("/admin/kitchens/7", "Casa Ana", {}, EVE);
    await section("Favorites");
    expect(screen.queryByRole("region", { name: "Dates" })).toBeNull();
    expect(backend.times("GET /dates/kitchen/7")).toBe(0);
    expect(backend.times("GET /favorite/kitchen/7")).toBeGreaterThan(0);
  });
});
