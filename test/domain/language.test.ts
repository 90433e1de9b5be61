import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  detectLanguage,
  directionOf,
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
  languageOf,
  LANGUAGES,
  looksLikeInjection,
  SOURCE_LANGUAGE,
  type LanguageCode,
} from "../../src/domain/language.ts";
import { walks } from "../machines/kit/walks.ts";
import { anyText, caseVariant } from "./generators.ts";

// §9 by hand: the twelve, and which of them are written from right to left.
const TWELVE = [
  "en",
  "ar",
  "es",
  "fr",
  "hi",
  "id",
  "he",
  "ja",
  "pa",
  "pt",
  "zh",
  "zh-TW",
] as const satisfies ReadonlyArray<LanguageCode>;
const RIGHT_TO_LEFT = ["ar", "he"];

describe("§9, D46: the twelve languages", () => {
  test("§9: exactly these, in this order", () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(TWELVE);
    expect(LANGUAGES.filter(({ rtl }) => rtl).map(({ code }) => code)).toEqual(RIGHT_TO_LEFT);
    expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(12);
  });

  test("§7, §9, D46: the fallback, the storage key and the query parameter", () => {
    expect([SOURCE_LANGUAGE, LANGUAGE_STORAGE_KEY, LANGUAGE_PARAMETER]).toEqual(["en", "i18nextLng", "lng"]);
  });

  test.each(TWELVE)("§4, §9: the direction of %s", (code) => {
    expect(directionOf(code)).toBe(RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr");
  });
});

const NORMALISED: ReadonlyArray<readonly [string, LanguageCode]> = [
  ["iw", "he"],
  ["IW", "he"],
  ["iw-IL", "he"],
  ["he-IL", "he"],
  ["in", "id"],
  ["in_ID", "id"],
  ["id-ID", "id"],
  ["zh-HK", "zh-TW"],
  ["zh-hk", "zh-TW"],
  ["zh-MO", "zh-TW"],
  ["zh-Hant", "zh-TW"],
  ["zh-Hant-HK", "zh-TW"],
  ["zh-Hant-CN", "zh-TW"],
  ["zh-TW", "zh-TW"],
  ["ZH_tw", "zh-TW"],
  ["zh", "zh"],
  ["zh-CN", "zh"],
  ["zh-SG", "zh"],
  ["zh-Hans", "zh"],
  ["zh-Hans-HK", "zh"],
  ["zh-Hans-TW", "zh"],
  ["pt-BR", "pt"],
  ["PT_br", "pt"],
  ["pt-PT", "pt"],
  ["en-US", "en"],
  ["EN", "en"],
  ["es-419", "es"],
  ["ar-EG", "ar"],
  ["hi-IN", "hi"],
  ["pa-Guru-IN", "pa"],
  ["ja-JP", "ja"],
  ["fr-CA", "fr"],
  [" es ", "es"],
];

const REFUSED = [
  "",
  " ",
  "-",
  "de",
  "de-DE",
  "english",
  "e",
  "eng",
  "enUS",
  "tw",
  "hant",
  "en-",
  "-en",
  "en--US",
  "zh-",
  "zh-TW.UTF-8",
  "en-toolongsubtag",
  "en;q=0.9",
  "en,es",
  "en es",
  "en/../es",
  "en\u0000",
  "е\u0301n",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
];

describe("D47: what a detected value names", () => {
  test.each(NORMALISED)("D47: %j is %s", (value, code) => {
    expect(languageOf(value)).toBe(code);
  });

  test.each(TWELVE)("D47: %s is itself", (code) => {
    expect(languageOf(code)).toBe(code);
  });

  test.each(REFUSED)("D47: %j is none of the twelve", (value) => {
    expect(languageOf(value)).toBeUndefined();
  });

  const tagged = fc
    .tuple(fc.constantFrom(...TWELVE), fc.stringMatching(/^[a-z]{2}$/u), fc.constantFrom("-", "_"))
    .filter(([code]) => code !== "zh" && code !== "zh-TW");

  test.prop(
    [
      tagged.chain(([code, region, mark]) =>
        fc.tuple(fc.constant(code), caseVariant(`${code}${mark}${region}`)),
      ),
    ],
    { numRuns: 300 },
  )("D47: neither case nor region changes the language", ([code, value]) => {
    expect(languageOf(value)).toBe(code);
  });

  test.prop(
    [
      fc.oneof(
        anyText,
        fc.tuple(fc.constantFrom(...TWELVE), anyText).map((parts) => parts.join("")),
      ),
    ],
    { numRuns: 2_000 },
  )("D47: one of the twelve that the value really begins with, or nothing", (value) => {
    const code = languageOf(value);
    if (code === undefined) return;
    expect(TWELVE).toContain(code);
    const names = code === "he" ? ["he", "iw"] : code === "id" ? ["id", "in"] : [code.slice(0, 2)];
    expect(names).toContain(value.trim().toLowerCase().split(/[-_]/u)[0]);
    expect(value.trim()).toMatch(/^[a-z]{2}([-_][a-z0-9]{1,8})*$/iu);
  });
});

const PAYLOADS = [
  "<script>alert(1)</script>",
  "<script src=//evil.example/x.js>",
  "</script><script>alert(1)//",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "javascript:alert(1)",
  "javascript :alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html;base64,PHNjcmlwdD4=",
  '" onload=alert(1) x="',
  "' onmouseover = alert(1) '",
  "onclick=alert(1)",
  "onerror\n=\nalert(1)",
];

const percentEncoded = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const numericEntities = (text: string): string =>
  Array.from(text, (char) => `&#${char.codePointAt(0)};`).join("");
const hexEntities = (text: string): string =>
  Array.from(text, (char) => `&#x${char.codePointAt(0)?.toString(16)};`).join("");
const NAMED: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", ":": "&colon;", "=": "&equals;" };
const namedEntities = (text: string): string => text.replace(/[<>:=]/gu, (char) => NAMED[char] ?? char);

const ATTACKS = PAYLOADS.flatMap((payload) => [
  payload,
  payload.toUpperCase(),
  encodeURIComponent(payload),
  percentEncoded(payload),
  percentEncoded(percentEncoded(payload)),
  numericEntities(payload),
  hexEntities(payload),
  namedEntities(payload),
]);
const attacks = fc
  .tuple(
    fc.constantFrom(...ATTACKS),
    fc.constantFrom("", "en-", "es;", "zh-TW ", 'he"'),
    fc.constantFrom("", "en", "-US", "\u0000"),
  )
  .chain(([attack, before, after]) =>
    fc.tuple(fc.constant(before), fc.oneof(fc.constant(attack), caseVariant(attack)), fc.constant(after)),
  )
  .map((parts) => parts.join(""));

describe("§5, D47: script injection", () => {
  test.each(ATTACKS)("§5, D47: %j looks like injection and names no language", (attack) => {
    expect([looksLikeInjection(attack), languageOf(attack)]).toEqual([true, undefined]);
  });

  test.prop([attacks], { numRuns: 1_000 })(
    "§5, D47: so it does in any case and around the name of a language",
    (attack) => {
      expect([looksLikeInjection(attack), languageOf(attack)]).toEqual([true, undefined]);
    },
  );

  test.each([
    ...NORMALISED.map(([value]) => value),
    "en-US-x-private",
    "de-DE",
    "once",
    "data",
    "javascript",
    "online",
  ])("§5: %j does not look like injection", (value) => {
    expect(looksLikeInjection(value)).toBe(false);
  });
});

const accepted = fc.constantFrom(...NORMALISED);
const rejected = fc.oneof(fc.constant(undefined), fc.constantFrom(...REFUSED), attacks);
const browserOf = (...values: ReadonlyArray<string | undefined>): ReadonlyArray<string> =>
  values.filter((value) => value !== undefined);

describe("§9, D47: the language to start with", () => {
  test.prop(
    [
      fc.option(fc.oneof(anyText, attacks), { nil: undefined }),
      fc.option(fc.oneof(anyText, attacks), { nil: undefined }),
      fc.array(anyText),
    ],
    { numRuns: walks(1_000) },
  )("D47: always one of the twelve, whatever the sources say", (query, stored, browser) => {
    expect(TWELVE).toContain(detectLanguage({ query, stored, browser }));
  });

  test.prop([
    accepted,
    fc.oneof(
      rejected,
      accepted.map(([value]) => value),
    ),
    fc.array(accepted.map(([value]) => value)),
  ])("§9: the query goes first", ([query, code], stored, browser) => {
    expect(detectLanguage({ query, stored, browser })).toBe(code);
  });

  test.prop([rejected, accepted, fc.array(accepted.map(([value]) => value))], { numRuns: 300 })(
    "§9, D47: a rejected query is skipped in favour of the storage",
    (query, [stored, code], browser) => {
      expect(detectLanguage({ query, stored, browser })).toBe(code);
    },
  );

  test.prop([rejected, rejected, fc.array(rejected), accepted, fc.array(accepted.map(([value]) => value))], {
    numRuns: 300,
  })(
    "§9, D47: rejected query and storage are skipped in favour of the browser's first that is accepted",
    (query, stored, before, [value, code], after) => {
      expect(detectLanguage({ query, stored, browser: [...browserOf(...before), value, ...after] })).toBe(
        code,
      );
    },
  );

  test.prop([rejected, rejected, fc.array(rejected)], { numRuns: 300 })(
    "§9, D46: English when nothing is accepted",
    (query, stored, browser) => {
      expect(detectLanguage({ query, stored, browser: browserOf(...browser) })).toBe("en");
    },
  );

  test.each([
    [{ query: "fr", stored: "es", browser: ["ja"] }, "fr"],
    [{ query: undefined, stored: "es", browser: ["ja"] }, "es"],
    [{ query: "<script>", stored: "es", browser: ["ja"] }, "es"],
    [{ query: "de", stored: "javascript:alert(1)", browser: ["ja"] }, "ja"],
    [{ query: undefined, stored: undefined, browser: ["de-DE", "pt-BR", "fr"] }, "pt"],
    [{ query: "", stored: "", browser: [] }, "en"],
  ] as const)("§9: %j gives %s", (sources, code) => {
    expect(detectLanguage(sources)).toBe(code);
  });
});
