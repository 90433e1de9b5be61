import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, press, startConsole, type, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const CREATE = "POST /tribe/createTribe";

/** The form of a new tribe, on which the answers to what it creates are lost. */
const creating = async () => {
  const backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["once"] }),
    [CREATE]: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await startConsole({ as: ADA, at: "/admin/tribes/create", backend });
  await heading("Create tribe");
  await screen.findByRole("textbox", { name: "Name" }, PATIENCE);
  const keys = () => backend.asked.filter(({ call }) => call === CREATE).map(({ once }) => once);
  const save = async (times: number): Promise<void> => {
    await press("button", "Save");
    await waitFor(() => expect(keys()).toHaveLength(times), PATIENCE);
  };
  const saveInVain = async (times: number): Promise<void> => {
    await save(times);
    await screen.findByText("Result unknown", {}, PATIENCE);
    await screen.findByText(/^It may have been created already/u, {}, PATIENCE);
  };
  return { backend, keys, save, saveInVain };
};

test("P53: what is saved again after its answer was lost is sent under the same key, and anything else under another", async () => {
  const { backend, keys, save, saveInVain } = await creating();
  type(/^Name/u, "Night owls");
  await saveInVain(1);
  await saveInVain(2);
  type(/^Name/u, "Early birds");
  await saveInVain(3);
  backend.answer({ [CREATE]: ({ body }) => json({ tribeId: 9, ...JSON.parse(body) }) });
  await save(4);
  const [first, second, third, fourth] = keys();
  expect([second, fourth]).toEqual([first, third]);
  expect([typeof first, typeof third, first === third]).toEqual(["string", "string", false]);
});

test("P53: whoever left and comes back is told that it may be there, and saves it under the same key", async () => {
  const { keys, saveInVain } = await creating();
  type(/^Name/u, "Night owls");
  await saveInVain(1);
  await press("button", "Cancel");
  await press("button", "Leave");
  await heading("Tribes");
  await press("link", "Create tribe");
  await screen.findByText(/is back\. It may have been created already/u, {}, PATIENCE);
  await saveInVain(2);
  const [first, second] = keys();
  expect(second).toBe(first);
});
