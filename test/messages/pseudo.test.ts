import { describe, expect, test } from "vitest";
import { allEntriesOf, changed, readings } from "./catalogs.ts";
import { PSEUDO_LANGUAGES } from "./pseudo.ts";
import { leftoversIn, strayTexts } from "./strays.ts";

const NOTHING: ReadonlySet<string> = new Set();

test("a text is changed where it is text: not in values, tags, forms or counted numbers", () => {
  const loud = (text: string): string => text.toUpperCase();
  expect(changed("{n, plural, one {# of <0>{all}</0>} other {some}} more <1/>", loud)).toEqual([
    ["n", "plural", { one: ["#", " OF <0>", ["all"], "</0>"], other: ["SOME"] }],
    " MORE <1/>",
  ]);
});

describe.each(PSEUDO_LANGUAGES)("$name", ({ name, strange }) => {
  test("no message can be taken for what it was", async () => {
    const sources = (await allEntriesOf("en")).flatMap(({ source }) => readings(source));
    const texts = sources.map((text) => strange(text.replaceAll(/<[^>]*>|\{[^}]*\}/gu, "")));
    expect(strayTexts(texts, NOTHING)).toEqual([]);
    expect(strayTexts(["Users", `${strange("Users of")} the kitchen`], NOTHING)).toHaveLength(2);
  });

  test("texts are longer, by 40 % where they are accented", async () => {
    const sources = (await allEntriesOf("en"))
      .map(({ source }) => source)
      .filter((text) => !text.includes("{"));
    const lengthOf = (texts: ReadonlyArray<string>): number => texts.join("").length;
    expect(lengthOf(sources.map(strange)) / lengthOf(sources)).toBeGreaterThanOrEqual(
      name === "accented" ? 1.4 : 1,
    );
  });
});

test("what the server said, names and initials are no strays", () => {
  const said = new Set(["Casa Sisneros Patiño", "a@example.org"]);
  expect(
    strayTexts(["Šéľéçť Casa Sisneros Patiño (a@example.org)", "CC", "Google", "#7236CB"], said),
  ).toEqual([]);
});

test("English is left over in another language, and so is a bare key", async () => {
  const isLeftover = await leftoversIn("ar");
  const [entry] = await allEntriesOf("ar");
  const texts = ["Delete kitchen", "Actions for Casa Sisneros Patiño", entry?.id ?? ""];
  expect(texts.filter(isLeftover)).toEqual(texts);
  expect(["حذف المطبخ", "Casa Sisneros Patiño", "1–25"].filter(isLeftover)).toEqual([]);
});
