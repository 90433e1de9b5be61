import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, SOURCE_LANGUAGE } from "../../src/domain/language.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";

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

/** The glossary's chapters: `## العربية (ar)`, then `| English | term | remark |`. */
const chapters = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const [, ...texts] = (await readFile(join(PROJECT_ROOT, "docs/glossary.md"), "utf8")).split(/^## /mu);
  return new Map(
    texts.map((text) => [
      text.split("\n")[0] ?? "",
      new Map(
        [...text.matchAll(/^\|([^|]+)\|([^|]+)\|/gmu)].map(([, english = "", term = ""]) => [
          english.trim().toLowerCase(),
          term.trim(),
        ]),
      ),
    ]),
  );
};

test.each(LANGUAGES.filter(({ code }) => code !== SOURCE_LANGUAGE))(
  "D46: docs/glossary.md has the terms of $code",
  async ({ code, name }) => {
    const terms = (await chapters()).get(`${name} (${code})`);
    // A row may hold variants: `ban (banned)`, `block (noun)`.
    const english = [...(terms ?? [])]
      .filter(([, term]) => term !== "")
      .map(([word]) => word.split(/[ (/,]/u)[0]);
    expect(TERMS.filter((term) => !english.includes(term))).toEqual([]);
  },
);
