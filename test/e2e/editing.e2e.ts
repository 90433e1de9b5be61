import type { Page } from "@playwright/test";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import { type Actor, HANDS } from "./actor.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { confirmingUnverified, isPlain } from "./plain.ts";
import { IS_WHOLE, shareOf } from "../screens/share.ts";
import { test as weathered } from "./weather.ts";

/** What differs between the three resources; names hold who makes the journey, so that several can. */
interface Resource {
  readonly list: "Users" | "Kitchens" | "Tribes";
  readonly one: string;
  readonly path: string;
  /** The first field that may not stay empty. */
  readonly required: string;
  readonly create: (actor: Actor, page: Page, who: string) => Promise<void>;
  /** What the new record is called. */
  readonly created: (who: string) => string;
  /** The field by which a record is renamed. */
  readonly renaming: string;
  readonly renamed: (name: string) => string;
}

const [admin] = SAMPLE_ACCOUNTS;

const RESOURCES: ReadonlyArray<Resource> = [
  {
    list: "Users",
    one: "user",
    path: "/admin/users",
    required: "Email",
    create: async (actor, page, who) => {
      await actor.write(page.getByRole("textbox", { name: "Email" }), `${who}.journey@example.com`);
      await actor.write(page.getByRole("textbox", { name: "Password" }), "A journey's secret 1");
      await actor.write(page.getByRole("textbox", { name: "First name" }), who);
      await actor.write(page.getByRole("textbox", { name: "Last name" }), "van der Reise");
      await actor.write(page.getByLabel("Date of birth"), "1990-02-28");
      await actor.choose(page.getByRole("combobox", { name: "Role" }), /^Editor$/u);
      if (!isPlain) await actor.tick(confirmingUnverified(page));
    },
    created: (who) => `${who} van der Reise`,
    renaming: "First name",
    renamed: (name) => `${name} van der Reise`,
  },
  {
    list: "Kitchens",
    one: "kitchen",
    path: "/admin/kitchens",
    required: "Name",
    create: async (actor, page, who) => {
      await actor.write(page.getByRole("textbox", { name: "Name" }), `The ${who} Kitchen`);
      const chef = page.getByRole("combobox", { name: "Chef" });
      await actor.choose(chef, /Edu Editor/u, "editor@example.com");
      await actor.choose(page.getByRole("combobox", { name: "Tribe" }), /Sourdough Circle/u, "sourdough");
    },
    created: (who) => `The ${who} Kitchen`,
    renaming: "Name",
    renamed: (name) => name,
  },
  {
    list: "Tribes",
    one: "tribe",
    path: "/admin/tribes",
    required: "Name",
    create: async (actor, page, who) => {
      await actor.write(page.getByRole("textbox", { name: "Name" }), `The ${who} Cooks`);
      await actor.write(page.getByRole("textbox", { name: "Description" }), "They cook where they are.");
    },
    created: (who) => `The ${who} Cooks`,
    renaming: "Name",
    renamed: (name) => name,
  },
];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A record's own description; the log below it says the same words. */
const described = (page: Page, text: string) =>
  page.getByRole("paragraph").filter({ has: page.getByText(text, { exact: true }) });

/** Signs an admin in; with the keyboard, whatever a pointer does from then on counts as broken. */
const signIn = async (hands: keyof typeof HANDS, console: ConsolePage): Promise<Actor> => {
  const { page } = console;
  const actor = HANDS[hands](page);
  if (hands === "keyboard") await console.forbidPointer();
  await console.open("/login");
  await actor.write(page.getByLabel("Email"), admin?.email ?? "");
  await actor.write(page.getByLabel("Password", { exact: true }), admin?.password ?? "");
  await actor.press(button(page, "Sign in"));
  await console.seeHome("admin");
  return actor;
};

for (const hands of ["pointer", "keyboard"] as const) {
  const who = hands === "pointer" ? "Petra" : "Kees";

  const byKeyboard = shareOf(RESOURCES, 0, RESOURCES.length);
  const byPointer = IS_WHOLE ? RESOURCES : RESOURCES.filter((resource) => !byKeyboard.includes(resource));
  const resources = hands === "pointer" ? byPointer : byKeyboard;
  for (const { list, one, path, required, create, created, renaming, renamed } of resources) {
    test(`by ${hands}: a ${one} is created, edited, deleted, kept after all and deleted for good`, async ({
      console,
    }) => {
      const { page } = console;
      const actor = await signIn(hands, console);
      const another = `${who} again`;
      const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
      /** Does something by the menu of the record. */
      const act = async (name: string): Promise<void> => {
        await actor.press(button(page, `Actions for ${renamed(another)}`));
        await actor.press(page.getByRole("menuitem", { name }));
      };
      const told = (words: string) => page.getByRole("status").filter({ hasText: words });
      await actor.press(console.navigation.getByRole("link", { name: list, exact: true }));
      await actor.press(page.getByRole("link", { name: `Create ${one}` }));
      await actor.press(button(page, "Save"));
      await expect(page.getByRole("textbox", { name: required })).toBeFocused();
      await create(actor, page, who);
      await actor.press(button(page, "Save"));
      await expect(told("Item saved successfully")).toBeVisible();
      await expect(heading(created(who))).toBeVisible();

      await actor.press(page.getByRole("link", { name: "Edit", exact: true }));
      await actor.write(page.getByRole("textbox", { name: renaming }), another);
      await actor.press(console.navigation.getByRole("link", { name: "Dashboard" }));
      await actor.press(page.getByRole("dialog").getByRole("button", { name: "Stay" }));
      await actor.press(button(page, "Save"));
      await expect(heading(renamed(another))).toBeVisible();

      if (one === "kitchen") {
        // The activity below tells of it, too, once it is opened.
        const banned = page.getByText("Banned", { exact: true }).filter({ visible: true });
        await act("Ban kitchen");
        await actor.press(page.getByRole("dialog").getByRole("button", { name: "Ban", exact: true }));
        await expect(banned).toBeVisible();
        await act("Lift the ban");
        await actor.press(page.getByRole("dialog").getByRole("button", { name: "Lift the ban" }));
        await expect(banned).toHaveCount(0);
      }

      await act("Delete");
      await actor.press(button(page, `Delete ${one}`));
      await console.seePath(path);
      await actor.undo();
      await expect(told("1 item was kept")).toBeVisible();

      await actor.write(page.getByRole("search").getByRole("textbox"), renamed(another));
      await act("Delete");
      await actor.press(button(page, `Delete ${one}`));
      await actor.press(button(page, "Delete now"));
      await expect(told("Item deleted successfully")).toBeVisible();
      await expect(page.getByRole("link", { name: renamed(another) })).toHaveCount(0);
    });

    test(`D37: by ${hands}: what another tab saved of a ${one} is put to the person, field by field`, async ({
      anotherTab,
      console,
    }) => {
      const { page } = console;
      const actor = await signIn(hands, console);
      const other = await anotherTab();
      // Each pair of hands has a record of its own.
      const address = `${path}/${hands === "pointer" ? 11 : 12}/edit`;
      const field = page.getByRole("textbox", { name: renaming });
      await console.open(address);
      await expect(field).toBeVisible();
      await other.open(address);
      const theirs = HANDS[hands](other.page);
      await theirs.write(other.page.getByRole("textbox", { name: renaming }), "Elsewhere");
      await theirs.press(button(other.page, "Save"));
      await expect(other.page.getByText("Item saved successfully")).toBeVisible();
      await page.bringToFront();
      await actor.write(field, "Here");
      await actor.press(button(page, "Save"));
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("radio", { name: "Elsewhere" })).toBeVisible();
      await actor.press(dialog.getByRole("button", { name: "Back to the form" }));
      await expect(field).toHaveValue("Here");
      await actor.press(button(page, "Save"));
      await actor.press(dialog.getByRole("button", { name: "Save this choice" }));
      await expect(page.getByRole("heading", { level: 1, name: /^Here/u })).toBeVisible();
    });
  }
}

test("a form is saved by a key from within a field, and the browser saves no page", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  for (const keys of ["Control+s", "Control+Enter", "Meta+s"]) {
    await console.open("/admin/tribes/13/edit");
    await page.getByRole("textbox", { name: "Description" }).fill(`Saved by ${keys}`);
    await page.keyboard.press(keys);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(described(page, `Saved by ${keys}`)).toBeVisible();
  }
});

test("D4: a viewer finds the pages that write closed, and why", async ({ console }) => {
  await console.signInAs("viewer", "/admin/kitchens/create");
  await expect(console.page.getByRole("heading", { name: "Access denied" })).toBeVisible();
  await console.open("/admin/kitchens/1");
  await console.page.getByRole("button", { name: /^Actions for/u }).click();
  await expect(console.page.getByRole("menuitem", { name: /^Ban kitchen/u })).toContainText(
    "Needs the role Admin or Editor",
  );
});

test("what is saved in one tab is shown in another once somebody comes back to it", async ({
  console,
  context,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/tribes/2");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  const told = page.evaluate(
    () =>
      new Promise<void>((heard) => {
        addEventListener("storage", ({ key }) => key === "console.changed" && heard());
      }),
  );
  const other = await context.newPage();
  await other.goto("/admin/tribes/2/edit");
  await other.getByRole("textbox", { name: "Description" }).fill("Seen in both tabs.");
  await button(other, "Save").click();
  await expect(described(other, "Seen in both tabs.")).toBeVisible();
  await expect(described(page, "Seen in both tabs.")).toBeHidden();
  await told;
  // Several pages of a driver have the focus at once.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(described(page, "Seen in both tabs.")).toBeVisible();
});

weathered(
  "who goes back while a record is saved stands where the address says",
  async ({ console, weather }) => {
    const { page } = console;
    const name = page.getByRole("textbox", { name: "Name" });
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    /** Saves what was typed and goes back meanwhile: the question stays until it is saved. */
    const goBackFrom = async (path: string, save: string): Promise<void> => {
      weather.hang(/\/(?:create|edit)Tribe$/u);
      await button(page, save).click();
      await expect(button(page, "Save")).toHaveAttribute("aria-busy", "true");
      await page.goBack();
      await expect(question).toBeVisible();
      await console.seePath(path);
      weather.letGo();
      await expect(question).toBeHidden();
    };
    await console.signInAs("admin", "/admin/tribes");
    await page.getByRole("link", { name: "Create tribe" }).click();
    await name.fill("The First Out");
    await goBackFrom("/admin/tribes/create", "Save and add another");
    await expect(name).toHaveValue("");
    await console.seePath("/admin/tribes/create");

    await name.fill("The Next Out");
    await goBackFrom("/admin/tribes/create", "Save");
    await expect(page.getByRole("heading", { level: 1, name: "The Next Out" })).toBeVisible();
    const path = new URL(page.url()).pathname;
    expect(path).toMatch(/^\/admin\/tribes\/\d+$/u);

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await name.fill("The Last Out");
    await goBackFrom(`${path}/edit`, "Save");
    await expect(page.getByRole("heading", { level: 1, name: "The Last Out" })).toBeVisible();
    await console.seePath(path);
    await page.goBack();
    await console.seePath("/admin/tribes");
  },
);
