import { assertEvent, assign, setup } from "xstate";
import type { LanguageCode } from "../../domain/language.ts";
import type { Density, HiddenColumns } from "../../domain/list-preferences.ts";
import type { ListName } from "../../domain/resources.ts";
import type { ColorSchemeChoice } from "../../domain/theme.ts";
import { output, succeeded } from "../answer.ts";
import { actorSlot } from "../effect-actor.ts";

/** What somebody prefers, as far as it is known when the page is loaded. */
export interface Preferences {
  readonly language: LanguageCode;
  readonly colorScheme: ColorSchemeChoice;
  readonly density: Density;
  readonly hiddenColumns: HiddenColumns;
  /** Whether single keys are shortcuts. */
  readonly shortcuts: boolean;
}

interface HidingColumns {
  readonly list: ListName;
  readonly columns: ReadonlyArray<string>;
}

/** Language, theme and the look of lists. A language is shown once its catalog is there; until then the old one stays. */
export const preferencesMachine = setup({
  types: {
    input: {} as Preferences,
    context: {} as Preferences & { readonly wanted: LanguageCode },
    events: {} as
      | { type: "choose a language"; language: LanguageCode }
      | { type: "choose a color scheme"; colorScheme: ColorSchemeChoice }
      | { type: "choose a density"; density: Density }
      | (HidingColumns & { type: "hide columns" })
      | { type: "switch shortcuts"; areOn: boolean },
    tags: {} as "loading" | "not loaded",
  },
  actors: { "load the catalog": actorSlot<void, never, LanguageCode>() },
  guards: { "it is there": succeeded },
  actions: {
    "want the language": assign(({ event }) => {
      assertEvent(event, "choose a language");
      return { wanted: event.language };
    }),
    "show the language": assign(({ context }) => ({ language: context.wanted })),
    "keep the old language": assign(({ context }) => ({ wanted: context.language })),
    // The five below reach outside; what they do is provided where everything is composed.
    "remember the shortcuts": (_, _areOn: boolean) => undefined,
    "remember the language": (_, _language: LanguageCode) => undefined,
    "remember the color scheme": (_, _colorScheme: ColorSchemeChoice) => undefined,
    "remember the density": (_, _density: Density) => undefined,
    "remember the hidden columns": (_, _hidden: HidingColumns) => undefined,
  },
}).createMachine({
  id: "preferences",
  context: ({ input }) => ({ ...input, wanted: input.language }),
  initial: "settled",
  on: {
    "switch shortcuts": {
      actions: [
        assign({ shortcuts: ({ event }) => event.areOn }),
        { type: "remember the shortcuts", params: ({ event }) => event.areOn },
      ],
    },
    "choose a language": { target: ".changing language", actions: "want the language" },
    "choose a color scheme": {
      actions: [
        assign({ colorScheme: ({ event }) => event.colorScheme }),
        { type: "remember the color scheme", params: ({ event }) => event.colorScheme },
      ],
    },
    "choose a density": {
      actions: [
        assign({ density: ({ event }) => event.density }),
        { type: "remember the density", params: ({ event }) => event.density },
      ],
    },
    "hide columns": {
      actions: [
        assign({
          hiddenColumns: ({ context, event }) => ({ ...context.hiddenColumns, [event.list]: event.columns }),
        }),
        { type: "remember the hidden columns", params: ({ event }) => event },
      ],
    },
  },
  states: {
    settled: {},
    missing: { tags: "not loaded" },
    "changing language": {
      tags: "loading",
      invoke: {
        id: "load the catalog",
        src: "load the catalog",
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: "it is there", params: output },
            target: "settled",
            actions: [
              "show the language",
              { type: "remember the language", params: ({ context }) => context.wanted },
            ],
          },
          { target: "missing", actions: "keep the old language" },
        ],
      },
    },
  },
});
