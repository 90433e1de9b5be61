import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { preferencesMachine } from "../../../src/machines/preferences/preferences.machine.ts";

const begun = () => {
  const remembered: Array<unknown> = [];
  const actor = createActor(
    preferencesMachine.provide({
      actions: {
        "remember the density": (_, density) => void remembered.push(density),
        "remember the hidden columns": (_, hidden) => void remembered.push(hidden),
      },
    }),
    {
      input: {
        language: "en",
        colorScheme: "light",
        density: "comfortable",
        hiddenColumns: {},
        shortcuts: true,
      },
    },
  ).start();
  return { actor, remembered };
};

describe("the look of lists", () => {
  test("the height of rows is changed and remembered", () => {
    const { actor, remembered } = begun();
    actor.send({ type: "choose a density", density: "compact" });
    expect(actor.getSnapshot().context.density).toBe("compact");
    expect(remembered).toEqual(["compact"]);
  });

  test("each list has its own columns; all are remembered together, as they are now", () => {
    const { actor, remembered } = begun();
    actor.send({ type: "hide columns", list: "users", columns: ["email"] });
    actor.send({ type: "hide columns", list: "tribes", columns: ["leader", "status"] });
    const hidden = { users: ["email"], tribes: ["leader", "status"] };
    expect(actor.getSnapshot().context.hiddenColumns).toEqual(hidden);
    expect(remembered).toEqual([{ users: ["email"] }, hidden]);
  });
});
