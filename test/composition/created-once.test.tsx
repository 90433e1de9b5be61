import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, press, startConsole, type, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const CREATE = "POST /tribe/createTribe";

test("P53: what is saved again after its answer was lost is sent under the same key, and anything else under another", async () => {
  const backend = fakeBackend();
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  backend.answer({ ...answersOf(), [CREATE]: lost });
  await startConsole({ as: ADA, at: "/admin/tribes/create", backend });
  await heading("Create tribe");
  await screen.findByRole("textbox", { name: "Name" }, PATIENCE);
  const save = async (times: number): Promise<void> => {
    await press("button", "Save");
    await expect.poll(() => backend.times(CREATE), PATIENCE).toBe(times);
    await screen.findByText("Result unknown", {}, PATIENCE);
  };
  type(/^Name/u, "Night owls");
  await save(1);
  await save(2);
  type(/^Name/u, "Early birds");
  await save(3);
  backend.answer({ [CREATE]: ({ body }) => json({ tribeId: 9, ...JSON.parse(body) }) });
  await press("button", "Save");
  await expect.poll(() => backend.times(CREATE), PATIENCE).toBe(4);
  const [first, second, third, fourth] = backend.asked
    .filter(({ call }) => call === CREATE)
    .map(({ once }) => once);
  expect([second, fourth]).toEqual([first, third]);
  expect([typeof first, typeof third, first === third]).toEqual(["string", "string", false]);
});
