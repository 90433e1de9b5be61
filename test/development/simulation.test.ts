import * as Result from "effect/Result";
import { AuthErrorCodes } from "firebase/auth";
import { describe, expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { chartOf, type State, statesIn } from "../../src/development/chart.ts";
import { CHARTS } from "../../src/development/charts.ts";
import {
  answersOf,
  beginning,
  consequencesOf,
  offersOf,
  type Simulation,
  told,
  waitsIn,
} from "../../src/development/simulation.ts";
import { type SignInFlow, signInFailureOfCode } from "../../src/domain/sign-in-failure.ts";
import { idsIn } from "../../src/development/states.ts";
import { strayStep } from "../../src/development/stray-step.ts";
import { testOf } from "../../src/development/recorded-test.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";

const next = (machine: AnyStateMachine, simulation: Simulation): ReadonlyArray<Simulation> => {
  const { events, answers, waits } = offersOf(simulation);
  const offered = [...events, ...[...Object.values(answers).flat(), ...waits].map(({ event }) => event)];
  return offered.map((event) => Result.getOrThrow(told(machine, simulation, event)));
};

/** All that a copy of a chart comes to by what it is offered, and the states that it does not come to. */
const walked = (machine: AnyStateMachine) => {
  const chart = chartOf(machine);
  /** What is left at once is passed through and never stood in. */
  const isPassed = ({ ways }: State): boolean => ways.length > 0 && ways.every(({ event }) => event === "");
  const unreached = new Set(statesIn(chart).flatMap((state) => (isPassed(state) ? [] : [state.id])));
  const seen = new Map<string, Simulation>();
  const ahead = [Result.getOrThrow(beginning(machine))];
  for (const simulation of ahead) {
    const key = JSON.stringify(simulation.snapshot.value);
    if (seen.has(key)) continue;
    seen.set(key, simulation);
    for (const id of idsIn(chart, simulation.snapshot.value)) unreached.delete(id);
    ahead.push(...next(machine, simulation));
  }
  return { seen, unreached: [...unreached] };
};

describe("a simulated copy", () => {
  test.each(Object.entries(CHARTS))("of %s comes to every state by what it is offered", (_, machine) => {
    // Which page is one of consent is provided where everything is composed.
    const provided = machine.id === "google connection" ? ["google connection.leaving"] : [];
    expect(walked(machine).unreached).toEqual(provided);
  });

  test("goes through the whole of sign-in by what it is offered, without a backend", async () => {
    const { seen } = walked(authMachine);
    const longest = [...seen.values()].reduce((one, other) =>
      other.recording.steps.length > one.recording.steps.length ? other : one,
    );
    const { steps } = longest.recording;
    expect(
      strayStep(
        authMachine,
        undefined,
        steps.map(({ event, value }) => [event, value]),
      ),
    ).toBeUndefined();
    expect(await testOf("auth/auth", [longest.recording])).toContain("strayStep(authMachine");
  });

  test("can end every wait for an actor in success, in every failure, and late", () => {
    const begun = Result.getOrThrow(beginning(authMachine));
    const waiting = Result.getOrThrow(
      told(authMachine, begun, { type: "sign in with email", email: "a@b.example" }),
    );
    const answers = offersOf(waiting).answers["sign in with email"] ?? [];
    expect(answers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "success",
        "NetworkFailed: the network is gone",
        expect.stringMatching(/^too late \(15 s/u),
      ]),
    );
    expect(
      answers.map(({ event }) => Result.getOrThrow(told(authMachine, waiting, event)).snapshot.value),
    ).toEqual(answers.map(({ name }) => (name === "success" ? "exchanging" : "turned away")));
  });

  test("says how a chart breaks that is given what it cannot read", () => {
    const begun = Result.getOrThrow(beginning(authMachine));
    const following = Result.getOrThrow(told(authMachine, begun, { type: "identity appeared" }));
    expect(Result.isFailure(told(authMachine, following, { type: "identity appeared" }))).toBe(true);
  });

  test.each<[actor: string, flow: SignInFlow, further: ReadonlyArray<string>]>([
    ["restore identity", "password", []],
    ["sign in with email", "password", []],
    ["sign in with Google", "google", []],
    ["register with email", "registration", []],
    ["create user", "password", ["NoPendingGoogleUser"]],
    ["sign out of identity", "password", []],
    ["undo the attempt", "password", []],
  ])('offers the failures that "%s" can give, and no other', (actor, flow, further) => {
    const given = Object.values(AuthErrorCodes).map((code) => signInFailureOfCode(code, flow)._tag);
    const offered = Object.keys(answersOf("auth", actor)).flatMap(
      (name) => /^[A-Z]\w+(?=: )/u.exec(name) ?? [],
    );
    // Restoring asks the provider nothing that it could refuse.
    expect(new Set(offered)).toEqual(new Set(actor === "restore identity" ? [] : [...given, ...further]));
  });

  test("says how long each wait is, as far as the chart knows", () => {
    const sent = (events: ReadonlyArray<{ readonly type: string }>): Simulation =>
      events.reduce(
        (simulation, event) => Result.getOrThrow(told(authMachine, simulation, event)),
        Result.getOrThrow(beginning(authMachine)),
      );
    const popup = offersOf(sent([{ type: "sign in with Google" }]));
    expect(popup.waits.map(({ name }) => name)).toEqual(["the popup has been open for long (15 s)"]);
    const restoring = sent([{ type: "restore the session" }]);
    const broken = offersOf(restoring).answers["restore identity"]?.find(({ name }) => name === "broken");
    const waiting = Result.getOrThrow(told(authMachine, restoring, broken?.event ?? { type: "" }));
    expect(offersOf(waiting).waits.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^the next try is due \(\d+ s\)$/u),
    ]);
  });

  test("says how long a chart stays by itself", () => {
    const waits = (id: string): ReadonlyArray<string> => waitsIn(authMachine, `auth.${id}`);
    expect(waits("signing up.awaiting birth date")).toEqual(["without end, for what happens"]);
    expect(waits("arriving.no verdict")).toEqual([
      "until the next try is due: how long depends on what went before",
    ]);
    expect(waits("signing in with Google.in the popup")).toEqual([
      "until the popup has been open for long (15 s)",
    ]);
    // The answer that it waits for tells how long.
    expect(waits("exchanging")).toEqual([]);
  });

  test("says what each answer leads to from a state, where nothing else happened before", () => {
    const led = consequencesOf(authMachine, "exchanging", ["exchange identity"]);
    expect(led.slice(0, 4)).toEqual([
      { answer: "lets them in", value: { "signed in": "settled" } },
      { answer: "404: nobody knows them", value: { "signing up": "awaiting birth date" } },
      { answer: "refused", value: "undoing the attempt" },
      { answer: "no verdict", value: "undoing the attempt" },
    ]);
  });
});
