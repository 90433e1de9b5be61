import { useLocation } from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as Effect from "effect/Effect";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import type { SavedViews } from "../../../../src/domain/lists/saved-views.ts";
import type { RecentRecords } from "../../../../src/domain/recent-records.ts";
import { type Found, readable } from "../../../../src/domain/records.ts";
import type { Role } from "../../../../src/domain/role.ts";
import type { User } from "../../../../src/domain/user.ts";
import type { ShellView } from "../../../../src/machines/shell/shell.view.ts";
import { Toasts } from "../../../../src/ui/frame/announcements/Toasts.tsx";
import { CommandPalette } from "../../../../src/ui/frame/palette/CommandPalette.tsx";
import {
  type EarlyCommand,
  NO_COMMAND,
  PaletteComing,
} from "../../../../src/ui/frame/palette/PaletteComing.tsx";
import { adminEntries } from "../../../../src/ui/frame/shell/admin-entries.ts";
import { id } from "../../../domain/generators.ts";
import { programsOver } from "../../programs.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const VIEW: ShellView = {
  isCollapsed: false,
  overlay: "palette",
  shown: undefined,
  toggleSidebar: vi.fn<() => void>(),
  open: vi.fn<ShellView["open"]>(),
  close: vi.fn<() => void>(),
};

const USERS: Found<User> = {
  ...readable([
    { userId: id("1"), email: "kit@example.com", profile: { nombre: "Kit Admin" }, role: "admin" },
  ]),
  total: undefined,
};
const NOTHING = { ...readable([]), total: undefined };

/** The palette over a page, until something else is. */
const Palette = ({ early }: { early: EarlyCommand }) => {
  const [overlay, setOverlay] = useState<ShellView["overlay"]>("palette");
  const [shown, setShown] = useState<ShellView["shown"]>();
  const view = { ...VIEW, shown, overlay, open: setOverlay, close: () => setOverlay(undefined) };
  return (
    <>
      <em>{overlay ?? "nothing"}</em>
      <cite>{useLocation({ select: ({ href }) => href })}</cite>
      <button type="button" onClick={() => setShown({ _tag: "users", id: id("1"), name: "Kit" })}>
        Its record comes
      </button>
      <CommandPalette
        isOpen={overlay === "palette"}
        view={view}
        entries={adminEntries("admin")}
        early={early}
      />
    </>
  );
};
const layerOf = (selector: string, name: string): number =>
  Number(document.querySelector<HTMLElement>(selector)?.style.getPropertyValue(name));

const over = () => document.querySelector("em")?.textContent;

const consoleOf = async (users: Found<User>, areListsServed = true, role: Role = "admin") => ({
  ...(await signedInConsole(role)),
  ...programsOver(
    [Capabilities.key, { offers: () => Effect.succeed(areListsServed) }],
    [Users.key, { find: () => Effect.succeed(users) }],
    [Kitchens.key, { find: () => Effect.succeed(NOTHING) }],
    [Tribes.key, { find: () => Effect.succeed(NOTHING) }],
  ),
});

const drawn = async (
  users: Found<User>,
  early: EarlyCommand,
  areListsServed?: boolean,
  role?: Role,
  recent: RecentRecords = [],
  saved: SavedViews = [],
) => {
  const console = await consoleOf(users, areListsServed, role);
  console.signedInActors().recents.keep(console.user?.uid ?? "", recent);
  console.signedInActors().views.keep(console.user?.uid ?? "", saved);
  await renderScreen(<Palette early={early} />, { console });
};
const opened = async (users: Found<User>, query = "") => {
  await drawn(users, { ...NO_COMMAND, query });
  return screen.findByRole("combobox", { name: "Search or run a command" });
};

/** The choice that the field says it has. */
const said = () => {
  const field = screen.getByRole("combobox");
  const chosen = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(screen.getAllByRole("option", { selected: true })).toEqual(chosen === null ? [] : [chosen]);
  return chosen?.textContent;
};
const type = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const press = (field: HTMLElement, code: string) =>
  act(async () => void fireEvent.keyDown(field, { code, key: code }));

test("says which command Enter would run, as one types, as the arrows move and as answers come", async () => {
  const field = await opened(USERS);
  expect(said()).toBe("Dashboard");
  await type(field, "kit");
  expect(said()).toBe("Kitchens");
  await press(field, "ArrowDown");
  expect(said()).toBe("Create kitchen");
  expect(await screen.findByRole("option", { name: /^Kit Admin/u })).toBeTruthy();
  expect(said()).toBe("Create kitchen");
  await press(field, "ArrowDown");
  expect(said()).toBe("Kit Adminkit@example.com");
  expect(screen.getByText("kit@example.com").dir).toBe("auto");
});

test("says how much there is once all of it is there", async () => {
  const field = await opened(USERS);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await type(field, "kit");
  expect(status.textContent).toBe("Searching…");
  expect(await screen.findByRole("option", { name: /^Kit Admin/u })).toBeTruthy();
  expect(status.textContent).toBe(`${screen.getAllByRole("option").length} results`);
  await type(field, "kit adm");
  expect(status.textContent).toBe("Searching…");
  await waitFor(() => expect(status.textContent).toBe("1 result"));
  await type(field, " ");
  expect(status.textContent).toBe("");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "what leads to a page opens elsewhere with %j, as a link does, and the palette stays",
  async (held) => {
    const field = await opened(USERS);
    await type(field, "kit");
    const found = await screen.findByRole("option", { name: /^Kit Admin/u });
    expect(found.getAttribute("href")).toBe("/admin/users/1");
    const before = document.querySelector("cite")?.textContent;
    await act(async () => void fireEvent.click(found, held));
    expect([over(), document.querySelector("cite")?.textContent]).toEqual(["palette", before]);
    await act(async () => void fireEvent.click(found));
    expect([over(), document.querySelector("cite")?.textContent]).toEqual(["nothing", "/admin/users/1"]);
  },
);

test("finds the account, which no entry of the menu leads to", async () => {
  const field = await opened(NOTHING);
  await type(field, "account");
  expect(screen.getByRole("option", { name: "Your account" })).toBeTruthy();
});

test.each([
  ["account", "Your account"],
  ["support", "Help & Support"],
  ["sign out", "Logout"],
])("offers first what is called %s, before what is known by it: %s", async (query, first) => {
  const field = await opened(NOTHING);
  await type(field, query);
  expect(said()).toBe(first);
});

test.each([
  ["chef", true],
  ["admin", false],
] as const)("offers a %s the form of the business's profile: %s", async (role, isOffered) => {
  await drawn(NOTHING, { ...NO_COMMAND, query: "profile" }, true, role);
  await screen.findByRole("combobox");
  const option = screen.queryByRole("option", { name: "Edit profile" });
  expect(option !== null).toBe(isOffered);
  if (option === null) return;
  await act(async () => void fireEvent.click(option));
  expect(document.querySelector("cite")?.textContent).toBe("/business?edit=profile");
});

test.each(["hours", "phone", "picture", "website"])(
  "finds the form of the business's profile by what it holds: %s",
  async (query) => {
    await drawn(NOTHING, { ...NO_COMMAND, query }, true, "chef");
    await screen.findByRole("combobox");
    expect(screen.getByRole("option", { name: "Edit profile" })).toBeTruthy();
  },
);

test.each([
  ["wide", ["Collapse sidebar"]],
  ["narrow", []],
])("offers the sidebar in a %s window: %s", async (width, offered) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media === "(min-width: 62em)" && width === "wide",
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const field = await opened(NOTHING);
  await type(field, "sidebar");
  expect(screen.queryAllByRole("option").map(({ textContent }) => textContent)).toEqual(offered);
});

test("chooses what was found where no command matches", async () => {
  const field = await opened(USERS);
  await type(field, "example.com");
  expect(await screen.findByRole("option", { name: /^Kit Admin/u })).toBeTruthy();
  expect(said()).toBe("Kit Adminkit@example.com");
});

test("shows what was found by its face: its picture, or its initials", async () => {
  const [kit] = USERS.items;
  if (kit === undefined) throw new Error("Nobody is found");
  const profile = { nombre: "Ana Admin", imageUrl: "/api/v1/pictures/ana" };
  const field = await opened({ ...USERS, items: [kit, { ...kit, userId: id("2"), profile }] });
  await type(field, "admin");
  const initials = (await screen.findByRole("option", { name: /^Kit Admin/u })).querySelector(
    "[data-initials]",
  );
  expect(initials?.getAttribute("data-initials")).toBe("KA");
  const picture = screen.getByRole("option", { name: /^Ana Admin/u }).querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/api/v1/pictures/ana");
});

test.each([
  [true, ["Users, Email: Unverified"]],
  [false, []],
])("offers filters that only the backend can tell where it lists itself: %s", async (areServed, offered) => {
  await drawn(NOTHING, NO_COMMAND, areServed);
  const field = await screen.findByRole("combobox", { name: "Search or run a command" });
  await type(field, "unverified");
  await waitFor(() =>
    expect(screen.queryAllByRole("option").map(({ textContent }) => textContent)).toEqual(offered),
  );
  await type(field, "chef");
  expect(screen.getByRole("option", { name: "Users, Role: Chef" })).toBeTruthy();
});

test("leads on to all where there may be more than it offers, and nowhere else", async () => {
  const all = Array.from({ length: 5 }, (_, number): User => ({
    userId: id(String(number)),
    email: `maria${number}@example.com`,
    profile: { nombre: `Maria ${number}` },
    role: "chef",
  }));
  const field = await opened({ ...readable(all), total: undefined });
  await type(field, " maria ");
  const way = await screen.findByRole("option", { name: /^See all/u });
  expect(way.textContent).toBe("See allUsers");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("5 results"));
  await act(async () => void fireEvent.click(way));
  expect(document.querySelector("cite")?.textContent).toBe("/admin/users?query=maria");
});

test("leads nowhere else where it offers all", async () => {
  await type(await opened(USERS), "kit");
  await screen.findByRole("option", { name: /^Kit Admin/u });
  expect(screen.queryByRole("option", { name: /^See all/u })).toBeNull();
});

test("offers a record that was looked at and is found once, where it stood, by what tells it apart", async () => {
  await drawn(USERS, NO_COMMAND, true, "admin", [{ _tag: "users", id: "1", name: "Kit Admin" }]);
  const field = await screen.findByRole("combobox");
  expect(within(screen.getByRole("group", { name: "Recent" })).getByRole("option").textContent).toBe(
    "Kit AdminUsers",
  );
  await type(field, "kit admin");
  const option = await screen.findByRole("option", { name: /^Kit Admin.*kit@example\.com$/u });
  expect(screen.getByRole("group", { name: "Recent" }).contains(option)).toBe(true);
  expect(screen.getAllByRole("option")).toEqual([option]);
});

test("says that nothing was found", async () => {
  const field = await opened(NOTHING);
  await type(field, "nowhere");
  expect(await screen.findByText("Nothing found")).toBeTruthy();
});

test("what is opened from it stays open when it closes", async () => {
  const field = await opened(NOTHING);
  await type(field, "keyboard");
  await press(field, "Enter");
  expect(over()).toBe("shortcuts");
});

test("closes by Escape, and is over nothing then", async () => {
  const field = await opened(NOTHING);
  await press(field, "Escape");
  expect(over()).toBe("nothing");
});

test("goes on from what was typed before it came", async () => {
  const field = await opened(USERS, "example.com");
  expect(field).toHaveProperty("value", "example.com");
  expect(await screen.findByRole("option", { name: /^Kit Admin/u })).toBeTruthy();
});

test("runs what was sent before it came", async () => {
  await drawn(NOTHING, { query: "keyboard", isSent: true });
  await waitFor(() => expect(over()).toBe("shortcuts"));
});

test("what is typed after it was sent is only typed", async () => {
  await drawn(NOTHING, { query: "nowhere", isSent: true });
  await type(await screen.findByRole("combobox"), "keyboard");
  expect(said()).toBe("Keyboard shortcuts");
  expect(over()).toBe("palette");
});

test("keeps what was typed when the record comes whose page it is", async () => {
  const field = await opened(NOTHING);
  await type(field, "keyboard");
  await act(async () => void fireEvent.click(screen.getByText("Its record comes")));
  expect(said()).toBe("Keyboard shortcuts");
  expect(field).toHaveProperty("value", "keyboard");
});

test("tells the actions on a record from the pages, also where it is called as they are", async () => {
  const reported = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  const view = { ...VIEW, shown: { _tag: "users", id: id("1"), name: "Pages" } } as const;
  await renderScreen(
    <CommandPalette isOpen view={view} entries={adminEntries("admin")} early={NO_COMMAND} />,
    { console: await consoleOf(NOTHING) },
  );
  expect(screen.getAllByRole("group", { name: "Pages" })).toHaveLength(2);
  expect(reported).not.toHaveBeenCalled();
});

test("no toast lies on its field", async () => {
  await opened(NOTHING);
  await renderScreen(<Toasts />);
  expect(layerOf(".mantine-Modal-root", "--mb-z-index")).toBeGreaterThan(
    layerOf(".mantine-Notifications-root", "--notifications-z-index"),
  );
});

test("Enter and Escape of an input method neither send what is typed before the palette is there, nor close it", async () => {
  const onChange = vi.fn<(command: EarlyCommand) => void>();
  const onClose = vi.fn<() => void>();
  await renderScreen(
    <PaletteComing command={{ query: "くり", isSent: false }} onChange={onChange} onClose={onClose} />,
  );
  const field = screen.getByRole("textbox", { name: "Search or run a command" });
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(field, { key, isComposing: true });
  expect([onChange.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(field, { key });
  expect([onChange.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test("leads to what somebody saved of a list, by the name that they gave it", async () => {
  const view = { list: "users", search: { role: "editor" }, isDefault: false } as const;
  await drawn(NOTHING, NO_COMMAND, true, "admin", [], [{ ...view, name: "My writers" }]);
  const field = await screen.findByRole("combobox", { name: "Search or run a command" });
  expect(screen.queryByRole("option", { name: /^My writers/u })).toBeNull();
  await type(field, "my wri");
  const group = screen.getByRole("group", { name: "Saved views" });
  const option = within(group).getByRole("option", { name: "My writersUsers" });
  await act(async () => option.click());
  await waitFor(() => expect(document.querySelector("cite")?.textContent).toBe("/admin/users?role=editor"));
});

test("offers what was saved of a list only to those who may read it", async () => {
  const view = { list: "users", search: {}, isDefault: false } as const;
  await drawn(NOTHING, NO_COMMAND, true, "chef", [], [{ ...view, name: "My writers" }]);
  const field = await screen.findByRole("combobox", { name: "Search or run a command" });
  await type(field, "my wri");
  expect(screen.queryByRole("option", { name: /^My writers/u })).toBeNull();
});
