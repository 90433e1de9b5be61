import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, CARL, EVE, heading, PATIENCE, startConsole, useConsoles, userOnWire } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const UNVERIFIED = { ...userOnWire(CARL), verified: false };
const KEEPS = { "GET /health": () => json({ status: "up", capabilities: ["fields"] }) };

const opened = async (at: string, title: string, answers = {}) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), "GET /user/3": () => json(UNVERIFIED), ...KEEPS, ...answers });
  await startConsole({ as: ADA, at, backend });
  await heading(title);
  return {
    sent: (call: string) => backend.asked.filter((one) => one.call.startsWith(call)).map(({ body }) => body),
    backend,
  };
};

const button = (name: string) => screen.findByRole("button", { name }, PATIENCE);
const choose = async (role: string): Promise<void> => {
  fireEvent.click(await screen.findByRole("combobox", { name: "Role" }, PATIENCE));
  fireEvent.click(await screen.findByRole("option", { name: role, hidden: true }, PATIENCE));
};
const MEANT = { name: "Give this role although the address is not verified" };

test("D68: a form asks before a role above chef goes to an address that was not verified", async () => {
  const { sent } = await opened("/admin/users/3/edit", "Edit Carl", {
    "PUT /user/editUser": () => json({ ...UNVERIFIED, role: "viewer" }),
  });
  await button("Save");
  expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
  await choose("Viewer");
  fireEvent.click(await button("Save"));
  expect(await screen.findByText("Confirm this, or choose another role", undefined, PATIENCE)).toBeDefined();
  expect(sent("PUT /user/editUser")).toEqual([]);
  fireEvent.click(screen.getByRole("checkbox", MEANT));
  fireEvent.click(await button("Save"));
  await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
  expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).toMatchObject({
    role: "viewer",
    allowUnverified: true,
  });
});

test.each([
  ["that was verified", true],
  ["of which nothing is known", undefined],
])("D68: nothing is asked for an address %s", async (_, verified) => {
  const { sent } = await opened("/admin/users/3/edit", "Edit Carl", {
    "GET /user/3": () => json({ ...UNVERIFIED, verified }),
    "PUT /user/editUser": () => json({ ...UNVERIFIED, verified, role: "viewer" }),
  });
  await choose("Viewer");
  expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
  fireEvent.click(await button("Save"));
  await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
  expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).not.toHaveProperty("allowUnverified");
});

test("D68: the address of a new user cannot be verified yet", async () => {
  await opened("/admin/users/create", "Create user");
  await button("Save");
  expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
  await choose("Editor");
  fireEvent.click(await button("Save"));
  expect(await screen.findByRole("checkbox", MEANT)).toBeDefined();
  expect(await screen.findByText("Confirm this, or choose another role", undefined, PATIENCE)).toBeDefined();
});

test("D68: what was confirmed of one role of a new user is not confirmed of another", async () => {
  await opened("/admin/users/create", "Create user");
  await choose("Editor");
  fireEvent.click(await screen.findByRole("checkbox", MEANT));
  expect(screen.getByRole("checkbox", MEANT)).toHaveProperty("checked", true);
  await choose("Admin");
  await waitFor(
    () => expect(screen.getByRole("combobox", { name: "Role" })).toHaveProperty("value", "Admin"),
    PATIENCE,
  );
  expect(screen.getByRole("checkbox", MEANT)).toHaveProperty("checked", false);
});

test("D57, D68: a backend that keeps no such thing is asked for nothing of it", async () => {
  await opened("/admin/users/create", "Create user", { "GET /health": () => json({ status: "up" }) });
  await choose("Editor");
  fireEvent.click(await button("Save"));
  expect(await screen.findByText("Enter a first name", undefined, PATIENCE)).toBeDefined();
  expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
});

/** The question whether somebody becomes a viewer: Carl, whose address was not verified, or Eve, of whom that is not known. */
const askedFromTheList = async (answer: () => Response, name = "Carl") => {
  const users = [userOnWire(ADA), userOnWire(EVE), UNVERIFIED];
  const { sent } = await opened("/admin/users", "Users", {
    "GET /user/25/0": () => json(users),
    "GET /user/2": () => json(userOnWire(EVE)),
    "PUT /user/editUser": answer,
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }, PATIENCE));
  fireEvent.click(await button("Change"));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Change role", hidden: true }, PATIENCE));
  const dialog = within(await screen.findByRole("dialog", { name: "Change role" }, PATIENCE));
  expect(dialog.queryByRole("checkbox")).toBeNull();
  fireEvent.change(dialog.getByRole("combobox", { name: "Role" }), { target: { value: "viewer" } });
  return { dialog, sent };
};

test("D68: many get a role above chef, those with an unverified address only where that is meant", async () => {
  const { dialog, sent } = await askedFromTheList(() => json({ ...UNVERIFIED, role: "viewer" }));
  fireEvent.click(
    await dialog.findByRole("checkbox", { name: "Also where the address is not verified" }, PATIENCE),
  );
  fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
  expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).toMatchObject({ allowUnverified: true });
});

test("D68: where nobody who is selected is known to be unverified, nothing of it is asked", async () => {
  const { dialog, sent } = await askedFromTheList(() => json(userOnWire(EVE)), "Eve");
  expect(dialog.queryByRole("checkbox")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
  expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).not.toHaveProperty("allowUnverified");
});

test("D68: whose role stays for want of a verified address, that is said of them, and no success", async () => {
  const { dialog } = await askedFromTheList(() =>
    json({ message: "The address was not verified", field: "allowUnverified" }, 400),
  );
  fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
  await waitFor(
    () => expect(document.body.textContent).toContain("Carl was not changed: The address is not verified"),
    PATIENCE,
  );
  expect(screen.queryByText("Nothing was changed")).toBeNull();
});

test("D68: lists and pages say whether an address was verified, where that is known", async () => {
  await opened("/admin/users", "Users", {
    "GET /user/25/0": () => json([{ ...userOnWire(ADA), verified: true }, UNVERIFIED, userOnWire(EVE)]),
  });
  expect(await screen.findByRole("columnheader", { name: /^Verification/u }, PATIENCE)).toBeDefined();
  expect(screen.getByRole("cell", { name: "Verified" })).toBeDefined();
  fireEvent.click(screen.getByRole("link", { name: "Carl" }));
  await heading("Carl");
  expect(await screen.findByText("Unverified", undefined, PATIENCE)).toBeDefined();
});

test("D60: of what no answer tells there is no column", async () => {
  await opened("/admin/users", "Users");
  await screen.findByRole("link", { name: "Carl" }, PATIENCE);
  expect(screen.queryByRole("columnheader", { name: /^Verification/u })).toBeNull();
});
