import type { Locator, Page } from "@playwright/test";
import { AA_PART, contrast } from "../../src/domain/branding/contrast.ts";
import { COLOR_SCHEMES } from "../../src/domain/theme.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";

const BY = {
  ground: ["backgroundColor", "display"],
  border: ["borderBlockEndColor", "borderBlockEndStyle"],
  ring: ["outlineColor", "outlineStyle"],
  line: ["stroke", "display"],
} as const;

/** What tells a part or a state, by what, and what is done before. */
interface Telling {
  readonly path: string;
  readonly part: (page: Page) => Locator;
  readonly by: keyof typeof BY;
  readonly open?: (page: Page) => Promise<void>;
}

const TELLING: Readonly<Record<"admin" | "chef", ReadonlyArray<Telling>>> = {
  admin: [
    {
      path: "/admin",
      part: (page) => page.locator("main svg[preserveAspectRatio]:has(> path + path) > path").first(),
      by: "line",
    },
    {
      path: "/admin",
      part: (page) => page.getByRole("listbox", { name: "Commands" }).getByRole("option", { selected: true }),
      by: "ring",
      open: (page) => page.keyboard.press("Control+k"),
    },
    {
      path: "/admin/users",
      part: (page) => page.getByRole("button", { name: "Page 1" }),
      by: "ground",
    },
    {
      path: "/admin/users/create",
      part: (page) => page.locator("[data-combobox-selected]"),
      by: "ring",
      open: async (page) => {
        await page.getByRole("combobox", { name: "Role" }).press("ArrowDown");
        await expect(page.getByRole("option").last()).toBeVisible();
        await page.keyboard.press("ArrowDown");
      },
    },
    { path: "/admin/users/1/edit", part: (page) => page.getByLabel("Email"), by: "border" },
    { path: "/admin/users/1/edit", part: (page) => page.getByLabel("First name"), by: "border" },
  ],
  chef: [
    {
      path: "/business?edit=profile",
      part: (page) => page.getByRole("checkbox", { checked: true }).first(),
      by: "ground",
    },
    {
      path: "/business/analytics",
      part: (page) => page.locator(".mantine-SegmentedControl-indicator").first(),
      by: "border",
    },
    // A plain backend tells no days, of which a chart could be made.
    ...(isPlain
      ? []
      : [
          {
            path: "/business/analytics",
            part: (page: Page) => page.getByRole("slider").locator("path").first(),
            by: "line",
          } as const,
        ]),
  ],
};

const hex = (rgb: string): string =>
  `#${Array.from(rgb.matchAll(/\d+/gu), ([part]) => Number(part).toString(16).padStart(2, "0")).join("")}`;

/** The colour of a part, and the ground that it lies on. */
const colours = (part: Locator, by: Telling["by"]): Promise<readonly [string, string]> =>
  part.evaluate((element, [colour, style]) => {
    const isClear = (what: string): boolean => what.endsWith(" 0)");
    let ground = "rgba(0, 0, 0, 0)";
    for (
      let around = element.parentElement;
      around !== null && isClear(ground);
      around = around.parentElement
    )
      ground = getComputedStyle(around).backgroundColor;
    const own = getComputedStyle(element);
    return [own[style] === "none" || isClear(own[colour]) ? ground : own[colour], ground] as const;
  }, BY[by]);

for (const [row, role] of (["admin", "chef"] as const).entries()) {
  for (const scheme of shareOf(COLOR_SCHEMES, row, COLOR_SCHEMES.length)) {
    test(`D49: what tells a part or a state reaches 3:1 on what it lies on, ${role}, ${scheme}, TURN=${TURN}`, async ({
      console,
    }) => {
      const { page } = console;
      await page.addInitScript((chosen) => localStorage.setItem("console.color-scheme", chosen), scheme);
      await console.signInAs(role);
      const below: Array<string> = [];
      for (const { path, part, by, open } of TELLING[role]) {
        await console.open(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await open?.(page);
        await expect(part(page)).toBeAttached();
        const [colour, ground] = await colours(part(page), by);
        const reached = contrast(hex(colour), hex(ground));
        if (reached < AA_PART) below.push(`${path} ${by} ${colour} on ${ground}: ${reached.toFixed(2)}`);
      }
      expect(below).toEqual([]);
    });
  }
}
