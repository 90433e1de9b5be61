import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Confidential } from "../../../../src/domain/confidential.ts";
import { SIGN_IN_MESSAGES } from "../../../domain/sign-in-messages.ts";
import type { LoginView } from "../../../../src/machines/auth/auth.view.ts";
import { LoginScreen } from "../../../../src/ui/pages/sign-in/LoginScreen.tsx";
import { renderScreen } from "../../render-screen.tsx";

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
const google = () => screen.getByRole("button", { name: "Continue with Google" });
const signIn = () => screen.getByRole("button", { name: "Sign in" });

describe("LoginScreen", () => {
  test.each([
    ["without surrounding white space", " ana@example.com "],
    ["in the signs of addresses where it was typed wide", "ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
  ])("sends what was typed, the address %s", async (_, typed) => {
    const sent = vi.fn<LoginView["signIn"]>();
    await renderScreen(<LoginScreen view={view({ signIn: sent })} birthDate={undefined} />);
    fireEvent.input(email(), { target: { value: typed } });
    fireEvent.input(password(), { target: { value: " a password " } });
    fireEvent.click(signIn());
    expect(sent.mock.calls).toEqual([
      [{ email: "ana@example.com", password: new Confidential(" a password ") }],
    ]);
  });

  test("sends nothing while a field is wrong, says so under it and goes there", async () => {
    const sent = vi.fn<LoginView["signIn"]>();
    await renderScreen(<LoginScreen view={view({ signIn: sent })} birthDate={undefined} />);
    fireEvent.input(email(), { target: { value: "ana" } });
    fireEvent.click(signIn());
    expect(sent).not.toHaveBeenCalled();
    expect(email().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Enter an email address, like name@example.com")).toBeTruthy();
    expect(screen.getByText("Enter your password")).toBeTruthy();
    expect(document.activeElement).toBe(email());
  });

  test.each([
    ["Forgot your password?", "Forgot your password?"],
    ["Create an account", "Create account"],
  ])("after %s, what is typed until the other form is there goes along", async (button, title) => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    onTestFinished(() => void vi.unstubAllGlobals());
    await renderScreen(<LoginScreen view={view()} birthDate={undefined} />);
    fireEvent.click(screen.getByRole("button", { name: button }));
    let typed = 0;
    while (screen.queryByRole("heading", { level: 1, name: title }) === null) {
      const field = email();
      if (field instanceof HTMLInputElement) field.value = "a".repeat((typed += 1));
      await new Promise((passed) => setImmediate(passed));
    }
    expect(email()).toMatchObject({ value: "a".repeat(typed) });
    expect(typed).toBeGreaterThan(0);
  });

  test.each([
    ["Forgot your password?", "Forgot your password?"],
    ["Create an account", "Create account"],
  ])("after %s, form and document are called by the heading", async (button, title) => {
    document.title = "Kitchen Console";
    await renderScreen(<LoginScreen view={view()} birthDate={undefined} />);
    expect(screen.getByRole("form", { name: "Sign in" }).contains(email())).toBe(true);
    expect(document.title).toBe("Kitchen Console");
    fireEvent.click(screen.getByRole("button", { name: button }));
    expect((await screen.findByRole("form", { name: title })).contains(email())).toBe(true);
    expect(document.title).toBe(`${title} · Kitchen Console`);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign in instead" })));
    expect(document.title).toBe("Kitchen Console");
  });

  const tags = Object.keys(SIGN_IN_MESSAGES) as ReadonlyArray<keyof typeof SIGN_IN_MESSAGES>;
  test.each(tags)("§8: %s is announced in exactly the specified words", async (_tag) => {
    await renderScreen(<LoginScreen view={view({ failure: { _tag } })} birthDate={undefined} />);
    expect(screen.getByRole("alert").textContent).toBe(SIGN_IN_MESSAGES[_tag]);
  });

  test("D28: says that another tab signed out, and whoever was sent here by it goes on here", async () => {
    const sentHere = view({ failure: { _tag: "SignedOutElsewhere" } });
    await renderScreen(<LoginScreen view={sentHere} birthDate={undefined} />);
    expect(screen.getByRole("alert").textContent).toBe("You were signed out in another tab.");
    expect(document.activeElement).toBe(email());
  });

  test("says after ten seconds that signing in takes long", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await renderScreen(<LoginScreen view={view({ isBusy: true })} birthDate={undefined} />);
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole("status")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("status").textContent).toBe("This is taking longer than usual.");
  });

  test("cannot be sent twice while it is busy", async () => {
    await renderScreen(<LoginScreen view={view({ isBusy: true })} birthDate={undefined} />);
    expect(signIn().getAttribute("aria-disabled")).toBe("true");
    expect(google().getAttribute("aria-disabled")).toBe("true");
  });

  test("sends nothing while it is busy, neither by a click nor by Enter, and keeps the focus", async () => {
    const sent = vi.fn<() => void>();
    const busy = view({ isBusy: true, signIn: sent, signInWithGoogle: sent });
    await renderScreen(<LoginScreen view={busy} birthDate={undefined} />);
    fireEvent.input(email(), { target: { value: "ana@example.com" } });
    fireEvent.input(password(), { target: { value: "a password" } });
    signIn().focus();
    fireEvent.click(signIn());
    fireEvent.click(google());
    fireEvent.submit(email());
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(signIn());
  });

  test("asks Google", async () => {
    const asked = vi.fn<LoginView["signInWithGoogle"]>();
    await renderScreen(<LoginScreen view={view({ signInWithGoogle: asked })} birthDate={undefined} />);
    fireEvent.click(google());
    expect(asked).toHaveBeenCalledOnce();
  });

  test("takes a problem back as its field is changed, and only that one", async () => {
    await renderScreen(<LoginScreen view={view()} birthDate={undefined} />);
    fireEvent.click(signIn());
    fireEvent.input(email(), { target: { value: "a" } });
    expect(screen.queryByText("Enter an email address, like name@example.com")).toBeNull();
    expect(screen.getByText("Enter your password")).toBeTruthy();
  });

  test("what came of the last time is said no more once it is sent again or changed, but what comes next is", async () => {
    const failing = (): LoginView => view({ failure: { _tag: "InvalidCredentials" } });
    let show: (next: LoginView) => void = () => undefined;
    const Screen = () => {
      const [shown, setShown] = useState(failing);
      useEffect(() => {
        show = setShown;
      }, []);
      return <LoginScreen view={shown} birthDate={undefined} />;
    };
    await renderScreen(<Screen />);
    const said = () => screen.queryByRole("alert")?.textContent;
    expect(said()).toBe("Invalid email or password");
    fireEvent.click(signIn());
    expect(said()).toBeUndefined();
    expect(screen.getByText("Enter an email address, like name@example.com")).toBeTruthy();
    const again = failing();
    act(() => show(again));
    expect(said()).toBe("Invalid email or password");
    fireEvent.input(password(), { target: { value: "b" } });
    expect(said()).toBeUndefined();
    act(() => show(view({ isBusy: true })));
    act(() => show(again));
    expect(said()).toBe("Invalid email or password");
  });

  test("after a wrong password the password is ready to be typed again", async () => {
    await renderScreen(
      <LoginScreen view={view({ failure: { _tag: "InvalidCredentials" } })} birthDate={undefined} />,
    );
    expect(document.activeElement).toBe(password());
  });

  test("the password can be revealed with the keyboard", async () => {
    await renderScreen(<LoginScreen view={view()} birthDate={undefined} />);
    const reveal = screen.getByRole("button", { name: "Show password" });
    expect([reveal.tabIndex, reveal.getAttribute("aria-pressed")]).toEqual([0, "false"]);
    fireEvent.mouseDown(reveal);
    fireEvent.click(reveal);
    expect(password().getAttribute("type")).toBe("text");
  });

  test("language and theme can be chosen before signing in (D47, D49)", async () => {
    await renderScreen(<LoginScreen view={view()} birthDate={undefined} />);
    expect(await screen.findByRole("combobox", { name: "Language" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Use dark theme" })).toBeTruthy();
  });

  test("lets password managers fill it in", async () => {
    await renderScreen(<LoginScreen view={view()} birthDate={undefined} />);
    expect(email().getAttribute("autocomplete")).toBe("username");
    expect(password().getAttribute("autocomplete")).toBe("current-password");
  });
});
