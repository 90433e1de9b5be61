import { expect, type Page } from "@playwright/test";
import type { Role } from "../../src/domain/role.ts";

/** What people paste: surrounding and double spaces, another direction, joined characters, markup. */
const PASTED = "  Café  \u202bشكرا\u202c 👩‍👩‍👧 \u00a0<b>&amp;</b> ";

/** A number with the spaces and digits of another page and script, which D73 takes. */
const PASTED_PHONE = "\u00a0+34\u2009(600)\t١١٢-233\u3000";

/** What is nowhere kept. */
export const SECRETS = { password: " Canary-secret-77 ", birthDate: "1990-02-28" };

/** A form of the console, where it is, and how it is filled in; `mark` tells one time from another. */
export interface Form {
  readonly what: string;
  readonly role: Role;
  readonly path: string;
  readonly name: string;
  /** The button that sends it. */
  readonly button: string;
  readonly fill: (page: Page, mark: string) => Promise<void>;
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });

const write = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
};

const kitchen: Form["fill"] = (page, mark) =>
  write(page, { Name: `${PASTED}${mark}`, Logo: " /images/a%20b.png?c=d#e " });

const tribe: Form["fill"] = (page, mark) =>
  write(page, { Name: `${PASTED}${mark}`, Description: `${PASTED}\n\n\t${PASTED}` });

const form = (what: string, path: string, name: string, fill: Form["fill"]): Form => ({
  what,
  role: "admin",
  path,
  name,
  button: "Save",
  fill,
});

/** The forms that have a page of their own. */
export const PAGE_FORMS: ReadonlyArray<Form> = [
  form("a user", "/admin/users/9/edit", "User", (page, mark) =>
    write(page, { "First name": `${PASTED}${mark}`, "Last name": PASTED }),
  ),
  form("a new user", "/admin/users/create", "User", async (page, mark) => {
    await write(page, {
      Email: `${mark}@kitchen.example`,
      Password: SECRETS.password,
      "First name": PASTED,
      "Last name": PASTED,
    });
    await page.getByLabel("Date of birth").fill(SECRETS.birthDate);
  }),
  form("a kitchen", "/admin/kitchens/2/edit", "Kitchen", kitchen),
  form("a new kitchen", "/admin/kitchens/create", "Kitchen", kitchen),
  form("a tribe", "/admin/tribes/2/edit", "Tribe", tribe),
  form("a new tribe", "/admin/tribes/create", "Tribe", tribe),
  {
    ...form("a business", "/business?edit=profile", "Business profile", async (page, mark) => {
      await write(page, {
        Name: `${PASTED}${mark}`,
        Description: `${PASTED}\n\n\t${PASTED}`,
        Phone: PASTED_PHONE,
      });
      // Hours in words stay words: only the first time are they days.
      const ownWords = page.getByRole("button", { name: "Use your own words" });
      if (await ownWords.isVisible()) await ownWords.click();
      await write(page, { "Opening hours": PASTED });
    }),
    role: "chef",
  },
];

/** Every form, the small ones too. */
export const EVERY_FORM: ReadonlyArray<Form> = [
  ...PAGE_FORMS,
  {
    ...form("a new member", "/admin/tribes/3", "Add member", async (page) => {
      const user = page.getByRole("combobox", { name: "New member" });
      // Whoever is a member already is not sent.
      await user.fill("editor@example.com");
      await page.getByRole("option", { name: /Edu Editor/u }).click();
      await expect(user).toHaveValue("Edu Editor");
    }),
    button: "Add member",
  },
  {
    ...form("a new picture", "/admin/tribes/3", "Add a picture", (page, mark) =>
      write(page, { "URL of the picture": `/images/${mark}.png`, "What it shows": PASTED }),
    ),
    button: "Add picture",
  },
];

/** Everything that a form holds, byte for byte, in the page itself; secrets on demand only. */
const held = (name: string, withSecrets: boolean): ReadonlyArray<string | boolean> | undefined => {
  const found = document.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`);
  return found === null
    ? undefined
    : [...found.elements].flatMap((control): ReadonlyArray<string | boolean> => {
        if (control instanceof HTMLTextAreaElement) return [control.value];
        if (!(control instanceof HTMLInputElement)) return [];
        if (control.type === "checkbox") return [control.checked];
        const isSecret =
          control.type === "password" || control.labels?.[0]?.textContent.startsWith("Date of birth");
        return [withSecrets || isSecret !== true ? control.value : ""];
      });
};

/** What a form holds, as an expression that a page works out; nothing where there is no such form. */
export const contentExpression = (name: string, withSecrets = true): string =>
  `(${held.toString()})(${JSON.stringify(name)}, ${String(withSecrets)})`;

/** What a form holds. */
export const contentOf = (page: Page, name: string, withSecrets = true): Promise<unknown> =>
  page.evaluate(contentExpression(name, withSecrets));
