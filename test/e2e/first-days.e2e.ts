import { LANGUAGE_STORAGE_KEY } from "../../src/domain/language.ts";
import { signIn } from "../screens/kept-sign-ins.ts";
import { WIDTHS } from "../screens/visiting.ts";
import { HANDS } from "./actor.ts";
import { ConsolePage, expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";
import { type Say, saidIn } from "./said-in.ts";
import { backendOf, inside, textIn } from "./workbench.ts";
import { shareOf, TURN } from "../screens/share.ts";

/** A chef at the keyboard, and what their language calls things. */
const chefAt = (console: ConsolePage, say: Say) => {
  const { page } = console;
  const { press, write } = HANDS.keyboard(page);
  const main = page.getByRole("main");
  const part = (name: string) => page.getByRole("region", { name: say(name), exact: true });
  const button = (name: string) => page.getByRole("button", { name: say(name), exact: true });
  const field = (name: string) => page.getByRole("textbox", { name: say(name), exact: true });
  return {
    main,
    part,
    press,
    button,
    link: (name: string) => main.getByRole("link", { name: say(name), exact: true }),
    field,
    write,
    /** Goes to a page of the menu, which a phone keeps in a drawer. */
    goTo: async (entry: string) => {
      const isPhone = page.viewportSize()?.width === WIDTHS.phone.width;
      if (isPhone) await press(button("Open menu"));
      const menu = page.getByRole("navigation", { name: say("Main"), exact: true });
      await press(menu.getByRole("link", { name: say(entry), exact: true }));
    },
    takePlan: async (plan: string) => {
      await press(page.getByRole("button", { name: say("Change to <0>{0}</0>", plan), exact: true }));
      await press(page.getByRole("dialog").getByRole("button", { name: say("Change plan"), exact: true }));
      await expect(part("Your subscription")).toContainText(plan);
    },
  };
};

/** As staff: gives a kitchen to the account of such an address and bans it, with a reason. */
const banKitchen = async (staff: ConsolePage, email: string, name: string, reason: string): Promise<void> => {
  const { page } = staff;
  const backend = backendOf(page);
  await signIn(page, "admin");
  const [chef] = (await backend.list(`/search/users?query=${encodeURIComponent(email)}`)).items;
  const made = await backend.post("/kitchen/createKitchen", {
    nombre: name,
    userChef: { userId: textIn(chef ?? {}, "userId") },
  });
  expect(textIn(inside(made, "userChef"), "userId")).not.toBe("");
  await staff.open(`/admin/kitchens/${textIn(made, "kitchenId")}`);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Ban kitchen" }).click();
  const dialog = page.getByRole("dialog");
  if (!isPlain) await dialog.getByLabel("Reason (optional)").fill(reason);
  await dialog.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(page.getByText("Banned", { exact: true }).first()).toBeVisible();
};

const EYES = (["en", "ar"] as const).flatMap((language) =>
  Object.entries(WIDTHS).map(([width, size]) => ({ language, width, size })),
);

for (const { language, width, size } of shareOf(EYES, 0, EYES.length))
  test(`from the first day to the tenth, by keyboard, ${language}, ${width}, TURN=${TURN}`, async ({
    browser,
    baseURL,
    console,
  }) => {
    const { page } = console;
    const say = await saidIn(language);
    const chef = chefAt(console, say);
    const name = `days-${language}-${width}`;
    const email = `${name}@example.com`;
    await page.setViewportSize(size);
    await console.forbidPointer();
    await page.addInitScript(([key, code]) => localStorage.setItem(key, code), [
      LANGUAGE_STORAGE_KEY,
      language,
    ] as const);

    // Nothing is set up: what comes first is said, and nothing is offered that the plan does not include.
    await console.open("/login");
    await chef.press(chef.button("Create an account"));
    await expect(chef.field("Date of birth")).toBeVisible();
    await chef.write(chef.field("Date of birth"), "1990-01-01");
    await chef.write(chef.field("Email"), email);
    await chef.write(page.getByLabel(say("Password"), { exact: true }), "Sample-Kitchen-1");
    await chef.write(chef.field("Username"), name);
    await chef.press(chef.button("Create account"));
    await console.seePath("/business");
    await expect(chef.main).toContainText(name);
    await expect(chef.part("Your kitchens")).toContainText(
      say("No kitchen is yours yet. The staff of this service link a kitchen to its chef."),
    );
    await expect(chef.button("Connect Google listing")).toHaveCount(isPlain ? 1 : 0);

    await chef.press(chef.link("Next: fill in your profile"));
    await chef.write(chef.field("Name"), `Casa ${name}`);
    await chef.press(chef.button("Save"));
    await expect(chef.part("Business profile")).toContainText(`Casa ${name}`);

    await chef.press(chef.link("Manage subscription"));
    await chef.takePlan("Plus");
    await chef.goTo("Business dashboard");
    await expect(chef.part("Subscription")).toContainText("Plus");

    await chef.press(chef.button("Connect Google listing"));
    // The page of consent is the listing service's own, which speaks English here.
    await chef.press(page.getByRole("button", { name: "Allow" }));
    await expect(chef.part("Google listing")).toContainText(email);
    await chef.press(chef.button("Sync locations"));
    await expect(chef.part("Google listing").getByRole("status")).toBeVisible();
    await expect(chef.part("Locations").getByRole("listitem")).toContainText(`Casa ${name}`);
    await expect(chef.link("Next: fill in your profile")).toHaveCount(0);

    // Figures by location come with the larger one.
    const byLocation = page.getByRole("table", { name: say("Revenue by location"), exact: true });
    await chef.goTo("Analytics");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("Analytics"));
    await expect(isPlain ? byLocation : chef.link("See the plans")).toBeVisible();
    await expect(byLocation).toHaveCount(isPlain ? 1 : 0);
    await chef.goTo("Subscription");
    await chef.takePlan("Pro");
    await chef.goTo("Analytics");
    await expect(byLocation.getByRole("rowheader", { name: `Casa ${name}` })).toBeVisible();

    const kitchen = `Kitchen of ${name}`;
    const elsewhere = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: "en-GB",
    });
    await banKitchen(new ConsolePage(await elsewhere.newPage()), email, kitchen, "Hygiene");
    await elsewhere.close();
    await chef.goTo("Business dashboard");
    await page.reload();
    const ban = page.getByRole("alert").filter({ hasText: kitchen });
    await expect(ban).toContainText(isPlain ? kitchen : "Hygiene");
    await expect(chef.part("Your kitchens").getByRole("heading", { level: 3 })).toHaveText(kitchen);
  });
