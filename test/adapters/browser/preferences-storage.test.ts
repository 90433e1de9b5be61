import { fc, test } from "@fast-check/vitest";
import { describe, expect, vi } from "vitest";
import {
  areShortcutsOn,
  hiddenColumns,
  preferredColorScheme,
  preferredDensity,
  preferredLanguage,
  rememberHiddenColumns,
  shownColorScheme,
} from "../../../src/adapters/browser/preferences-storage.ts";
import { LANGUAGE_STORAGE_KEY, languageOf, LANGUAGES } from "../../../src/domain/language.ts";
import { COLOR_SCHEME_CHOICES } from "../../../src/domain/theme.ts";
import { anyText } from "../../domain/generators.ts";
import { walks } from "../../machines/kit/walks.ts";

/** A browser with an address and one thing in its storage, whatever is asked for; it counts what is written there. */
const browserWith = (query: string, stored: string | null) => {
  const setItem = vi.fn<Storage["setItem"]>();
  vi.stubGlobal("location", { search: `?${new URLSearchParams({ lng: query })}` });
  vi.stubGlobal("navigator", { languages: ["de"] });
  vi.stubGlobal("localStorage", { getItem: () => stored, setItem });
  return setItem;
};

const query = fc.oneof(anyText, fc.constantFrom("<script>", "he", "EN", "xx", "javascript:alert(1)"));

describe("§7, D47, D75: what is kept is read with care", () => {
  test.prop([query, fc.option(query)], { numRuns: walks(500) })(
    "whatever is stored and asked for: one of the twelve, no exception, and nothing is written but the language that the address asks for",
    (asked, stored) => {
      const setItem = browserWith(asked, stored);
      expect(LANGUAGES.map(({ code }) => code)).toContain(preferredLanguage());
      expect(COLOR_SCHEME_CHOICES).toContain(preferredColorScheme());
      expect(["comfortable", "compact"]).toContain(preferredDensity());
      expect(Object.values(hiddenColumns()).every(Array.isArray)).toBe(true);
      expect([true, false]).toContain(areShortcutsOn());
      const kept = languageOf(asked);
      expect(setItem.mock.calls).toEqual(kept === undefined ? [] : [[LANGUAGE_STORAGE_KEY, kept]]);
    },
  );

  const hiddenInList = fc.uniqueArray(anyText, { maxLength: 5 });
  test.prop([fc.record({ users: hiddenInList, kitchens: hiddenInList, tribes: hiddenInList })])(
    "the columns that were hidden are those of the lists they were hidden in, and of no other",
    (hidden) => {
      browserWith("", JSON.stringify(hidden));
      expect(hiddenColumns()).toEqual(hidden);
    },
  );

  test("the columns of one list are kept beside what another tab kept of others meanwhile", () => {
    const setItem = browserWith("", JSON.stringify({ users: ["email"], tribes: ["leader"] }));
    rememberHiddenColumns("tribes", []);
    expect(setItem.mock.calls.map(([, kept]) => JSON.parse(kept))).toEqual([
      { users: ["email"], tribes: [] },
    ]);
  });

  test("a browser that refuses storage prefers what is preferred by default", () => {
    browserWith("nonsense", null);
    vi.stubGlobal("localStorage", undefined);
    expect([preferredLanguage(), preferredColorScheme()]).toEqual(["en", "light"]);
  });
});

test.each(["light", "dark", "system", "nonsense", null])(
  "D49: before the first paint the page has the theme that is preferred: %j",
  (stored) => {
    browserWith("", stored);
    const choice = preferredColorScheme();
    for (const isSystemDark of [true, false]) {
      const system = isSystemDark ? "dark" : "light";
      vi.stubGlobal("matchMedia", () => ({ matches: isSystemDark }));
      expect(shownColorScheme()).toBe(choice === "system" ? system : choice);
    }
  },
);
