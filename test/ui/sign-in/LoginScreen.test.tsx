import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SIGN_IN_MESSAGES, type SignInFailureTag } from "../../../src/domain/sign-in-failure.ts";
import type { LoginView } from "../../../src/machines/auth/auth.view.ts";
import { LoginScreen } from "../../../src/ui/sign-in/LoginScreen.tsx";
import { renderScreen } from "../render-screen.tsx";

const view = (changes: Partial<LoginView> = {}): LoginView => ({
  isBusy: false,
  failure: undefined,
  signIn: () => undefined,
  signInWithGoogle: () => undefined,
  register: () => undefined,
  ...changes,
});

const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");
const signIn = () => screen.getByRole("button", { name: "Sign in" });

describe("LoginScreen", () => {
  test("sends what was typed, the address without surrounding white space", async () => {
    const sent = vi.fn<LoginView["signIn"]>();
    await renderScreen(<LoginScreen view={view({ signIn: sent })} />);
    fireEvent.input(email(), { target: { value: " ana@example.com " } });
    fireEvent.input(password(), { target: { value: " a password " } });
    fireEvent.click(signIn());
    expect(sent.mock.calls).toEqual([[{ email: "ana@example.com", password: " a password " }]]);
  });

  test("sends nothing while a field is wrong, says so under it and goes there", async () => {
    const sent = vi.fn<LoginView["signIn"]>();
    await renderScreen(<LoginScreen view={view({ signIn: sent })} />);
    fireEvent.input(email(), { target: { value: "ana" } });
    fireEvent.click(signIn());
    expect(sent).not.toHaveBeenCalled();
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Enter an e-mail address, like name@example.com")).toBeTruthy();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    expect(document.activeElement).toBe(email());
  });

  const tags = Object.keys(SIGN_IN_MESSAGES) as ReadonlyArray<SignInFailureTag>;
  test.each(tags)("§8: %s is announced in exactly the specified words", async (_tag) => {
    await renderScreen(<LoginScreen view={view({ failure: { _tag } })} />);
    expect(screen.getByRole("alert").textContent).toBe(SIGN_IN_MESSAGES[_tag]);
  });

  test("cannot be sent twice while it is busy", async () => {
    await renderScreen(<LoginScreen view={view({ isBusy: true })} />);
    expect(signIn().hasAttribute("disabled")).toBe(true);
  });

  test("lets password managers fill it in", async () => {
    await renderScreen(<LoginScreen view={view()} />);
    expect(email().getAttribute("autocomplete")).toBe("username");
    expect(password().getAttribute("autocomplete")).toBe("current-password");
  });
});
