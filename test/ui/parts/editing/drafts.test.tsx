import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as Result from "effect/Result";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { AddMember } from "../../../../src/ui/pages/tribes/AddMember.tsx";
import { AddTribeImage } from "../../../../src/ui/pages/tribes/AddTribeImage.tsx";
import { renderScreen, type TestApp } from "../../render-screen.tsx";
import {
  businessForm,
  content,
  field,
  kitchenForm,
  newKitchenForm,
  newTribeForm,
  newUserForm,
  onSaved,
  records,
  save,
  TRIBE,
  USER,
  tribeForm,
  type,
  userForm,
} from "./record-forms.tsx";
import { workingConsole } from "./working-console.ts";

beforeEach(() => {
  onSaved.mockClear();
});

const PASTED = "  Café  \u202bشكرا\u202c 👩‍👩‍👧 \u00a0<b>&amp;</b> ";
const CANARY = "canary-secret-77";

const NO_MEMBERS = Promise.resolve(Result.succeed({ items: [], total: 0 }));
const addMember = <AddMember tribe={TRIBE} members={NO_MEMBERS} />;
const addPicture = <AddTribeImage tribe={TRIBE} />;

/** The same person comes back to a form: after an error screen, or a page that was loaded anew. */
const comeBack = async (form: ReactElement, console: TestApp): Promise<void> => {
  cleanup();
  await renderScreen(form, { console });
};

const uidOf = ({ user }: TestApp): string => user?.uid ?? "nobody";

const FORMS: ReadonlyArray<{
  readonly name: string;
  readonly what: string;
  readonly form: ReactElement;
  readonly labels: ReadonlyArray<string>;
}> = [
  { what: "a user", name: "User", form: userForm, labels: ["First name", "Last name"] },
  { what: "a new user", name: "User", form: newUserForm, labels: ["Email", "First name", "Last name"] },
  { what: "a kitchen", name: "Kitchen", form: kitchenForm, labels: ["Name", "Logo"] },
  { what: "a new kitchen", name: "Kitchen", form: newKitchenForm, labels: ["Name", "Logo"] },
  { what: "a tribe", name: "Tribe", form: tribeForm, labels: ["Name", "Description"] },
  { what: "a new tribe", name: "Tribe", form: newTribeForm, labels: ["Name", "Description"] },
  {
    what: "a business",
    name: "Business profile",
    form: businessForm,
    labels: ["Name", "Description", "Phone", "Website", "Opening hours"],
  },
  {
    what: "a picture",
    name: "Add a picture",
    form: addPicture,
    labels: ["URL of the picture", "What it shows"],
  },
];

describe.each(FORMS)("D61: what was typed into the form of $what", ({ form, labels, name }) => {
  test("is there again, byte for byte, and gone once it is typed back", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(form, { console });
    const before = content(name);
    const was = labels.map((label) => String(Reflect.get(field(label), "value")));
    for (const label of labels) type(label, `${PASTED}${label}`);
    const typed = content(name);
    expect(typed).not.toEqual(before);
    await comeBack(form, console);
    expect(content(name)).toEqual(typed);
    expect(screen.getByText(/^What you typed here before is back/u).getAttribute("role")).toBe("status");
    expect(console.drafts.has(uidOf(console))).toBe(true);
    labels.forEach((label, index) => type(label, was[index] ?? ""));
    expect(console.drafts.has(uidOf(console))).toBe(false);
    await comeBack(form, console);
    expect([content(name), screen.queryByText("What you typed here before", { exact: false })]).toEqual([
      before,
      null,
    ]);
  });
});

describe("D61: drafts", () => {
  test("are gone after Revert and after saving, and not after a save that failed", async () => {
    const { console } = await workingConsole(records());
    const { drafts } = console;
    await renderScreen(tribeForm, { console });
    type("Name", "sentinel-500");
    save();
    await screen.findByRole("alert");
    expect(drafts.has(uidOf(console))).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Revert" }));
    expect([drafts.has(uidOf(console)), field("Name")]).toEqual([
      false,
      expect.objectContaining({ value: TRIBE.name }),
    ]);
    expect(screen.queryByRole("alert")).toBeNull();

    const working = await workingConsole(records(), { onWrite: (body) => body });
    await comeBack(tribeForm, working.console);
    type("Name", "Slower");
    expect(working.console.drafts.has(uidOf(working.console))).toBe(true);
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(working.console.drafts.has(uidOf(working.console))).toBe(false);
  });

  test("of one person do not show to another", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(tribeForm, { console });
    type("Name", "Mine alone");
    if (console.user === undefined) throw new Error("Nobody is signed in");
    await comeBack(tribeForm, { ...console, user: { ...console.user, uid: "somebody else" } });
    expect(field("Name")).toHaveProperty("value", TRIBE.name);
    await comeBack(tribeForm, console);
    expect(field("Name")).toHaveProperty("value", "Mine alone");
  });

  test("hold no password and no date of birth", async () => {
    const { console } = await workingConsole(records());
    await renderScreen(newUserForm, { console });
    type("Password", CANARY);
    type("Date of birth", "1977-07-07");
    expect(console.drafts.has(uidOf(console))).toBe(false);
    type("First name", "Ana");
    const kept = JSON.stringify(console.drafts.of(uidOf(console), "users/new"));
    expect(kept).toContain("Ana");
    expect(kept).not.toContain(CANARY);
    expect(kept).not.toContain("1977-07-07");
    expect(kept).not.toMatch(/password|birth|token/iu);
    await comeBack(newUserForm, console);
    expect(["First name", "Password", "Date of birth"].map((label) => field(label))).toEqual(
      ["Ana", "", ""].map((value) => expect.objectContaining({ value })),
    );
  });

  test("D37: one that is older than the record opens as a conflict", async () => {
    const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    const { drafts } = console;
    drafts.keep(uidOf(console), "tribes/t4", {
      before: { name: "Slow", description: TRIBE.description },
      typed: { name: "Mine", description: TRIBE.description },
    });
    await renderScreen(tribeForm, { console });
    const dialog = await screen.findByRole("dialog", { name: "This was changed in the meantime" });
    expect(within(dialog).getByRole("radio", { name: "As saved now Slow food" })).toHaveProperty(
      "checked",
      false,
    );
    expect(within(dialog).getByRole("radio", { name: "Mine Mine" })).toHaveProperty("checked", true);
    fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(writes).toEqual([{ ...TRIBE, name: "Mine" }]);
  });

  test("of a choice show its name, which is asked for", async () => {
    const kept = records();
    const EVA = { userId: "8", email: "eva@kitchen.example", profile: { nombre: "Eva Luz" }, role: "chef" };
    kept.set("/api/v1/user/8", EVA);
    const { console } = await workingConsole(kept);
    const { drafts } = console;
    drafts.keep(uidOf(console), "tribes/t4/member", { before: { user: "" }, typed: { user: "8" } });
    await renderScreen(addMember, { console });
    await waitFor(() => expect(field("New member")).toHaveProperty("value", "Eva Luz"));
  });
});

describe("while it saves", () => {
  test("nothing can be typed, the focus stays, and nothing is lost", async () => {
    let answer = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const kept = records().set("/api/v1/health", { status: "up", capabilities: ["uploads"] });
    const { console } = await workingConsole(kept, {
      onWrite: async (body) => {
        await waiting;
        return body;
      },
    });
    await renderScreen(kitchenForm, { console });
    const upload = await screen.findByRole("button", { name: "Upload picture" });
    type("Name", "Casa Nueva");
    const button = screen.getByRole("button", { name: "Save" });
    button.focus();
    save();
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(["Name", "Logo", "Chef", "Tribe"].map((label) => field(label).hasAttribute("readonly"))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(upload).toHaveProperty("disabled", true);
    const banned = screen.getByRole("switch", { name: /^Banned/u });
    fireEvent.click(banned);
    expect([banned, document.activeElement]).toEqual([expect.objectContaining({ checked: false }), button]);
    answer();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(field("Name").hasAttribute("readonly")).toBe(false);
    expect(upload).toHaveProperty("disabled", false);
  });
});

describe("what came of saving is told where it happened, and has the focus", () => {
  const refusing = async (form: ReactElement, answered: Response) => {
    const { console } = await workingConsole(records(), { onWrite: () => answered });
    await renderScreen(form, { console });
  };
  const refusal = (status: number, body: object, headers = {}): Response =>
    Response.json(body, { status, headers });

  test.each([400, 409, 422])("%i with a field's name", async (status) => {
    await refusing(kitchenForm, refusal(status, { message: "No such tribe", field: "tribe.tribeId" }));
    type("Name", "Casa Nueva");
    save();
    await waitFor(() => expect(document.activeElement).toBe(field("Tribe")));
    expect(field("Tribe").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("No such tribe").length).toBeGreaterThan(0);
  });

  test("a field that the form calls something else", async () => {
    await refusing(userForm, refusal(400, { message: "Too long", field: "profile.nombre" }));
    type("First name", "Anita");
    save();
    await waitFor(() => expect(document.activeElement).toBe(field("First name")));
  });

  test("a field that the form does not have: the alert says it", async () => {
    await refusing(userForm, refusal(400, { message: "Strange", field: "email" }));
    type("First name", "Anita");
    save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    expect(screen.getByRole("alert").textContent).toContain("Strange");
  });

  test("429 says when", async () => {
    await refusing(tribeForm, refusal(429, {}, { "retry-after": "7" }));
    type("Name", "Slower");
    save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    expect(screen.getByRole("alert").textContent).toContain(
      "Too many requests at once. Try again in 7 seconds.",
    );
  });

  test("a picture that was not added stays in its form", async () => {
    await refusing(addPicture, refusal(500, { message: "broken" }));
    type("URL of the picture", "https://images.example/a.png");
    type("What it shows", " Bread ");
    fireEvent.click(screen.getByRole("button", { name: "Add picture" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
    expect(content("Add a picture")).toEqual(["https://images.example/a.png", " Bread "]);
  });

  test("a picture that was added leaves an empty form", async () => {
    const { console, announced } = await workingConsole(records(), {
      onWrite: () => ({ tribeImageId: 1, tribe: { tribeId: "t4" }, imageUrl: "x", description: "" }),
    });
    await renderScreen(addPicture, { console });
    type("URL of the picture", "https://images.example/a.png");
    type("What it shows", "Bread");
    fireEvent.click(screen.getByRole("button", { name: "Add picture" }));
    await waitFor(() => expect(content("Add a picture")).toEqual(["", ""]));
    expect([announced(), console.drafts.has(uidOf(console))]).toEqual([
      [{ _tag: "PictureAdded", of: TRIBE.name }],
      false,
    ]);
  });

  test("D73: a picture keeps the rules of what is kept, and says which it breaks; what nobody sees is left out", async () => {
    const { console, writes } = await workingConsole(records(), {
      onWrite: () => ({ tribeImageId: 1, tribe: { tribeId: "t4" }, imageUrl: "x", description: "" }),
    });
    await renderScreen(addPicture, { console });
    const add = () => fireEvent.click(screen.getByRole("button", { name: "Add picture" }));
    const said = (label: string) =>
      (field(label).getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join("");
    add();
    await waitFor(() => expect(said("What it shows")).toBe("Describe the picture"));
    expect(said("URL of the picture")).toBe("Enter a URL that starts with https://");
    type("URL of the picture", `https://images.example/${"a".repeat(2_000)}`);
    type("What it shows", "b".repeat(2_001));
    add();
    await waitFor(() => expect(said("What it shows")).toBe("At most 2,000 characters"));
    expect(said("URL of the picture")).toBe("At most 2,000 characters");
    expect(writes).toEqual([]);
    type("URL of the picture", " https://images.example/a.png ");
    type("What it shows", " Bre\u202ead ");
    add();
    await waitFor(() =>
      expect(writes).toEqual([
        { tribe: { tribeId: "t4" }, imageUrl: "https://images.example/a.png", description: "Bread" },
      ]),
    );
  });

  test("a member who was chosen before the page was loaded anew is announced by their name", async () => {
    const found = records().set("/api/v1/user/20/0", [USER]).set("/api/v1/user/tribe/t4", []);
    const { console, announced } = await workingConsole(found, {
      onWrite: () => new Response(null, { status: 204 }),
    });
    await renderScreen(addMember, { console });
    fireEvent.click(field("New member"));
    fireEvent.click(await screen.findByRole("option", { name: /^Ana Paz/u, hidden: true }));
    await comeBack(addMember, console);
    await waitFor(() => expect(field("New member")).toHaveProperty("value", "Ana Paz"));
    fireEvent.click(screen.getByRole("button", { name: "Add member" }));
    await waitFor(() =>
      expect(announced()).toEqual([{ _tag: "MemberAdded", name: "Ana Paz", tribe: TRIBE.name }]),
    );
  });

  test("nobody was chosen: the field says so, and nothing is sent", async () => {
    const { console, writes } = await workingConsole(records(), { onWrite: (body) => body });
    await renderScreen(addMember, { console });
    fireEvent.click(screen.getByRole("button", { name: "Add member" }));
    await waitFor(() => expect(document.activeElement).toBe(field("New member")));
    expect([screen.getByText("Choose a user").textContent, writes]).toEqual(["Choose a user", []]);
  });
});
