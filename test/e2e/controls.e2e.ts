import type { Locator, Page } from "@playwright/test";
import { permits } from "../../src/domain/permission.ts";
import { ADMIN_MENU } from "../../src/domain/resources.ts";
import { isAdmin, type Role, ROLES } from "../../src/domain/role.ts";
import { ROUTE_TABLE } from "../../src/domain/routes/route-table.ts";
import { follow } from "../screens/visiting.ts";
import { expect, test } from "./console-page.ts";
import { COMMANDS, type Control, CONTROLS, type Needs, neededFor, type Part } from "./controls.ts";

const may = (role: Role, needs: Needs | undefined): boolean =>
  needs === undefined || (needs === "admin" ? isAdmin(role) : permits(role, needs));

const SCREENS = ROUTE_TABLE.filter(
  ({ area, forwardsTo }) => (area === "admin" || area === "business") && forwardsTo === undefined,
);

const screensOf = (role: Role) =>
  SCREENS.filter(({ area }) => area === (permits(role, "dashboard.read") ? "admin" : "business"));

/** An id that is there; the tenth user is none of the sample accounts, and a member of a tribe. */
const pathOf = (pattern: string): string => pattern.replace("{id}", pattern.includes("users") ? "10" : "1");

/** A control as a reader of the screen is told of it. */
interface Told {
  readonly kind: string;
  readonly name: string;
  readonly isOff: boolean;
}

const CONTROL =
  /^\s*- '?(button|link|textbox|searchbox|spinbutton|combobox|checkbox|radio|switch|slider|tab|menuitem)\b(?: "((?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*)/u;

/** Every control that a reader of the screen is told of. */
const controlsIn = async (place: Locator): Promise<ReadonlyArray<Told>> =>
  (await place.ariaSnapshot()).split("\n").flatMap((line) => {
    const [, kind, name = "", states = ""] = CONTROL.exec(line) ?? [];
    return kind === undefined
      ? []
      : [{ kind, name: name.replaceAll(/\\(.)/gu, "$1"), isOff: states.includes("[disabled]") }];
  });

const REASON = /Needs the role|Only an admin|Only admins|You cannot/u;

/** Whether a control that is off says why, to whoever points at it and to whoever hears it (D4). */
const isExplained = (control: Locator): Promise<boolean> =>
  control.evaluate((element, reason) => {
    const described = (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    return new RegExp(reason, "u").test(
      [element.getAttribute("title"), element.textContent, ...described].join(" "),
    );
  }, REASON.source);

/** What is wrong with a control for a role, in words; nothing where all is well. */
const wrongWith = async (
  place: Locator,
  present: ReadonlyArray<Told>,
  { role: kind, name, needs, isIdle }: Control,
  role: Role,
): Promise<ReadonlyArray<string>> => {
  const found = (as: string) => present.filter((each) => each.kind === as && name.test(each.name));
  if (may(role, needs)) {
    if (found(kind).length === 0) return [`${kind} ${name} is missing`];
    return isIdle !== true && found(kind).some(({ isOff }) => isOff) ? [`${kind} ${name} is off`] : [];
  }
  // What leads somewhere is no link where it is off.
  const words = (kind === "link" ? (["link", "button"] as const) : [kind]).map(async (as) => {
    if (found(as).some(({ isOff }) => !isOff)) return [`${kind} ${name} is on`];
    const off = found(as).length === 0 ? [] : await place.getByRole(as, { name }).all();
    const explained = await Promise.all(off.map(isExplained));
    return explained.every(Boolean) ? [] : [`${kind} ${name} does not say why it is off`];
  });
  return (await Promise.all(words)).flat();
};

const isListed = (controls: ReadonlyArray<Control>, role: string, name: string): boolean =>
  controls.some(
    (control) =>
      (control.role === role || (control.role === "link" && role === "button")) && control.name.test(name),
  );

/** The ways out of a page that a role may not go. */
const forbiddenWays = async (place: Locator, role: Role): Promise<ReadonlyArray<string>> => {
  const ways = await place
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname),
    );
  return [...new Set(ways)]
    .filter((way) => !may(role, neededFor(way)))
    .map((way) => `a link leads to ${way}`);
};

const wrongIn = async (page: Page, part: Part, role: Role): Promise<ReadonlyArray<string>> => {
  await part.open?.(page);
  const place = part.within?.(page) ?? page.getByRole("main");
  await expect(place).toBeVisible();
  const present = await controlsIn(place);
  const wrong = await Promise.all(part.controls.map((control) => wrongWith(place, present, control, role)));
  return [
    // Links are told by where they lead.
    ...present
      .filter(({ kind, name }) => kind !== "link" && !isListed(part.controls, kind, name))
      .map(({ kind, name }) => `${kind} "${name}" is not listed`),
    ...(await forbiddenWays(place, role)),
    ...wrong.flat(),
  ];
};

test("every page behind a sign-in has its controls listed (§2)", () => {
  expect(Object.keys(CONTROLS).toSorted()).toEqual(SCREENS.map(({ pattern }) => pattern).toSorted());
});

for (const role of ROLES) {
  test(`§6, D4, D12: every control of every page is what ${role} may use, or says why not`, async ({
    console,
  }) => {
    const { page } = console;
    // There is room for every column.
    await page.setViewportSize({ width: 1600, height: 900 });
    await console.signInAs(role);
    for (const { pattern } of screensOf(role)) {
      await follow(page, pathOf(pattern));
      await console.seePath(pathOf(pattern));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const parts = CONTROLS[pattern] ?? [];
      const isRefused = parts.length > 0 && !may(role, neededFor(pathOf(pattern)));
      await expect(page.getByRole("heading", { level: 1, name: "Access denied" })).toHaveCount(
        isRefused ? 1 : 0,
      );
      for (const part of parts.length === 0 || isRefused ? [{ controls: [] }] : parts) {
        expect({ [pattern]: await wrongIn(page, part, role) }).toEqual({ [pattern]: [] });
      }
    }
  });

  test(`§6, D12: the sidebar, the user menu and the palette lead ${role} only where they may go`, async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs(role);
    const isStaff = permits(role, "dashboard.read");
    const expected = isStaff
      ? ADMIN_MENU.filter(({ requiredPermission }) => may(role, requiredPermission)).map(({ path }) => path)
      : ["/business", "/business/analytics", "/business/subscription"];
    const entries = console.navigation.getByRole("link");
    await expect(entries).toHaveCount(expected.length);
    expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      expected,
    );
    const titles = await entries.allInnerTexts();

    await page.getByRole("button", { name: "Search or run a command" }).click();
    const palette = page.getByRole("dialog");
    await expect(palette.getByRole("option", { name: "Logout" })).toBeVisible();
    const offered = await palette.getByRole("option").allInnerTexts();
    const commands = COMMANDS.filter(([, needs]) => may(role, needs)).map(([title]) => title);
    expect(offered.map((text) => text.split("\n")[0])).toEqual([
      ...titles.map((text) => text.split("\n")[0]),
      ...commands,
    ]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "User menu" }).click();
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    const settings: Control = { role: "menuitem", name: /^Settings/u, needs: "settings.read" };
    const menu = page.getByRole("menu");
    expect(await wrongWith(menu, await controlsIn(menu), settings, role)).toEqual([]);
  });
}
