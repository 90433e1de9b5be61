import { createActor, type InspectionEvent } from "xstate";
import { describe, expect, test } from "vitest";
import { KEPT, recorded, type Transition, transitionOf } from "../../src/development/recording.ts";
import { REDACTED, redacted } from "../../src/development/redaction.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";

describe("what a developer sees of the actors", () => {
  test("passwords, tokens and dates of birth are left out, however deep they lie", () => {
    expect(
      redacted({
        type: "sign in with email",
        email: "ana@example.com",
        Password: "p",
        nested: { idToken: "t", list: [{ accessToken: "a", kept: 1 }, "text"], birthDate: "2000-01-01" },
      }),
    ).toEqual({
      type: "sign in with email",
      email: "ana@example.com",
      Password: REDACTED,
      nested: { idToken: REDACTED, list: [{ accessToken: REDACTED, kept: 1 }, "text"], birthDate: REDACTED },
    });
  });

  test("a sign-in is recorded with its states and without its password", () => {
    const seen: Array<Omit<Transition, "actor">> = [];
    const inspect = (event: InspectionEvent): void => {
      const transition = transitionOf(event);
      if (transition !== undefined) seen.push({ event: transition.event, state: transition.state });
    };
    const auth = createActor(authMachine, { inspect }).start();
    auth.send({ type: "sign in with email", email: "ana@example.com", password: "canary" });
    auth.stop();
    expect(seen.slice(0, 2)).toEqual([
      { event: { type: "xstate.init" }, state: '"signed out"' },
      {
        event: { type: "sign in with email", email: "ana@example.com", password: REDACTED },
        state: '"signing in with email"',
      },
    ]);
  });

  test(`the last ${String(KEPT)} are kept`, () => {
    const transition = (state: string): Transition => ({ actor: "x:0", event: { type: "e" }, state });
    const all = Array.from({ length: KEPT + 3 }, (_, index) => transition(String(index)));
    const kept = all.reduce<ReadonlyArray<Transition>>(recorded, []);
    expect(kept).toEqual(all.slice(3));
  });
});
