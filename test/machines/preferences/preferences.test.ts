import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { LanguageCode } from "../../../src/domain/language.ts";
import { TimedOut } from "../../../src/domain/remote-failure.ts";
import { type Answer, DONE } from "../../../src/machines/answer.ts";
import {
  type Preferences,
  preferencesMachine,
} from "../../../src/machines/preferences/preferences.machine.ts";

const PREFERRED: Preferences = {
  language: "en",
  colorScheme: "light",
  density: "comfortable",
  hiddenColumns: {},
  shortcuts: true,
};

const begun = () => {
  const remembered: Array<unknown> = [];
  const remember = (_: unknown, what: unknown) => void remembered.push(what);
  const loading: Array<{
    readonly language: LanguageCode;
    readonly answer: (answer: Answer<void>) => void;
  }> = [];
  const actor = createActor(
    preferencesMachine.provide({
      actors: {
        "load the catalog": fromPromise<Answer<void>, LanguageCode>(
          ({ input }) => new Promise((answer) => loading.push({ language: input, answer })),
        ),
      },
      actions: {
        "remember the language": remember,
        "remember the color scheme": remember,
        "remember the density": remember,
        "remember the hidden columns": remember,
        "remember the shortcuts": remember,
      },
    }),
    { input: PREFERRED },
  ).start();
  return {
    actor,
    isLoading: () => actor.getSnapshot().hasTag("loading"),
    loading,
    preferred: () => actor.getSnapshot().context,
    remembered,
  };
};

describe("the language", () => {
  test("is shown and remembered once its catalog is there; until then the old one stays", async () => {
    const { actor, isLoading, loading, preferred, remembered } = begun();
    expect(preferred()).toEqual({ ...PREFERRED, wanted: "en" });
    actor.send({ type: "choose a language", language: "fr" });
    expect([isLoading(), preferred().language, preferred().wanted]).toEqual([true, "en", "fr"]);
    loading[0]?.answer(DONE);
    await expect.poll(isLoading).toBe(false);
    expect([preferred().language, loading.map(({ language }) => language), remembered]).toEqual([
      "fr",
      ["fr"],
      ["fr"],
    ]);
  });

  test("stays the old one where the catalog does not come, which can be told until the next choice", async () => {
    const { actor, isLoading, loading, preferred, remembered } = begun();
    actor.send({ type: "choose a language", language: "fr" });
    loading[0]?.answer(Result.fail(TimedOut));
    await expect.poll(isLoading).toBe(false);
    expect([preferred(), remembered]).toEqual([{ ...PREFERRED, wanted: "en" }, []]);
    expect(actor.getSnapshot().hasTag("not loaded")).toBe(true);
    actor.send({ type: "choose a language", language: "es" });
    expect(actor.getSnapshot().hasTag("not loaded")).toBe(false);
  });

  test("is the one that was chosen last, however late an earlier catalog comes", async () => {
    const { actor, isLoading, loading, preferred, remembered } = begun();
    actor.send({ type: "choose a language", language: "fr" });
    actor.send({ type: "choose a language", language: "es" });
    loading[1]?.answer(DONE);
    loading[0]?.answer(DONE);
    await expect.poll(isLoading).toBe(false);
    expect([preferred().language, remembered]).toEqual(["es", ["es"]]);
  });
});

test("the color scheme is changed and remembered", () => {
  const { actor, preferred, remembered } = begun();
  actor.send({ type: "choose a color scheme", colorScheme: "dark" });
  expect([preferred().colorScheme, remembered]).toEqual(["dark", ["dark"]]);
});

test("single keys are shortcuts or not, and that is remembered", () => {
  const { actor, preferred, remembered } = begun();
  actor.send({ type: "switch shortcuts", areOn: false });
  expect([preferred().shortcuts, remembered]).toEqual([false, [false]]);
});

describe("the look of lists", () => {
  test("the height of rows is changed and remembered", () => {
    const { actor, remembered } = begun();
    actor.send({ type: "choose a density", density: "compact" });
    expect(actor.getSnapshot().context.density).toBe("compact");
    expect(remembered).toEqual(["compact"]);
  });

  test("each list has its own columns, and those of one are remembered", () => {
    const { actor, remembered } = begun();
    actor.send({ type: "hide columns", list: "users", columns: ["email"] });
    actor.send({ type: "hide columns", list: "tribes", columns: ["leader", "status"] });
    const hidden = { users: ["email"], tribes: ["leader", "status"] };
    expect(actor.getSnapshot().context.hiddenColumns).toEqual(hidden);
    expect(remembered).toMatchObject([
      { list: "users", columns: ["email"] },
      { list: "tribes", columns: ["leader", "status"] },
    ]);
  });
});
