import { i18n } from "@lingui/core";
import { useLocation } from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { effectActors } from "../../../../src/machines/effect-actor.ts";
import type { WorkingPorts } from "../../../../src/machines/ports.ts";
import { showLanguage } from "../../../../src/ui/locales/catalogs.ts";
import { Permitted } from "../../../../src/ui/parts/access/Permitted.tsx";
import { AddTribeImage } from "../../../../src/ui/pages/tribes/AddTribeImage.tsx";
import { parentOf } from "../../../../src/ui/resources.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen, type TestApp } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import {
  field,
  KITCHEN,
  KITCHEN_PATH,
  kitchenForm,
  newKitchenForm,
  newUserForm,
  onLeave,
  onSaved,
  records,
  save,
  TRIBE,
  TRIBE_PATH,
  tribeForm,
  type,
  USER,
  USER_PATH,
  userForm,
} from "./record-forms.tsx";
import { workingConsole } from "./working-console.ts";

beforeEach(() => {
  onSaved.mockClear();
  onLeave.mockClear();
});

const savedAs = (which: string) =>
  waitFor(() => {
    expect(onSaved.mock.calls).toEqual([[which]]);
  });

/** What assistive technology reads beside the label of a field. */
const descriptionOf = (label: string): string =>
  (field(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((part) => document.getElementById(part)?.textContent ?? "")
    .join(" ");

describe("a form that is not sound", () => {
  test.each(["-5", "2.5", "0", "100001", "forty"])(
    "says which numbers a capacity %j is none of",
    async (typed) => {
      const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
      await renderScreen(kitchenForm, { console });
      type("Capacity", typed);
      save();
      await waitFor(() => expect(document.activeElement).toBe(field("Capacity")));
      expect(descriptionOf("Capacity")).toContain("Enter a whole number from 1 to 100,000");
      expect(writes).toEqual([]);
    },
  );

  test("says what is wrong with each field, at the field, and goes to the first one", async () => {
    const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(newUserForm, { console });
    type("Last name", "Paz");
    save();
    await waitFor(() => {
      expect(document.activeElement).toBe(field("Email"));
    });
    expect(["Email", "Password", "First name", "Date of birth"].map(descriptionOf)).toEqual([
      "Enter an email address, like name@example.com",
      expect.stringContaining("Choose a password"),
      "Enter a first name",
      expect.stringContaining("Enter a date of birth"),
    ]);
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(writes).toEqual([]);
  });

  test.each([
    [tribeForm, "Leader", "Choose a user"],
    [kitchenForm, "Chef", "Choose a user"],
    [kitchenForm, "Tribe", "Choose a tribe"],
  ])(
    "keeps the words of which nobody was chosen, and says so at the field: %#",
    async (form, label, said) => {
      const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
      await renderScreen(form, { console });
      act(() => field(label).focus());
      type(label, "Verdugo Lorena");
      act(() => field(label).blur());
      expect(field(label)).toHaveProperty("value", "Verdugo Lorena");
      save();
      await waitFor(() => expect(document.activeElement).toBe(field(label)));
      expect(field(label)).toHaveProperty("value", "Verdugo Lorena");
      expect(descriptionOf(label)).toContain(said);
      expect(writes).toEqual([]);
    },
  );

  test("says of two names that are too long together that it is both", async () => {
    const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(userForm, { console });
    type("First name", "a".repeat(100));
    type("Last name", "b".repeat(100));
    save();
    await waitFor(() =>
      expect(descriptionOf("First name")).toBe("First and last name together: at most 200 characters"),
    );
    expect(writes).toEqual([]);
  });

  test("D43: a logo is an address of the web, or nothing", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(newKitchenForm, { console });
    type("Name", "Casa Ana");
    type("Logo", "http://images.example/casa.png");
    save();
    await waitFor(() => {
      expect(document.activeElement).toBe(field("Logo"));
    });
    expect(descriptionOf("Logo")).toContain("Enter a URL that starts with https://");
  });

  test("goes to the first one on the page, whichever was found first", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(newKitchenForm, { console });
    type("Logo", "http://images.example/casa.png");
    save();
    await waitFor(() => {
      expect(field("Logo").getAttribute("aria-invalid")).toBe("true");
    });
    expect(document.activeElement).toBe(field("Name"));
  });

  test("a second press takes the focus from nothing, wherever in the form the button went; one in a field does", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(newKitchenForm, { console });
    const takesFocus = (at: Element, detail: number): boolean => fireEvent.mouseDown(at, { detail });
    const words = screen.getByText("A picture's URL, starting with https://");
    field("Name").focus();
    expect([takesFocus(words, 1), takesFocus(words, 2)]).toEqual([true, false]);
    expect(takesFocus(screen.getByRole("button", { name: "Save" }), 2)).toBe(false);
    expect(takesFocus(field("Name"), 2)).toBe(true);
  });

  test("where no field has the focus, words are selected by two presses", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(newKitchenForm, { console });
    field("Name").blur();
    expect(
      fireEvent.mouseDown(screen.getByText("A picture's URL, starting with https://"), { detail: 2 }),
    ).toBe(true);
  });
});

test("what is wrong is said in the language that was chosen since, and of no field more", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newUserForm, { console });
  onTestFinished(() => showLanguage("en"));
  type("Email", "nobody");
  type("First name", "Ana");
  save();
  await waitFor(() => {
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  });
  type("Password", "short");
  await act(() => showLanguage("es"));
  const wrong = () => document.querySelectorAll("[aria-invalid=true]").length;
  expect(descriptionOf("Correo electrónico")).toContain("Escribe una dirección");
  expect(document.body.textContent).not.toMatch(/Enter an email|Enter a date/u);
  expect(wrong()).toBe(2);
});

test("a day in another order is told by the order of the page's language, and is right where it is that", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newUserForm, { console });
  onTestFinished(() => showLanguage("en"));
  type("Date of birth", "25/12/1990");
  save();
  await waitFor(() => expect(field("Date of birth").getAttribute("aria-invalid")).toBe("true"));
  expect(descriptionOf("Date of birth")).toContain("Enter a date that exists, like 12/31/1990");
  await act(() => showLanguage("es"));
  expect(field("Fecha de nacimiento").getAttribute("aria-invalid")).not.toBe("true");
  type("Fecha de nacimiento", "12/25/1990");
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() =>
    expect(descriptionOf("Fecha de nacimiento")).toContain("Indica una fecha válida, como 31/12/1990"),
  );
});

test("what the server refused is said in the language that was chosen since", async () => {
  const { console } = await workingConsole(records(), {
    onWrite: () => Response.json({ message: "", field: "name" }, { status: 400 }),
  });
  await renderScreen(tribeForm, { console });
  onTestFinished(() => showLanguage("en"));
  type("Name", "Slower food");
  save();
  await waitFor(() => expect(descriptionOf("Name")).toContain("Something went wrong"));
  await act(() => showLanguage("es"));
  expect(descriptionOf("Nombre")).not.toContain("Something went wrong");
});

test("D23: of what is wrong, the first field on the page gets the focus", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newUserForm, { console });
  type("Email", "ana@kitchen.example");
  type("Password", "correct horse");
  save();
  await waitFor(() => {
    expect(document.activeElement).toBe(field("First name"));
  });
});

describe("saving", () => {
  test.each([
    ["of a page", kitchenForm, () => type("Name", "Casa Paz"), "Save"],
    [
      "of a line",
      <AddTribeImage key="picture" tribe={TRIBE} />,
      () => {
        type("URL of the picture", "/oven.webp");
        type("What it shows", "The oven");
      },
      "Add picture",
    ],
  ] as const)("that takes long says so: a form %s", async (_, form, fill, button) => {
    const unanswered = effectActors<WorkingPorts>(
      async () => () => new Promise(() => undefined),
      () => undefined,
    );
    const console: TestApp = {
      ...(await signedInConsole("admin")),
      read: () => new Promise(() => undefined),
      actorOf: (program, patience) => unanswered(async () => program, patience),
    };
    await renderScreen(form, { console });
    const told = () =>
      screen.queryAllByRole("status").filter(({ textContent }) => textContent?.includes("longer than usual"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    fill();
    fireEvent.click(screen.getByRole("button", { name: button }));
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(told()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(told()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(told()).toEqual([]);
    expect(screen.getByRole("alert")).toBeTruthy();
  });

  test.each([
    ["Ctrl+S", { key: "s", code: "KeyS", ctrlKey: true }],
    ["Cmd+S", { key: "s", code: "KeyS", metaKey: true }],
    ["Ctrl+Enter", { key: "Enter", ctrlKey: true }],
    ["Cmd+Enter", { key: "Enter", metaKey: true }],
    ["Ctrl and the key of S on a Russian keyboard", { key: "ы", code: "KeyS", ctrlKey: true }],
  ])("is begun by %s in a field, and the browser has no part in it", async (_, keys) => {
    const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(kitchenForm, { console });
    type("Name", "Casa Paz");
    expect(fireEvent.keyDown(field("Name"), keys)).toBe(false);
    await savedAs("k1");
    expect(writes).toEqual([{ ...KITCHEN, nombre: "Casa Paz" }]);
  });

  test.each([
    ["S alone", { key: "s", code: "KeyS" }, true],
    ["Ctrl+Shift+S", { key: "S", code: "KeyS", ctrlKey: true, shiftKey: true }, true],
    ["AltGr+S", { key: "ś", code: "KeyS", ctrlKey: true, altKey: true }, true],
    ["Ctrl and another letter at the place of S", { key: "o", code: "KeyS", ctrlKey: true }, true],
    ["Ctrl+S that is still held down", { key: "s", code: "KeyS", ctrlKey: true, repeat: true }, false],
  ])("is not begun by %s", async (_, keys, isLeftAlone) => {
    const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(kitchenForm, { console });
    type("Name", "Casa Paz");
    await act(async () => expect(fireEvent.keyDown(field("Name"), keys)).toBe(isLeftAlone));
    expect(screen.getByRole("form").getAttribute("aria-busy")).toBe("false");
    expect(writes).toEqual([]);
  });

  test("by keys is that of the form in which the focus is", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(
      <>
        {newKitchenForm}
        <AddTribeImage tribe={TRIBE} />
      </>,
      { console },
    );
    act(() => field("What it shows").focus());
    fireEvent.keyDown(field("What it shows"), { key: "s", ctrlKey: true });
    await waitFor(() => expect(field("URL of the picture").getAttribute("aria-invalid")).toBe("true"));
    expect(field("Name").getAttribute("aria-invalid")).not.toBe("true");
  });

  test("a day that was typed stays that day in another language, and is written as that one writes it", async () => {
    const { asked, console } = await workingConsole(records());
    await renderScreen(newUserForm, { console });
    type("Email", "ana@kitchen.example");
    type("Password", "correct horse");
    type("First name", "Ana");
    type("Date of birth", "03/04/1990");
    const { locale, messages } = i18n;
    onTestFinished(() => i18n.activate(locale));
    i18n.load("fr", messages);
    act(() => i18n.activate("fr"));
    expect(field("Date of birth")).toHaveProperty("value", "04/03/1990");
    save();
    await waitFor(() => {
      expect(asked).toContainEqual(expect.stringContaining("/createUser/1990-03-04/"));
    });
  });

  test("D37, D39: the merged record is sent, tidy, and told once the server has answered", async () => {
    const { announced, console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(userForm, { console });
    type("First name", "  Ana  María ");
    save();
    await savedAs("7");
    expect(writes).toEqual([{ ...USER, profile: { nombre: "Ana María Paz" } }]);
    expect(announced()).toEqual([{ _tag: "ItemSaved", name: "Ana María Paz" }]);
  });

  test("D38: a write whose answer cannot be read is told as saved where the record says the same", async () => {
    const kept = records();
    const { console, writes } = await workingConsole(kept, {
      onWrite: (body) => {
        kept.set(KITCHEN_PATH, body);
        return { unexpected: true };
      },
    });
    await renderScreen(kitchenForm, { console });
    type("Name", "  Casa   Paz ");
    save();
    await savedAs("k1");
    expect(writes).toEqual([{ ...KITCHEN, nombre: "Casa Paz" }]);
  });

  test("§8: an expired session is said, and everything typed is kept", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(tribeForm, { console });
    type("Name", "sentinel-401");
    save();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Your session has expired. Sign in again, then save.",
    );
  });

  test.each([
    [403, "Access denied", "Nobody may change their own role"],
    [409, "Something went wrong", "Another business has this address"],
  ])("%i: why the API refused is said beside the console's own words", async (status, own, message) => {
    const { console } = await workingConsole(records(), {
      onWrite: () => Response.json({ message }, { status }),
    });
    await renderScreen(tribeForm, { console });
    type("Name", "Fast food");
    save();
    const { textContent } = await screen.findByRole("alert");
    expect(textContent).toContain(own);
    expect(textContent).toContain(message);
  });

  test("a field that the API refuses without a word says so all the same", async () => {
    const { console } = await workingConsole(records(), {
      onWrite: () => Response.json({ message: "", field: "name" }, { status: 400 }),
    });
    await renderScreen(tribeForm, { console });
    type("Name", "Fast food");
    save();
    await waitFor(() => {
      expect(descriptionOf("Name")).toContain("Something went wrong");
    });
  });

  test("reverting goes back to the record, and cancelling leaves", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(tribeForm, { console });
    const revert = screen.getByRole("button", { name: "Revert" });
    expect(revert.getAttribute("aria-disabled")).toBe("true");
    type("Name", "Slower food");
    expect(revert.getAttribute("aria-disabled")).toBeNull();
    fireEvent.click(revert);
    expect(field("Name")).toHaveProperty("value", "Slow food");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

describe("what was reverted", () => {
  const undo = () => screen.queryByRole("button", { name: "Undo" });
  const revert = () => fireEvent.click(screen.getByRole("button", { name: "Revert" }));

  test("is back at one press, which leads to where it was reverted", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(newUserForm, { console });
    type("First name", "Ana");
    type("Password", "correct horse");
    expect(undo()).toBeNull();
    revert();
    expect(screen.getByText("Your changes were reverted.").getAttribute("role")).toBe("status");
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect([field("First name"), field("Password")]).toEqual([
      expect.objectContaining({ value: "Ana" }),
      expect.objectContaining({ value: "correct horse" }),
    ]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Revert" }));
    expect([undo(), screen.queryByText("Your changes were reverted.")]).toEqual([null, null]);
  });

  test("is gone once something else is typed", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(tribeForm, { console });
    type("Name", "Slower food");
    revert();
    type("Name", "Slow foods");
    type("Name", "Slow food");
    expect(undo()).toBeNull();
  });

  test("is gone once the form is saved", async () => {
    const { console } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(tribeForm, { console });
    type("Name", "Slower food");
    revert();
    save();
    await savedAs("t4");
    expect(undo()).toBeNull();
  });

  describe("where nobody knows what came of saving", () => {
    const told = () => screen.queryByRole("alert")?.textContent;

    const unknown = async (isThere: boolean) => {
      const kept = records();
      const { console } = await workingConsole(kept, {
        onWrite: () => {
          if (!isThere) kept.delete(TRIBE_PATH);
          return { unexpected: true };
        },
      });
      await renderScreen(tribeForm, { console });
      type("Name", "Slower food");
      save();
      await waitFor(() => expect(told()).toContain("What you typed is kept."));
      await waitFor(() => expect(told()).not.toContain("Checking"));
    };

    test("it is told no more once it was looked up and reverted, as any other failure", async () => {
      await unknown(true);
      expect(told()).toContain("We checked: your changes were not saved.");
      revert();
      expect([told(), field("Name")]).toEqual([undefined, expect.objectContaining({ value: "Slow food" })]);
      fireEvent.click(screen.getByRole("button", { name: "Undo" }));
      expect([told(), field("Name")]).toEqual([undefined, expect.objectContaining({ value: "Slower food" })]);
    });

    test("it may have been saved all the same, which still is said, but not that it is kept", async () => {
      await unknown(false);
      const words = "it is not known whether your changes were saved.";
      expect(told()).toContain(words);
      revert();
      expect(told()).toContain(words);
      expect(told()).not.toContain("What you typed is kept.");
      fireEvent.click(screen.getByRole("button", { name: "Undo" }));
      expect(told()).toContain("What you typed is kept.");
    });
  });
});

describe("D37: somebody else changed the record meanwhile", () => {
  const changed = { ...TRIBE, name: "Theirs", description: "By somebody else" };

  const conflicting = async () => {
    const kept = records();
    const working = await workingConsole(kept, { onWrite: (body) => body });
    await renderScreen(tribeForm, { console: working.console });
    type("Name", "Mine");
    kept.set(TRIBE_PATH, changed);
    screen.getByRole("button", { name: "Save" }).focus();
    save();
    const dialog = await screen.findByRole("dialog", { name: "This was changed in the meantime" });
    return { ...working, kept, dialog };
  };

  test("each field that differs is put to the person, and nothing is written before they decide", async () => {
    const { dialog, writes } = await conflicting();
    const choices = within(dialog)
      .getAllByRole("radiogroup")
      .map((group) => [
        group.getAttribute("aria-label"),
        within(group)
          .getAllByRole("radio")
          .map((radio) => radio instanceof HTMLInputElement && radio.checked),
      ]);
    expect(choices).toEqual([
      ["Name", [false, true]],
      ["Description", [true, false]],
    ]);
    expect(writes).toEqual([]);
  });

  test("each choice says whose value it is, and calls nothing the person's that they left alone", async () => {
    const { dialog } = await conflicting();
    const named = (name: string) => within(dialog).getByRole("radio", { name });
    expect(named("As saved now Theirs").closest('[role="radiogroup"]')).toBe(
      named("Mine Mine").closest('[role="radiogroup"]'),
    );
    expect(named("As saved now By somebody else")).toBeTruthy();
    expect(named(`As it was before ${TRIBE.description}`)).toBeTruthy();
  });

  test("what is empty has a choice of its own, and other records are called by their names", async () => {
    const kept = records();
    kept.set("/api/v1/user/9", { ...USER, userId: id("9"), profile: { nombre: "Berta Ruiz" } });
    const working = await workingConsole(kept);
    await renderScreen(kitchenForm, { console: working.console });
    type("Logo", "https://images.example/other.png");
    kept.set(KITCHEN_PATH, { ...KITCHEN, logo: "", userChef: { userId: id("9") } });
    save();
    const dialog = within(await screen.findByRole("dialog", { name: "This was changed in the meantime" }));
    expect(await dialog.findByRole("radio", { name: "As saved now Berta Ruiz" })).toBeTruthy();
    expect(await dialog.findByRole("radio", { name: "As it was before Ana Paz" })).toBeTruthy();
    expect(dialog.getByRole("radio", { name: "As saved now —" })).toBeTruthy();
  });

  test("whoever was deleted meanwhile is still called by the name that the form shows", async () => {
    const kept = records();
    const working = await workingConsole(kept);
    await renderScreen(kitchenForm, { console: working.console });
    type("Name", "Mine");
    kept.delete(USER_PATH);
    kept.set(KITCHEN_PATH, { ...KITCHEN, userChef: undefined });
    save();
    const dialog = within(await screen.findByRole("dialog", { name: "This was changed in the meantime" }));
    expect(await dialog.findByRole("radio", { name: "As it was before Ana Paz" })).toBeTruthy();
  });

  test("what was chosen is written", async () => {
    const { dialog, writes } = await conflicting();
    fireEvent.click(within(dialog).getByRole("radio", { name: "As saved now Theirs" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
    await savedAs("t4");
    expect(writes).toEqual([changed]);
  });

  test("D61: what was chosen and may not be saved is kept like what is typed", async () => {
    const kept = records();
    const { console, writes } = await workingConsole(kept, { onWrite: (body) => body });
    await renderScreen(tribeForm, { console });
    type("Description", "Mine");
    kept.set(TRIBE_PATH, { ...changed, name: "" });
    save();
    const dialog = within(await screen.findByRole("dialog", { name: "This was changed in the meantime" }));
    fireEvent.click(dialog.getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const chosen = { name: "", description: "Mine" };
    expect([field("Name"), writes]).toEqual([expect.objectContaining({ value: chosen.name }), []]);
    expect(console.drafts.of(console.user?.uid ?? "", "tribes/t4")?.typed).toMatchObject(chosen);
  });

  test("going back to the form keeps what was typed", async () => {
    const { dialog, writes } = await conflicting();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.click(within(dialog).getByRole("button", { name: "Back to the form" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
    expect([field("Name"), writes]).toEqual([expect.objectContaining({ value: "Mine" }), []]);
  });

  test("what the form does not show is not overwritten", async () => {
    const kept = records();
    const { console, writes } = await workingConsole(kept, { onWrite: (body) => body });
    await renderScreen(userForm, { console });
    type("First name", "Anita");
    kept.set(USER_PATH, { ...USER, email: "ana@new.example" });
    save();
    await savedAs("7");
    expect(writes).toEqual([{ ...USER, email: "ana@new.example", profile: { nombre: "Anita Paz" } }]);
  });

  test("a record that is gone is said to be gone", async () => {
    const kept = records();
    const { console } = await workingConsole(kept);
    await renderScreen(tribeForm, { console });
    type("Name", "Mine");
    kept.delete(TRIBE_PATH);
    save();
    expect((await screen.findByRole("alert")).textContent).toContain("This no longer exists.");
  });

  describe("of a record that is gone", () => {
    const Place = () => <cite>{useLocation({ select: ({ pathname }) => pathname })}</cite>;
    const HALF = { before: { name: "" }, typed: { name: "Half" } };

    const saved = async (isAnotherBegun: boolean) => {
      const kept = records();
      const { console } = await workingConsole(kept);
      const uid = console.user?.uid ?? "";
      if (isAnotherBegun) console.drafts.keep(uid, "tribes/new", HALF);
      await renderScreen(
        <>
          {tribeForm}
          <Place />
        </>,
        { console },
      );
      type("Name", "Mine");
      kept.delete(TRIBE_PATH);
      save();
      await screen.findByRole("alert");
      return (form: string) => console.drafts.of(uid, form);
    };

    test("what was typed is taken into the form of a new one", async () => {
      const draftOf = await saved(false);
      expect(draftOf("tribes/t4")?.typed).toMatchObject({ name: "Mine" });
      fireEvent.click(screen.getByRole("button", { name: "Create it again" }));
      expect(await screen.findByText("/admin/tribes/create")).toBeTruthy();
      expect(draftOf("tribes/t4")).toBeUndefined();
      expect(draftOf("tribes/new")?.typed).toMatchObject({ name: "Mine", description: TRIBE.description });
    });

    test("nothing takes the place of another one that is half typed", async () => {
      const draftOf = await saved(true);
      expect(screen.queryByRole("button", { name: "Create it again" })).toBeNull();
      expect(draftOf("tribes/new")).toEqual(HALF);
    });
  });
});

describe("who may", () => {
  test("D14: an editor may not change a role, and is told why", async () => {
    const { console } = await workingConsole(records(), { role: "editor" });
    await renderScreen(userForm, { console });
    expect(field("Role")).toHaveProperty("disabled", true);
    expect(descriptionOf("Role")).toBe("Only admins can change roles.");
  });

  test("D4: a viewer who opens the form of a new user is told that access is denied, and why", async () => {
    const console = await signedInConsole("viewer");
    await renderScreen(<Permitted permission="users.create">{newUserForm}</Permitted>, { console });
    expect(screen.getByRole("heading", { name: "Access denied" })).toBeTruthy();
    expect(screen.getByText("Needs the role Admin")).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test.each([
    [parentOf("users"), "Users", "Go to users", "/admin/users"],
    [undefined, "Dashboard", "Go to the dashboard", "/admin"],
  ])("such a page says what it belongs to, and leads back there: %#", async (parent, title, goTo, path) => {
    const console = await signedInConsole("viewer");
    await renderScreen(
      <Permitted permission="users.create" {...(parent && { parent })}>
        {newUserForm}
      </Permitted>,
      { console },
    );
    expect(within(screen.getByRole("navigation")).getByRole("link", { name: title })).toBeTruthy();
    expect(screen.getByRole("link", { name: goTo }).getAttribute("href")).toBe(path);
  });
});
