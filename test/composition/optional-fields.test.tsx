import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, startConsole, useConsoles } from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();

const KEEPS = { "GET /health": () => json({ status: "up", capabilities: ["fields"] }) };

const opened = async (at: string, title: string, answers = {}) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), ...answers });
  await startConsole({ as: ADA, at, backend });
  await heading(title);
  await screen.findByRole("button", { name: "Save" }, PATIENCE);
  return backend;
};

const FORMS = [
  { at: "/admin/kitchens/create", title: "Create kitchen", asks: ["Description", "Location", /^Capacity/u] },
  { at: "/admin/kitchens/create?from=7", title: "Create kitchen", asks: ["Description", "Location"] },
  { at: "/admin/kitchens/7/edit", title: "Edit Casa Ana", asks: ["Description", "Location", /^Capacity/u] },
  { at: "/admin/tribes/create", title: "Create tribe", asks: ["Leader"] },
  { at: "/admin/tribes/5/edit", title: "Edit Bakers", asks: ["Leader"] },
];

describe.each(FORMS)("D59: the form at $at", ({ at, title, asks }) => {
  test("asks for the optional fields that the backend keeps", async () => {
    await opened(at, title, KEEPS);
    for (const label of asks)
      expect(screen.getByLabelText(label, { selector: "input, textarea" })).toBeDefined();
  });

  test("asks for none where nothing says that it keeps them", async () => {
    await opened(at, title);
    for (const label of asks) expect(screen.queryByLabelText(label)).toBeNull();
  });
});

test("D59: what a backend tells and does not say it keeps is sent back as it came", async () => {
  const told = { ...CASA_ANA, description: "Soups", capacity: 4 };
  const backend = await opened("/admin/kitchens/7/edit", "Edit Casa Ana", {
    "GET /kitchen/7": () => json(told),
    "POST /kitchen/editKitchen": () => json({ ...told, nombre: "Casa Berta" }),
  });
  fireEvent.change(screen.getByLabelText(/^Name/u, { selector: "input" }), {
    target: { value: "Casa Berta" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const sent = () => backend.asked.find(({ call }) => call === "POST /kitchen/editKitchen");
  await waitFor(() => expect(sent()).toBeDefined(), PATIENCE);
  expect(JSON.parse(sent()?.body ?? "")).toMatchObject({
    nombre: "Casa Berta",
    description: "Soups",
    capacity: 4,
  });
  // Where that leads is drawn before the test ends: the router's clock goes on.
  await heading("Casa Ana");
});
