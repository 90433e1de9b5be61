import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { DONE } from "../../../src/machines/answer.ts";

import { preferencesMachine } from "../../../src/machines/preferences/preferences.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const WISHES = [
  { type: "choose a language", language: "fr" },
  { type: "choose a language", language: "es" },
  { type: "choose a color scheme", colorScheme: "dark" },
  { type: "choose a density", density: "compact" },
  { type: "hide columns", list: "users", columns: ["email"] },
  { type: "switch shortcuts", areOn: false },
];

obeysTheLaws<SnapshotFrom<typeof preferencesMachine>>({
  machine: preferencesMachine,
  inputs: [
    {
      language: "en",
      colorScheme: "light",
      density: "comfortable",
      hiddenColumns: {},
      shortcuts: true,
    },
  ],
  events: (snapshot) => happenings(snapshot, WISHES, { "load the catalog": [DONE] }),
  writes: {
    "remember the language": { "choose a language": 1 },
    "remember the color scheme": { "choose a color scheme": 1 },
    "remember the density": { "choose a density": 1 },
    "remember the hidden columns": { "hide columns": 1 },
    "remember the shortcuts": { "switch shortcuts": 1 },
  },
  tellsApart: ({ language, wanted }) => [language, wanted],
  holds: ({ after }) => {
    const { language, wanted } = after.context;
    // Nothing is wanted but what is shown or on its way.
    expect(after.hasTag("loading") || language === wanted).toBe(true);
  },
});
