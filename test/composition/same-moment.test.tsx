import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, chooseIn, heading, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();

/** Renames a kitchen that says its state so; gives the states that were written onto. */
const renaming = async (
  etag: string | undefined,
  conflict: (onlyOnto: string | undefined) => boolean,
  log: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0] = {},
) => {
  const backend = fakeBackend();
  let kept = { record: CASA_ANA, headers: etag === undefined ? {} : { etag } };
  backend.answer({
    ...answersOf(),
    ...log,
    "GET /kitchen/7": () => json(kept.record, 200, kept.headers),
    "POST /kitchen/editKitchen": ({ body, onlyOnto }) => {
      if (!conflict(onlyOnto)) return json({ ...CASA_ANA, ...JSON.parse(body) });
      kept = { record: { ...CASA_ANA, nombre: "Casa Carla" }, headers: { etag: '"2"' } };
      return json({ _tag: "Stale" }, 412);
    },
  });
  await startConsole({ as: ADA, at: "/admin/kitchens/7/edit", backend });
  await heading("Edit Casa Ana");
  fireEvent.change(await screen.findByLabelText(/^Name/u, { selector: "input" }, PATIENCE), {
    target: { value: "Casa Berta" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  return () =>
    backend.asked.filter(({ call }) => call === "POST /kitchen/editKitchen").map(({ onlyOnto }) => onlyOnto);
};

test("D37: who saves at the same moment as somebody else is shown what they changed, and decides", async () => {
  const states = await renaming('"1"', (onlyOnto) => onlyOnto === '"1"');
  const dialog = await screen.findByRole("dialog", { name: "This was changed in the meantime" }, PATIENCE);
  expect(within(dialog).getByRole("radio", { name: "As saved now Casa Carla" })).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Save this choice" }));
  await waitFor(() => expect(states()).toEqual(['"1"', '"2"']), PATIENCE);
});

const LOG = "GET /activity/12/0?record=kitchen%3A7";
const COUNTED = { "GET /health": () => json({ status: "up", capabilities: ["activity"] }) };
const entry = (activityId: number, operation: string, nombre: string) => ({
  activityId,
  operation,
  kind: "kitchen",
  recordId: 7,
  person: { userId: 2, profile: { nombre } },
  creationDate: "2026-05-04T10:00:00Z",
  changes: [],
});

test("D66: they are told who changed it, and when, as the log has it", async () => {
  await renaming('"1"', (onlyOnto) => onlyOnto === '"1"', {
    ...COUNTED,
    [LOG]: () =>
      json([entry(3, "votes.vote", "Bo"), entry(2, "kitchens.edit", "Eve"), entry(1, "kitchens.edit", "Al")]),
  });
  const dialog = within(
    await screen.findByRole("dialog", { name: "This was changed in the meantime" }, PATIENCE),
  );
  const told = dialog.getByRole("status");
  await waitFor(() => expect(told.textContent).toMatch(/^Changed by Eve, .+ ago$/u), PATIENCE);
});

test.each([
  {
    where: "the log does not answer",
    log: { ...COUNTED, [LOG]: () => new Promise<Response>(() => undefined) },
  },
  { where: "nobody keeps one", log: {} },
])("D37: where $where nothing holds up what they decide", async ({ log }) => {
  const states = await renaming('"1"', (onlyOnto) => onlyOnto === '"1"', log);
  const dialog = within(
    await screen.findByRole("dialog", { name: "This was changed in the meantime" }, PATIENCE),
  );
  expect(dialog.getByRole("status").textContent).toBe("");
  fireEvent.click(dialog.getByRole("button", { name: "Save this choice" }));
  await waitFor(() => expect(states()).toEqual(['"1"', '"2"']), PATIENCE);
});

test.each([undefined, 'W/"1"'])("D37: onto a record whose state is %s is written as ever", async (etag) => {
  const states = await renaming(etag, () => false);
  await waitFor(() => expect(states()).toEqual([undefined]), PATIENCE);
});

test.each([
  { etag: '"1"', onto: '"1"' },
  { etag: 'W/"1"', onto: undefined },
])(
  "D37: a deletion names the state $etag that was looked at as $onto, and leaves what is in another",
  async ({ etag, onto }) => {
    const backend = fakeBackend();
    const call = "DELETE /kitchen/destroyKitchen/7";
    backend.answer({
      ...answersOf(),
      "GET /kitchen/7": () => json(CASA_ANA, 200, { etag }),
      [call]: () => json({ _tag: "Stale" }, 412),
    });
    await startConsole({ as: ADA, at: "/admin/kitchens/7", backend });
    await heading("Casa Ana");
    await chooseIn("Actions for Casa Ana", "Delete");
    await press("button", "Delete kitchen");
    await press("button", "Delete now");
    await screen.findByText(/was not deleted: This was changed in the meantime/u, undefined, PATIENCE);
    expect(backend.asked.find((asked) => asked.call === call)?.onlyOnto).toBe(onto);
  },
);
