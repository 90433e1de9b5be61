import type { Page } from "@playwright/test";
import { type Fault, FAULTS } from "../../src/adapters/backend/http/sentinels.ts";
import type { Role } from "../../src/domain/role.ts";
import { expect, test } from "./console-page.ts";

/** What people paste: surrounding and double spaces, another direction, joined characters, markup. */
const PASTED = "  Café  \u202bشكرا\u202c 👩‍👩‍👧 \u00a0<b>&amp;</b> ";
/** A number with the spaces and digits of another page and script, which D73 takes. */
const PASTED_PHONE = "\u00a0+34\u2009(600)\t١١٢-233\u3000";

interface Form {
  readonly what: string;
  readonly role: Role;
  readonly path: string;
  readonly name: string;
  readonly fill: (page: Page, sentinel: string) => Promise<void>;
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });

const write = async (page: Page, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
};

const kitchen: Form["fill"] = (page, sentinel) =>
  write(page, { Name: `${PASTED}${sentinel}`, Logo: " https://images.example/a%20b.png?c=d#e " });

const tribe: Form["fill"] = (page, sentinel) =>
  write(page, { Name: `${PASTED}${sentinel}`, Description: `${PASTED}\n\n\t${PASTED}` });

const FORMS: ReadonlyArray<Form> = [
  {
    what: "a user",
    role: "admin",
    path: "/admin/users/9/edit",
    name: "User",
    fill: (page, sentinel) => write(page, { "First name": `${PASTED}${sentinel}`, "Last name": PASTED }),
  },
  {
    what: "a new user",
    role: "admin",
    path: "/admin/users/create",
    name: "User",
    fill: async (page, sentinel) => {
      await write(page, {
        Email: `${sentinel}@kitchen.example`,
        Password: PASTED,
        "First name": PASTED,
        "Last name": PASTED,
      });
      await page.getByLabel("Date of birth").fill("1990-02-28");
    },
  },
  { what: "a kitchen", role: "admin", path: "/admin/kitchens/2/edit", name: "Kitchen", fill: kitchen },
  { what: "a new kitchen", role: "admin", path: "/admin/kitchens/create", name: "Kitchen", fill: kitchen },
  { what: "a tribe", role: "admin", path: "/admin/tribes/2/edit", name: "Tribe", fill: tribe },
  { what: "a new tribe", role: "admin", path: "/admin/tribes/create", name: "Tribe", fill: tribe },
  {
    what: "a business",
    role: "chef",
    path: "/business?edit=profile",
    name: "Business profile",
    fill: (page, sentinel) =>
      write(page, {
        Name: `${PASTED}${sentinel}`,
        Description: `${PASTED}\n\n\t${PASTED}`,
        Phone: PASTED_PHONE,
        "Opening hours": PASTED,
      }),
  },
];

/** Everything that a form holds, byte for byte. */
const contentOf = (page: Page, name: string): Promise<ReadonlyArray<string | boolean>> =>
  page.getByRole("form", { name }).evaluate((form: HTMLFormElement) =>
    [...form.elements].flatMap((control) => {
      if (control instanceof HTMLInputElement)
        return [control.type === "checkbox" ? control.checked : control.value];
      return control instanceof HTMLTextAreaElement ? [control.value] : [];
    }),
  );

// After a 401 the page also says that the session has ended: the others come before it.
const IN_TURN: ReadonlyArray<Fault> = [...FAULTS.filter((fault) => fault !== "401"), "401"];

/** Every form is the same machine: one meets all faults here, and each of them with `npm run test:matrix`. */
const faultsOf = (what: string): ReadonlyArray<Fault> =>
  process.env["WHOLE"] === "1" || what === "a kitchen" ? IN_TURN : ["500", "empty", "401"];

for (const { what, role, path, name, fill } of FORMS) {
  const faults = faultsOf(what);
  test(`D38: the form of ${what} keeps what was typed through ${faults.length} faults, byte for byte`, async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs(role);
    await console.open(path);
    const told = page.getByRole("alert").filter({ hasText: "What you typed is kept." });
    for (const fault of faults) {
      await fill(page, `sentinel-${fault}`);
      const typed = await contentOf(page, name);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(told, fault).toBeVisible();
      await expect(page.getByRole("button", { name: "Save", exact: true }), fault).toBeEnabled();
      expect([fault, await contentOf(page, name)]).toEqual([fault, typed]);
    }
  });
}
