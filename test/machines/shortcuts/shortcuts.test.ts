import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type Shortcut, SHORTCUTS } from "../../../src/domain/shortcuts.ts";
import { shortcutsMachine } from "../../../src/machines/shortcuts/shortcuts.machine.ts";

const started = () => {
  const clock = new SimulatedClock();
  const said: Array<Shortcut> = [];
  const actor = createActor(shortcutsMachine, { clock });
  actor.on("shortcut", ({ shortcut }) => said.push(shortcut));
  actor.start();
  const press = (...keys: ReadonlyArray<string>) => keys.forEach((key) => actor.send({ type: "press", key }));
  return { clock, press, said };
};

// What can neither begin nor end a shortcut.
const others = fc.array(fc.constantFrom("e", "y", "Enter", "Tab", "Shift", "G", "1"), { maxLength: 4 });

describe("keyboard shortcuts", () => {
  test.prop([fc.array(fc.tuple(fc.constantFrom(...SHORTCUTS), others), { maxLength: 6 })])(
    "each says what it means, whatever keys are pressed between them",
    (presses) => {
      const { press, said } = started();
      for (const [{ keys }, between] of presses) press(...keys, ...between);
      expect(said).toEqual(presses.map(([{ shortcut }]) => shortcut));
    },
  );

  test("the second key has a second's time", () => {
    const { clock, press, said } = started();
    press("g");
    clock.increment(999);
    press("u");
    press("g");
    clock.increment(1_000);
    press("u");
    expect(said).toEqual([{ _tag: "GoTo", list: "users" }]);
  });

  test("the leader pressed again has the whole second anew", () => {
    const { clock, press, said } = started();
    press("g");
    clock.increment(999);
    press("g");
    clock.increment(999);
    press("u");
    expect(said).toEqual([{ _tag: "GoTo", list: "users" }]);
  });

  test("another key in between ends it, the leader begins it anew", () => {
    const { press, said } = started();
    press("g", "y", "u", "g", "g", "k", "t");
    expect(said).toEqual([{ _tag: "GoTo", list: "kitchens" }]);
  });
});
