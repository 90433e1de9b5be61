import { expect, type Locator, type Page } from "@playwright/test";

/** A person at the console: the same acts, whatever they are done with. */
export interface Actor {
  /** Uses a button, a link, an entry of a menu. */
  readonly press: (control: Locator) => Promise<void>;
  /** Replaces what a field holds. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Takes an option of a select; what it can search for is typed first. */
  readonly choose: (select: Locator, option: RegExp, query?: string) => Promise<void>;
  /** Takes an option of a select that the browser draws. */
  readonly pick: (select: Locator, option: string) => Promise<void>;
  /** Turns a checkbox on or off. */
  readonly tick: (box: Locator) => Promise<void>;
  /** Takes back the deletion that was confirmed last. */
  readonly undo: () => Promise<void>;
}

const optionOf = (select: Locator, name: RegExp): Locator => select.page().getByRole("option", { name });

const pickOption = async (select: Locator, option: string): Promise<void> => {
  await select.selectOption({ label: option });
};

const withPointer = (page: Page): Actor => ({
  press: (control) => control.click(),
  pick: pickOption,
  tick: (box) => box.click(),
  write: (field, text) => field.fill(text),
  choose: async (select, option, query) => {
    if (query === undefined) await select.click();
    else await select.fill(query);
    await optionOf(select, option).click();
  },
  undo: () => page.getByRole("button", { name: "Undo", exact: true }).first().click(),
});

const withTouch = (page: Page): Actor => ({
  press: (control) => control.tap(),
  write: (field, text) => field.fill(text),
  choose: async (select, option, query) => {
    if (query === undefined) await select.tap();
    else await select.fill(query);
    await optionOf(select, option).tap();
  },
  pick: pickOption,
  tick: (box) => box.tap(),
  undo: () => page.getByRole("button", { name: "Undo", exact: true }).tap(),
});

/** More stops than any page has on the way to one of its controls. */
const MOST_STOPS = 200;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Whether a control stands before what has the focus, so that the way back is the shorter one. */
const isBehind = (control: Locator): Promise<boolean> =>
  control.evaluate(
    (element) =>
      document.activeElement !== null &&
      document.activeElement !== document.body &&
      Boolean(document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING),
  );

/** Goes to a control as the keyboard does: by the arrows in a menu, by Tab everywhere else. */
export const reach = async (control: Locator): Promise<void> => {
  const { keyboard } = control.page();
  await expect(control).toBeVisible();
  const isInMenu = (await control.getAttribute("role")) === "menuitem";
  const key = isInMenu ? "ArrowDown" : (await isBehind(control)) ? "Shift+Tab" : "Tab";
  for (let stops = 0; !(await hasFocus(control)); stops += 1) {
    if (stops === MOST_STOPS) throw new Error(`The keyboard does not reach ${String(control)}`);
    await keyboard.press(key);
  }
};

/**
 * A select that opens notes what is chosen in a timer of no delay (Mantine, `updateSelectedOptionIndex`), which forgets
 * an arrow that came before it. Timers of one delay run in order: when this one has run, the select's has.
 */
const optionsHaveOpened = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => setTimeout(done)));

const withKeyboard = (page: Page): Actor => {
  const { keyboard } = page;
  return {
    press: async (control) => {
      await reach(control);
      // As a pointer's press waits, too.
      await expect(control).toBeEnabled();
      await keyboard.press("Enter");
    },
    write: async (field, text) => {
      await reach(field);
      await keyboard.press("Control+a");
      await keyboard.type(text);
    },
    choose: async (select, option, query) => {
      await reach(select);
      await (query === undefined ? keyboard.press("Enter") : keyboard.type(query));
      await optionsHaveOpened(page);
      const id = await optionOf(select, option).getAttribute("id");
      for (let step = 0; (await select.getAttribute("aria-activedescendant")) !== id; step += 1) {
        if (step === MOST_STOPS) throw new Error(`The arrows do not reach ${String(option)}`);
        await keyboard.press("ArrowDown");
        await optionsHaveOpened(page);
      }
      await keyboard.press("Enter");
    },
    pick: async (select, option) => {
      await reach(select);
      await keyboard.type(option);
    },
    tick: async (box) => {
      await reach(box);
      await keyboard.press("Space");
    },
    undo: () => keyboard.press("Control+z"),
  };
};

/** With what a journey is made. */
export const HANDS = { pointer: withPointer, keyboard: withKeyboard, touch: withTouch };
