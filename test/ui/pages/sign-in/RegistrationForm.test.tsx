import { i18n } from "@lingui/core";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Confidential } from "../../../../src/domain/confidential.ts";
import type { LoginView } from "../../../../src/machines/auth/auth.view.ts";
import { LoginScreen } from "../../../../src/ui/pages/sign-in/LoginScreen.tsx";
import { renderScreen } from "../../render-screen.tsx";

const register = vi.fn<LoginView["register"]>();

const view = (changes: Partial<LoginView> = {}): LoginView => ({
  isBusy: false,
  failure: undefined,
  signIn: () => undefined,
  signInWithGoogle: () => undefined,
  register,
  ...changes,
});

const opened = async (changes: Partial<LoginView> = {}) => {
  register.mockClear();
  await renderScreen(<LoginScreen view={view(changes)} birthDate={undefined} />);
  fireEvent.input(screen.getByRole("textbox", { name: "Email" }), { target: { value: "ana@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
  await screen.findByRole("heading", { level: 1, name: "Create account" });
};

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Create account" }));

describe("creating an account (D7, §5)", () => {
  test("keeps the address that was typed and goes to it", async () => {
    await opened();
    const email = screen.getByRole("textbox", { name: "Email" });
    expect(email).toHaveProperty("value", "ana@example.com");
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  test("sends what was typed; a username that is blank is none", async () => {
    await opened();
    type("Password", "a password");
    type("Date of birth", "1990-02-28");
    type("Username", "   ");
    send();
    expect(register.mock.calls).toEqual([
      [
        {
          email: "ana@example.com",
          password: new Confidential("a password"),
          birthDate: new Confidential("1990-02-28"),
          username: undefined,
        },
      ],
    ]);
  });

  test("a date of birth stays that day in another language, and is written as that one writes it", async () => {
    await opened();
    type("Password", "a password");
    type("Date of birth", "04/05/1990");
    const { locale, messages } = i18n;
    onTestFinished(() => i18n.activate(locale));
    i18n.load("fr", messages);
    act(() => i18n.activate("fr"));
    expect(screen.getByLabelText("Date of birth")).toHaveProperty("value", "05/04/1990");
    send();
    expect(register.mock.calls[0]?.[0].birthDate).toEqual(new Confidential("1990-04-05"));
  });

  test("§5: sends a username without the white space around it", async () => {
    await opened();
    type("Password", "a password");
    type("Date of birth", "1990-02-28");
    type("Username", " Ana ");
    send();
    expect(register.mock.calls[0]?.[0].username).toBe("Ana");
  });

  test("D73: a username is no longer than a name", async () => {
    await opened();
    expect(screen.getByLabelText("Username")).toHaveProperty("maxLength", 200);
  });

  test.each([
    ["", "Enter your date of birth"],
    ["4/7/88", "Enter the year with four digits"],
    ["٤/٧/٨٨", "Enter the year with four digits"],
    ["2020-06-15", "Enter a date in the past"],
    ["2007-06-16", "You must be at least 13 years old"],
  ])("D20: a date of birth of '%s' is refused in words tied to its field", async (birthDate, words) => {
    await opened();
    type("Password", "a password");
    type("Date of birth", birthDate);
    send();
    const field = screen.getByLabelText("Date of birth");
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const descriptions = described.map((id) => document.getElementById(id)?.textContent);
    expect([field.getAttribute("aria-invalid"), descriptions]).toEqual([
      "true",
      expect.arrayContaining([words]),
    ]);
    expect(document.activeElement).toBe(field);
    expect(register).not.toHaveBeenCalled();
  });

  test("D20: on the thirteenth birthday it is taken", async () => {
    await opened();
    type("Password", "a password");
    type("Date of birth", "2007-06-15");
    send();
    expect(register).toHaveBeenCalledOnce();
  });

  test("a short password is refused, and the first wrong field has the focus", async () => {
    await opened();
    type("Password", "12345");
    send();
    expect(screen.getByText("Use at least 6 characters")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  });

  test("lets password managers and browsers fill it in", async () => {
    await opened();
    expect(
      ["Email", "Password", "Date of birth"].map((label) =>
        screen.getByLabelText(label).getAttribute("autocomplete"),
      ),
    ).toEqual(["username", "new-password", "bday"]);
  });

  test.each([
    { _tag: "AddressTaken", label: "Email", said: "This address already has an account." },
    { _tag: "AddressRefused", label: "Email", said: "This address is not accepted. Enter another one." },
    {
      _tag: "PasswordTooWeak",
      label: "Password",
      said: "This password is too easy to guess. Choose another one.",
    },
  ] as const)("$_tag is said at its field until that is changed", async ({ _tag, label, said }) => {
    const Refusing = () => {
      const [failure, fail] = useState<LoginView["failure"]>();
      return <LoginScreen view={view({ failure, register: () => fail({ _tag }) })} birthDate={undefined} />;
    };
    await renderScreen(<Refusing />);
    fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
    await screen.findByRole("heading", { level: 1, name: "Create account" });
    type("Email", "ana@example.com");
    type("Password", "a password");
    type("Date of birth", "1990-02-28");
    send();
    expect(await screen.findByText(said)).toBeTruthy();
    type("Username", "Ana");
    expect(screen.getByText(said)).toBeTruthy();
    type(label, "anabel@example.com");
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("what went wrong while signing in is not said here, and the way back leads to the form", async () => {
    await opened({ failure: { _tag: "InvalidCredentials" } });
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Sign in instead" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeTruthy();
  });
});
