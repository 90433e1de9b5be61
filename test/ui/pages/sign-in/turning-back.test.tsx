import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";
import type { LoginView } from "../../../../src/machines/auth/auth.view.ts";
import { LoginScreen } from "../../../../src/ui/pages/sign-in/LoginScreen.tsx";
import { renderScreen } from "../../render-screen.tsx";

const VIEW: LoginView = {
  isBusy: false,
  failure: undefined,
  signIn: () => undefined,
  signInWithGoogle: () => undefined,
  register: () => undefined,
};

/** The login screen at an address, and the history that it is in. */
const open = async (): Promise<RouterHistory> => {
  let history: RouterHistory | undefined;
  const Seen = () => {
    const router = useRouter();
    useEffect(() => {
      history = router.history;
    }, [router]);
    return null;
  };
  await renderScreen(
    <>
      <LoginScreen view={VIEW} birthDate={undefined} />
      <Seen />
    </>,
    { path: "/login?from=%2Fadmin%2Fusers" },
  );
  if (history === undefined) throw new Error("No history was seen");
  return history;
};

const email = () => screen.getByRole("textbox", { name: "Email" });
const seen = (title: string) => screen.findByRole("heading", { level: 1, name: title });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (value: string) => fireEvent.input(email(), { target: { value } });

test.each([
  ["Create an account", "Create account"],
  ["Forgot your password?", "Forgot your password?"],
])(
  "after %s the way back leads to signing in, and forward again, with the address",
  async (button, title) => {
    const history = await open();
    const { href } = history.location;
    type("ana@kitchen.example");
    press(button);
    await seen(title);
    expect(history.location.href).toBe(href);
    expect(email()).toMatchObject({ value: "ana@kitchen.example" });
    type("eve@kitchen.example");
    act(() => history.back());
    await seen("Sign in");
    expect(email()).toMatchObject({ value: "eve@kitchen.example" });
    expect(document.activeElement).toBe(email());
    act(() => history.forward());
    await seen(title);
    expect(email()).toMatchObject({ value: "eve@kitchen.example" });
    expect(document.activeElement).toBe(email());
    expect(history.location.href).toBe(href);
  },
);

test("whoever turns to signing in again is at the entry where they began", async () => {
  const history = await open();
  press("Create an account");
  await seen("Create account");
  expect(history.length).toBe(2);
  press("Sign in instead");
  await seen("Sign in");
  expect(history.canGoBack()).toBe(false);
  press("Forgot your password?");
  press("Forgot your password?");
  await seen("Forgot your password?");
  expect(history.length).toBe(2);
});

test("whoever signs in while another form is on its way stays, and that form does not come", async () => {
  const history = await open();
  type("ana@kitchen.example");
  fireEvent.input(screen.getByLabelText("Password"), { target: { value: "Sample-Kitchen-1" } });
  press("Create an account");
  press("Sign in");
  await waitFor(() => expect(history.canGoBack()).toBe(false));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sign in");
  expect(screen.getByLabelText("Password")).toMatchObject({ value: "Sample-Kitchen-1" });
});
