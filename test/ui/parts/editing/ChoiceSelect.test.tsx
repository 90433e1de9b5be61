import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import * as Effect from "effect/Effect";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { isId } from "../../../../src/domain/id.ts";
import type { Reference } from "../../../../src/domain/reference.ts";
import { NotFound, type RemoteFailure, ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { PAUSE_MS } from "../../../../src/domain/sought.ts";
import type { Choice } from "../../../../src/machines/use-cases/lists/record-source.ts";
import { ChoiceSelect } from "../../../../src/ui/parts/editing/ChoiceSelect.tsx";
import { programsOver } from "../../programs.ts";
import { renderScreen, type TestApp } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const ANA: Choice = { id: "7", name: "Ana Paz", hint: "ana@kitchen.example", picture: undefined };
const BERTA: Choice = { id: "9", name: "Berta Ruiz", hint: "berta@kitchen.example", picture: undefined };

const console = async (): Promise<TestApp> => ({
  ...(await signedInConsole("admin")),
  ...programsOver(),
});

const CARLA: Choice = { id: "11", name: "Carla Chef", hint: "carla@kitchen.example", picture: undefined };

/** Finds everybody for no words, Berta for "b", nobody for "z", and breaks for "!". */
const source = {
  choices: (query: string) =>
    query === "!"
      ? Effect.fail(ServerFailed())
      : Effect.succeed(query === "" ? [ANA, BERTA] : query === "b" ? [BERTA] : []),
  choice: (): Effect.Effect<Choice, RemoteFailure> => Effect.succeed(ANA),
};

const POINTED_AT: Reference = { resource: "users", id: ANA.id, name: undefined, picture: undefined };

const draw = async (
  chosen: Reference = { ...POINTED_AT, name: ANA.name },
  choice = source.choice,
  choices: (query: string) => Effect.Effect<ReadonlyArray<Choice>, RemoteFailure> = source.choices,
) => {
  const Chosen = () => {
    const [value, setValue] = useState(ANA.id);
    return (
      <>
        <ChoiceSelect
          label="Chef"
          resource="users"
          value={value}
          chosen={chosen}
          source={{ choices, choice }}
          onChange={setValue}
        />
        <output>{value}</output>
      </>
    );
  };
  await renderScreen(<Chosen />, { console: await console() });
  const field = screen.getByRole("combobox", { name: "Chef" });
  // What changes a field that has not the focus is the browser filling it in.
  field.focus();
  fireEvent.click(field);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  return field;
};

/** What is typed is searched for once typing pauses. */
const pause = (): void => act(() => void vi.advanceTimersByTime(PAUSE_MS));

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

test("what is chosen is offered with everybody, until somebody else is searched for", async () => {
  const field = await draw();
  expect(await screen.findByRole("option", { name: /Berta/u })).toBeTruthy();
  expect(screen.getByRole("option", { name: /Ana/u })).toBeTruthy();
  type(field, "b");
  pause();
  await expect.poll(() => screen.queryByRole("option", { name: /Ana/u })).toBeNull();
  expect(screen.getByRole("option", { name: /Berta/u })).toBeTruthy();
});

test("of an address without room the beginning is kept, also where the page runs from right to left", async () => {
  await draw();
  expect((await screen.findByText(BERTA.hint)).dir).toBe("auto");
});

test.each([
  ["z", "Nothing found"],
  ["!", "Search is not available right now"],
])("a search without an answer says so, whoever is chosen: %s", async (query, said) => {
  const field = await draw();
  type(field, query);
  pause();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole("option")).toBeNull();
});

test("led to the field one sees it alone, and its choices by a key or a click", async () => {
  const field = await draw();
  fireEvent.keyDown(field, { key: "Escape", code: "Escape" });
  await expect.poll(() => field.getAttribute("aria-expanded")).toBe("false");
  act(() => field.blur());
  act(() => field.focus());
  expect(field.getAttribute("aria-expanded")).toBe("false");
  fireEvent.keyDown(field, { key: "ArrowDown", code: "ArrowDown" });
  expect(field.getAttribute("aria-expanded")).toBe("true");
});

test("of whom an answer gave the id alone, the name is asked for, and no id shown meanwhile", async () => {
  const asked = Promise.withResolvers<Choice>();
  const field = await draw(POINTED_AT, () => Effect.promise(() => asked.promise));
  expect(field).toHaveProperty("value", "");
  expect(field).toHaveProperty("placeholder", "Loading");
  expect(await screen.findByRole("option", { name: /Berta/u })).toBeTruthy();
  expect(screen.queryByRole("option", { name: /7/u })).toBeNull();
  expect(chosen()).toBe(ANA.id);
  asked.resolve(ANA);
  await expect.poll(() => field).toHaveProperty("value", "Ana Paz");
});

test("whose name cannot be told goes by the id, and not as nobody", async () => {
  const field = await draw(POINTED_AT, () => Effect.fail(NotFound()));
  await expect.poll(() => field).toHaveProperty("value", "7");
});

test("what was found for other words is not offered for these, so that Enter takes nobody else", async () => {
  const asked = Promise.withResolvers<ReadonlyArray<Choice>>();
  const field = await draw(undefined, undefined, (query) =>
    query === "carla" ? Effect.promise(() => asked.promise) : Effect.succeed([ANA, BERTA]),
  );
  expect(await screen.findByRole("option", { name: /Berta/u })).toBeTruthy();
  type(field, "carla");
  expect(screen.queryByRole("option")).toBeNull();
  expect(screen.getByText("Searching…")).toBeTruthy();
  pause();
  asked.resolve([CARLA]);
  expect(await screen.findByRole("option", { name: /Carla/u })).toBeTruthy();
});

test("what is known already is offered at once where it is what was typed", async () => {
  const field = await draw(undefined, undefined, (query) =>
    query === "" ? Effect.succeed([ANA, BERTA]) : Effect.never,
  );
  expect(await screen.findByRole("option", { name: /Berta/u })).toBeTruthy();
  type(field, "bert");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Berta Ruiz"),
  ]);
});

test("Enter sends no form while words are typed of which nobody was chosen", async () => {
  const field = await draw();
  expect(fireEvent.keyDown(field, { key: "Enter", code: "Enter" })).toBe(true);
  type(field, "z");
  expect(fireEvent.keyDown(field, { key: "Enter", code: "Enter" })).toBe(false);
});

test("the first letter that is typed after the list was closed is searched for", async () => {
  const field = await draw();
  expect(await screen.findByRole("option", { name: /Berta/u })).toBeTruthy();
  fireEvent.keyDown(field, { key: "Escape", code: "Escape" });
  type(field, "z");
  pause();
  expect(await screen.findByText("Nothing found")).toBeTruthy();
});

const leave = (field: HTMLElement): void => act(() => field.blur());
const chosen = () => screen.getByRole("status").textContent;

test("whoever alone has the name that was typed is taken, once the field is left", async () => {
  const field = await draw(undefined, undefined, (query) =>
    Effect.succeed(query === "berta ruíz" ? [BERTA, { ...CARLA, name: "Berta Ruiz Gil" }] : [ANA]),
  );
  type(field, "berta ruíz");
  pause();
  expect(await screen.findByRole("option", { name: /Gil/u })).toBeTruthy();
  leave(field);
  await expect.poll(chosen).toBe(BERTA.id);
  expect(field).toHaveProperty("value", BERTA.name);
});

test("whoever alone has the name is taken as well where the field was left before they were found", async () => {
  const asked = Promise.withResolvers<ReadonlyArray<Choice>>();
  const field = await draw(undefined, undefined, (query) =>
    query === "carla chef" ? Effect.promise(() => asked.promise) : Effect.succeed([ANA]),
  );
  type(field, "carla chef");
  leave(field);
  expect(field).toHaveProperty("value", "carla chef");
  pause();
  asked.resolve([CARLA]);
  await expect.poll(chosen).toBe(CARLA.id);
});

test.each([
  ["two have the name", [BERTA, { ...BERTA, id: "10" }]],
  ["nobody has it in full", [{ ...BERTA, name: "Berta Ruiz Gil" }]],
  [
    "others may have it, too",
    [BERTA, ...Array.from({ length: 19 }, (_, id) => ({ ...CARLA, id: `c${id}` }))],
  ],
])("what was typed stays, and is nobody's id, where %s", async (_, choices) => {
  const field = await draw(undefined, undefined, (query) => Effect.succeed(query === "" ? [ANA] : choices));
  type(field, "Berta Ruiz");
  pause();
  expect(await screen.findAllByRole("option", { name: /Berta/u })).not.toEqual([]);
  leave(field);
  expect(field).toHaveProperty("value", "Berta Ruiz");
  expect(isId(chosen() ?? "")).toBe(false);
});

test("who was chosen before is so again once their name is typed back, and nobody is in an empty field", async () => {
  const field = await draw();
  type(field, "Ana Pa");
  expect(isId(chosen() ?? "")).toBe(false);
  type(field, "Ana Paz");
  expect(chosen()).toBe(ANA.id);
  type(field, "");
  leave(field);
  expect(field).toHaveProperty("value", "");
  expect(chosen()).toBe("");
});

test("Enter chooses the first of those who were found for what was typed", async () => {
  const field = await draw(undefined, undefined, (query) =>
    Effect.succeed(query === "a" ? [CARLA, BERTA] : [ANA]),
  );
  type(field, "a");
  pause();
  const first = await screen.findByRole("option", { name: /Carla/u });
  await waitFor(() => expect(first.hasAttribute("data-combobox-selected")).toBe(true));
  fireEvent.keyDown(field, { key: "Enter", code: "Enter" });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(CARLA.id));
});

test("Enter that ends a word of an input method chooses nobody", async () => {
  const field = await draw(undefined, undefined, (query) => Effect.succeed(query === "b" ? [BERTA] : [ANA]));
  type(field, "b");
  fireEvent.keyDown(field, { key: "Enter", code: "Enter", isComposing: true });
  pause();
  await screen.findByRole("option", { name: /Berta/u });
  expect(isId(screen.getByRole("status").textContent)).toBe(false);
});

test("Enter before the answer chooses the first once it is there, and not of other words", async () => {
  const field = await draw(undefined, undefined, (query) =>
    Effect.succeed(query.startsWith("b") ? [BERTA, CARLA] : [ANA]),
  );
  type(field, "b");
  fireEvent.keyDown(field, { key: "Enter", code: "Enter" });
  pause();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(BERTA.id));
  type(field, "b");
  fireEvent.keyDown(field, { key: "Enter", code: "Enter" });
  type(field, "be");
  pause();
  await screen.findByRole("option", { name: /Carla/u });
  expect(isId(screen.getByRole("status").textContent)).toBe(false);
});
