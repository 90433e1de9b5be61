import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, SOURCE_LANGUAGE } from "../../src/domain/language.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { allEntriesOf } from "./catalogs.ts";

/** What every language has to have one word for. */
const TERMS = [
  "kitchen",
  "tribe",
  "block",
  "date",
  "favorite",
  "report",
  "chef",
  "viewer",
  "editor",
  "admin",
];

/** The glossary's chapters, from their titles on. */
const texts = async (): Promise<ReadonlyArray<string>> =>
  (await readFile(join(PROJECT_ROOT, "docs/glossary.md"), "utf8")).split(/^## /mu).slice(1);

/** A language's terms: `## العربية (ar)`, then `| English | term | remark |`. */
const chapters = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> =>
  new Map(
    (await texts()).map((text) => [
      text.split("\n")[0] ?? "",
      new Map(
        [...text.matchAll(/^\|([^|]+)\|([^|]+)\|/gmu)].map(([, english = "", term = ""]) => [
          english.trim().toLowerCase(),
          term.trim(),
        ]),
      ),
    ]),
  );

const TRANSLATED = LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE);

test.each(TRANSLATED)("D46: docs/glossary.md has the terms of $code", async ({ code, name }) => {
  const terms = (await chapters()).get(`${name} (${code})`);
  // A row may hold variants: `ban (banned)`, `block (noun)`.
  const english = [...(terms ?? [])]
    .filter(([, term]) => term !== "")
    .map(([word]) => word.split(/[ (/,]/u)[0]);
  expect(TERMS.filter((term) => !english.includes(term))).toEqual([]);
});

/** The words on buttons: for each word in English, a row of its words by language. */
const buttons = async (): Promise<ReadonlyArray<Readonly<Record<string, string>>>> => {
  const chapter = (await texts()).find((text) => text.startsWith("The words on buttons")) ?? "";
  const [head = [], , ...rows] = [...chapter.matchAll(/^\|(.+)\|$/gmu)].map(([, row = ""]) =>
    row.split("|").map((cell) => cell.trim()),
  );
  return rows.map((row) => Object.fromEntries(head.map((language, at) => [language, row[at] ?? ""])));
};

describe("D46: the words on buttons", () => {
  test.each(TRANSLATED)("are those of the table in $code", async ({ code }) => {
    const entries = (await allEntriesOf(code)).map(({ source, context, translation }): [string, string] => [
      context === undefined ? source : `${source} (${context})`,
      translation,
    ]);
    const shown = new Map(entries);
    const wanted = (await buttons()).map((row) => [row["English"], row[code]]);
    expect(wanted.map(([english = ""]) => [english, shown.get(english)])).toEqual(wanted);
  });

  test("are all in the table, but those that name something", async () => {
    const known = (await buttons()).map(({ English = "" }) => English.replace(/ \(.+\)$/u, ""));
    const found: Array<string> = [];
    for await (const file of glob("src/ui/**/*.tsx", { cwd: PROJECT_ROOT })) {
      const code = await readFile(join(PROJECT_ROOT, file), "utf8");
      for (const [button] of code.matchAll(/<(Button|BusyButton|Menu\.Item)\b[^]*?<\/\1>/gu))
        for (const [, text = ""] of button.matchAll(/<Trans[^>]*>([^]*?)<\/Trans>/gu))
          found.push(text.replaceAll(/\s+/gu, " ").trim());
    }
    const words = found.filter((text) => !/[{<]/u.test(text));
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((text) => !known.includes(text))).toEqual([]);
  });
});
