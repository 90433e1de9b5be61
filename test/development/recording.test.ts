import { execFileSync } from "node:child_process";
import * as Option from "effect/Option";
import { expect, test } from "vitest";
import { createActor, type InspectionEvent } from "xstate";
import { noted, type Recordings, recordingsIn, textOf } from "../../src/development/recording.ts";
import { CHARTS } from "../../src/development/charts.ts";
import { testOf } from "../../src/development/recorded-test.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import { recordedIn, storiesOf } from "../machines/auth/walked-ways.ts";
import { workActor } from "../../src/machines/effect-actor.ts";
import { ANAS_PASSWORD, BIRTH_DATE, eventOf, type Happening } from "../machines/auth/auth-fixtures.ts";

const JOURNEYS: ReadonlyArray<ReadonlyArray<Happening>> = [
  [
    "Ana submits the form",
    "the address is accepted",
    "the exchange lets in",
    "sign out is asked for",
    "signing out succeeds",
  ],
  ["Ana submits the form", "the address is refused", "Ana submits the form", "the address is accepted"],
  ["Ana asks for Google", "Google lets in", "the exchange does not know them", "Ana gives her birth date"],
  ["Ana asks for Google", "the popup takes too long", "Ana submits the form", "signing in takes too long"],
  ["Ana registers", "the account is created", "the registered user is created", "the exchange lets in"],
  ["Ana registers", "the account is created", "the registered user is refused", "the attempt is undone"],
  [
    "somebody was here last time",
    "Ana is restored",
    "the exchange lets in",
    "Ana appears after 10 s",
    "the renewal lets in",
  ],
  ["somebody was here last time", "Ana is restored", "the exchange gets no verdict", "the network comes"],
  [
    "Ana appears after 10 s",
    "the exchange lets in",
    "the session expires",
    "Ana signs in again",
    "signing in again lets in",
  ],
  ["Ana appears after 10 s", "the exchange is put off", "another tab signs everybody out"],
];

const never = () => workActor<never, never, unknown>(() => new Promise(() => undefined));

/** What the inspection of a live actor records of a journey, as a saved file has it. */
const saved = (journey: ReadonlyArray<Happening>, number: number): string => {
  let recordings: Recordings = [];
  const inspect = (event: InspectionEvent): void => {
    recordings = noted(recordings, event, number);
  };
  const actors = Object.fromEntries(
    Object.keys(authMachine.implementations.actors).map((name) => [name, never()]),
  );
  const actor = createActor(authMachine.provide({ actors }), { inspect }).start();
  for (const name of journey) Reflect.apply(actor.send, actor, [eventOf(name, actor.getSnapshot().context)]);
  actor.stop();
  return textOf(recordings.filter(({ chart }) => chart === authMachine.id));
};

test("ten journeys are recorded, saved, opened and made a test, which runs beside the chart's own (written anew with -u)", async () => {
  const opened = JOURNEYS.map(saved).flatMap((text) => Option.getOrThrow(recordingsIn(text)));
  expect(opened.map(({ steps }) => steps.length)).toEqual(JOURNEYS.map(({ length }) => length + 1));
  const text = await testOf("auth/auth", opened);
  expect(
    [ANAS_PASSWORD.password.revealed, BIRTH_DATE.revealed].filter((secret) => text.includes(secret)),
  ).toEqual([]);
  await expect(text).toMatchFileSnapshot("../machines/auth/auth.recorded.test.ts");
});

test("what is no recording is not opened", () => {
  expect(
    ["", "[1]", '[{"chart":"auth"}]', "{"].map((text) => recordingsIn(text)).filter(Option.isSome),
  ).toEqual([]);
});

test.each(Object.keys(CHARTS))("a test of %s imports what is there", async (chart) => {
  const text = await testOf(chart, [{ chart, actor: "x:0", steps: [] }]);
  const imports = [...text.matchAll(/^import \{ (\w+) \} from "(\.[^"]+)";$/gmu)];
  expect(imports).toHaveLength(2);
  for (const [, name = "", file = ""] of imports) {
    const imported: unknown = await import(
      new URL(file, new URL("../machines/auth/", import.meta.url)).pathname
    );
    expect(imported).toHaveProperty(name);
  }
});

test("of each journey the longest recording is its story, and no story is told twice", () => {
  const steps = (...types: ReadonlyArray<string>) =>
    types.map((type, at) => ({ at, event: { type }, value: type }));
  const line = (journey: string, actor: string, ...types: ReadonlyArray<string>): string =>
    JSON.stringify([journey, textOf([{ chart: "auth", actor, steps: steps(...types) }])]);
  const stories = storiesOf(
    recordedIn([
      line("one", "x:0", "xstate.init"),
      line("one", "x:0", "xstate.init", "sign out"),
      line("one", "x:1", "xstate.init"),
      line("two", "x:0", "xstate.init", "sign out"),
      line("three", "x:0", "xstate.init", "register"),
    ]),
  );
  expect(stories.map(({ name, steps: { length } }) => [name, length])).toEqual([
    ["one", 2],
    ["three", 2],
  ]);
});

test("a test can be written by Node alone, as the journeys' are", () => {
  const file = new URL("../../src/development/recorded-test.ts", import.meta.url).href;
  const said = execFileSync(process.execPath, [
    "-e",
    `import("${file}").then(({ testOf }) => console.log(typeof testOf))`,
  ]);
  expect(String(said).trim()).toBe("function");
});
