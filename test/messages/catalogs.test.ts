import { describe, expect, test } from "vitest";
import { LANGUAGES, SOURCE_LANGUAGE } from "../../src/domain/language.ts";
import { allEntriesOf, entriesOf, type Entry, frameOf, PARTS, pluralSetsOf, readings } from "./catalogs.ts";
import { isEnglishIn } from "./english.ts";

const translated = ({ translation }: Entry): boolean => translation !== "";

/** The messages of which something does not hold, to be read in the failure. */
const where = (entries: ReadonlyArray<Entry>, isWrong: (entry: Entry) => boolean) =>
  entries.filter(isWrong).map(({ source, translation }) => [source, translation]);

const framesOf = (message: string): ReadonlyArray<string> =>
  [...new Set(readings(message).map(frameOf))].toSorted();

/** The buttons that stand beside the Cancel of a question. */
const ANSWERS = [
  "Ban",
  "Call off date",
  "Change plan",
  "Close reports",
  "Delete comment",
  "Delete kitchen",
  "Delete picture",
  "Delete tribe",
  "Delete user",
  "Disconnect",
  "Dismiss",
  "Lift block",
  "Lift the ban",
  "Remove favorite",
  "Remove member",
  "Take back",
];

describe.each(LANGUAGES.map(({ code }) => code))("D46: %s", (language) => {
  test("answers a question by another word than its Cancel", async () => {
    const entries = await allEntriesOf(language);
    const cancel = entries.find(({ source }) => source === "Cancel")?.translation ?? "";
    const answers = entries.filter(({ source }) => ANSWERS.includes(source));
    expect(new Set(answers.map(({ source }) => source)).size).toBe(ANSWERS.length);
    expect(where(answers, ({ translation }) => translation.startsWith(cancel))).toEqual([]);
  });

  test("has every message of the program", async () => {
    const entries = await allEntriesOf(language);
    const source = await allEntriesOf(SOURCE_LANGUAGE);
    expect(entries.map(({ id }) => id)).toEqual(source.map(({ id }) => id));
    expect(where(entries, (entry) => !translated(entry))).toEqual([]);
  });

  test("says each message in one way, whichever catalog was loaded last", async () => {
    const entries = (await Promise.all(PARTS.map((part) => entriesOf(language, part)))).flat();
    const said = Map.groupBy(entries, ({ id }) => id).values();
    const several = [...said].filter((of) => new Set(of.map(({ translation }) => translation)).size > 1);
    expect(several.flat().map(({ source, translation }) => [source, translation])).toEqual([]);
  });

  test("keeps the places of values and the tags", async () => {
    const entries = (await allEntriesOf(language)).filter(translated);
    const drifted = where(
      entries,
      ({ source, translation }) => framesOf(source).join("\n") !== framesOf(translation).join("\n"),
    );
    expect(drifted).toEqual([]);
  });

  test("has exactly the plural forms of the language", async () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const entries = (await allEntriesOf(language)).filter(translated);
    const wrong = where(
      entries,
      ({ source, translation }) =>
        pluralSetsOf(source).length !== pluralSetsOf(translation).length ||
        pluralSetsOf(translation).some((forms) => forms.toSorted().join(" ") !== wanted.join(" ")),
    );
    expect(wrong).toEqual([]);
    expect(entries.flatMap(({ source }) => pluralSetsOf(source)).length).toBeGreaterThan(0);
  });
});

describe.each(LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE))("D46: $code", ({ code }) => {
  test("has no English left but names", async () => {
    const entries = (await allEntriesOf(code)).filter(translated);
    expect(where(entries, isEnglishIn(code))).toEqual([]);
  });
});

/** A space that may break a line before a mark that French sets off with one that may not. */
const isLoose = ({ translation }: Entry): boolean => / [:;!»]| \?(?=$|["”»])/u.test(translation);

test("fr: no line breaks before a colon, a semicolon or a question mark", async () => {
  expect(isLoose({ id: "it", source: "It: one", translation: "Le voici : un" })).toBe(true);
  expect(where(await allEntriesOf("fr"), isLoose)).toEqual([]);
});

describe("what the catalogs are held to", () => {
  test("readings are all that a message can become", () => {
    expect(readings("{n, plural, =0 {None} one {# of <0>{all}</0>} other {Some}} <1/>")).toEqual([
      "None <1/>",
      "{#} of <0>{all}</0> <1/>",
      "Some <1/>",
    ]);
  });

  test("a frame is values and tags; a counted number may become a word", () => {
    expect(frameOf("{#} of <0>{all}</0> <1/>")).toBe("</0> <0> <1/> {all}");
  });

  test("a plural's exact numbers are no categories", () => {
    expect(pluralSetsOf("{n, plural, =0 {None} one {#} other {#}} {m}")).toEqual([["one", "other"]]);
  });

  const entry = (source: string, translation: string): Entry => ({ id: "it", source, translation });

  test.each([
    ["ar", "Users", "Users"],
    ["hi", "The name", "नाम name"],
    ["fr", "Delete kitchen", "Delete kitchen"],
    ["es", "Part of it", "Una parte of it"],
  ] as const)("%s: %j as %j is English", (language, source, translation) => {
    expect(isEnglishIn(language)(entry(source, translation))).toBe(true);
  });

  test.each([
    ["ar", "Continue with Google", "المتابعة باستخدام Google"],
    ["ja", "{done} of <0>{total}</0>", "{total} のうち <0>{done}</0>"],
    ["fr", "Notifications", "Notifications"],
  ] as const)("%s: %j as %j is not", (language, source, translation) => {
    expect(isEnglishIn(language)(entry(source, translation))).toBe(false);
  });
});
