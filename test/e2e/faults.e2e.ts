import { type Fault, FAULTS } from "../../src/adapters/backend/http/sentinels.ts";
import { IS_WHOLE } from "../screens/share.ts";
import { expect, test } from "./console-page.ts";
import { contentOf, PAGE_FORMS } from "./forms.ts";

// After a 401 the page also says that the session has ended: the others come before it.
const IN_TURN: ReadonlyArray<Fault> = [...FAULTS.filter((fault) => fault !== "401"), "401"];

/** Every form is the same machine: one meets all faults here, and each of them with `npm run test:matrix`. */
const faultsOf = (what: string): ReadonlyArray<Fault> =>
  IS_WHOLE || what === "a kitchen" ? IN_TURN : ["500", "empty", "401"];

for (const { what, role, path, name, fill } of PAGE_FORMS) {
  const faults = faultsOf(what);
  test(`D38: the form of ${what} keeps what was typed through ${faults.length} faults, byte for byte`, async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs(role, path);
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
