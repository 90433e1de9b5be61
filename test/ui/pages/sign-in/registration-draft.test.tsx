import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draftsIn } from "../../../../src/adapters/browser/drafts.ts";
import { VISITOR } from "../../../../src/domain/ports/drafts.ts";
import type { LoginView } from "../../../../src/machines/auth/auth.view.ts";
import { LoginScreen } from "../../../../src/ui/pages/sign-in/LoginScreen.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

const VIEW: LoginView = {
  isBusy: false,
  failure: undefined,
  signIn: () => undefined,
  signInWithGoogle: () => undefined,
  register: () => undefined,
};
const LABELS = ["Email", "Password", "Date of birth", "Username"];
const TYPED = ["ana@kitchen.example", "a password", "1990-02-28", "  Ana \u05d0 "];
const BACK = [TYPED[0], "", "", TYPED[3]];

/** A page with the storage of its tab, loaded as often as one likes. */
const page = () => {
  sessionStorage.clear();
  return async () => {
    cleanup();
    const console = { ...quietConsole(), drafts: draftsIn(() => sessionStorage) };
    await renderScreen(<LoginScreen view={VIEW} birthDate={undefined} />, { console });
    return console;
  };
};

const registering = () => screen.findByRole("heading", { level: 1, name: "Create account" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const fields = () => LABELS.map((label) => Reflect.get(screen.getByLabelText(label), "value"));

const typed = async (load: ReturnType<typeof page>) => {
  const console = await load();
  press("Create an account");
  await registering();
  LABELS.forEach((label, index) => type(label, TYPED[index] ?? ""));
  return console;
};

test("D61: a registration is there again when the page is loaded anew, without password and date of birth", async () => {
  const load = page();
  await typed(load);
  for (const secret of ["a password", "1990-02-28"])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
  await load();
  await registering();
  expect(fields()).toEqual(BACK);
  expect(screen.getByRole("status").textContent).toContain("What you typed here before is back");
});

test("D61: a registration is there again for whoever looks at signing in between", async () => {
  await typed(page());
  press("Sign in instead");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  press("Create an account");
  await registering();
  expect(fields()).toEqual(BACK);
});

test("D61: whoever turned to signing in is asked to sign in when the page is loaded anew, and loses nothing", async () => {
  const load = page();
  await typed(load);
  press("Sign in instead");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  await load();
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  press("Create an account");
  await registering();
  expect(fields()).toEqual(BACK);
  await load();
  await registering();
  expect(fields()).toEqual(BACK);
});

test("D61: an address that was brought along stays, and nothing typed is nothing kept", async () => {
  const load = page();
  const console = await load();
  press("Create an account");
  await registering();
  expect(console.drafts.has(VISITOR)).toBe(false);
  press("Sign in instead");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  type("Email", "eve@kitchen.example");
  press("Create an account");
  await registering();
  await load();
  await registering();
  expect(fields()).toEqual(["eve@kitchen.example", "", "", ""]);
});
