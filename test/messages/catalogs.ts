import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import * as Schema from "effect/Schema";
import { type LanguageCode, SOURCE_LANGUAGE } from "../../src/domain/language.ts";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";

/** The parts of a language's texts, each a file and a chunk (README). */
export const PARTS = [
  "first-screen",
  "console",
  "admin",
  "business",
  "analytics",
  "subscription",
  "own",
  "moderation",
  "public",
] as const;
export type Part = (typeof PARTS)[number];

/** A message of the program and what it is in a language; empty where nobody has written it yet. */
export interface Entry {
  readonly id: string;
  readonly source: string;
  /** What tells it from another message with the same source. */
  readonly context?: string | undefined;
  readonly translation: string;
}

/** What a message is made of: text, a place for a value, a plural or a choice between texts. */
type Token = string | readonly [value: string, kind?: string, cases?: unknown];
const isToken = (value: unknown): value is Token => typeof value === "string" || Array.isArray(value);
const tokensOf = (compiled: unknown): ReadonlyArray<Token> =>
  Array.isArray(compiled) ? compiled.filter(isToken) : [String(compiled)];

const Compiled = Schema.fromJsonString(
  Schema.Struct({ messages: Schema.Record(Schema.String, Schema.Unknown) }),
);

const compiled = (message: string): ReadonlyArray<Token> => {
  const { source, errors } = createCompiledCatalog(
    SOURCE_LANGUAGE,
    { it: message },
    { namespace: "json", strict: true },
  );
  const [failed] = errors;
  if (failed !== undefined) throw failed.error;
  return tokensOf(Schema.decodeUnknownSync(Compiled)(source).messages["it"]);
};

/** The messages of one part of a language's catalog. */
export const entriesOf = async (language: LanguageCode, part: Part): Promise<ReadonlyArray<Entry>> => {
  const filename = join(PROJECT_ROOT, "src/ui/locales", language, `${part}.po`);
  const catalog = await formatter().parse(await readFile(filename, "utf8"), {
    locale: language,
    sourceLocale: SOURCE_LANGUAGE,
    filename,
  });
  return Object.entries(catalog).map(([id, { message = id, context, translation = "" }]) => ({
    id,
    source: message,
    context,
    translation,
  }));
};

/** All messages of a language. */
export const allEntriesOf = async (language: LanguageCode): Promise<ReadonlyArray<Entry>> =>
  (await Promise.all(PARTS.map((part) => entriesOf(language, part)))).flat();

/** A text as it can be read, with `{name}` where a value stands; `{#}` is the counted number. */
const withValues = (tokens: ReadonlyArray<Token>): ReadonlyArray<string> =>
  tokens.reduce<ReadonlyArray<string>>(
    (begun, token) => {
      const goOn = typeof token === "string" ? [token === "#" ? "{#}" : token] : choices(token);
      return begun.flatMap((text) => goOn.map((next) => text + next));
    },
    [""],
  );

const casesOf = ([, , cases]: Exclude<Token, string>): ReadonlyArray<readonly [string, unknown]> =>
  typeof cases === "object" && cases !== null ? Object.entries(cases) : [];

const choices = (token: Exclude<Token, string>): ReadonlyArray<string> => {
  const cases = casesOf(token).filter(([name]) => name !== "offset");
  return cases.length === 0 ? [`{${token[0]}}`] : cases.flatMap(([, text]) => withValues(tokensOf(text)));
};

/** Every text that a message can become: one, or one for each form of its plurals and choices. */
export const readings = (message: string): ReadonlyArray<string> => withValues(compiled(message));

/** What surrounds a reading's words and has to survive translation: values and tags, sorted. */
export const frameOf = (reading: string): string =>
  (reading.match(/<\/?\d+\/?>|\{[^#}]+\}/gu) ?? []).toSorted().join(" ");

/** The plural categories that each plural of a message has, exact numbers (`=1`) apart. */
export const pluralSetsOf = (message: string): ReadonlyArray<ReadonlyArray<string>> =>
  compiled(message).flatMap((token) =>
    typeof token !== "string" && token[1] === "plural"
      ? [
          casesOf(token)
            .map(([name]) => name)
            .filter((name) => name !== "offset" && !/^\d+$/u.test(name)),
        ]
      : [],
  );

const mappedTokens = (
  tokens: ReadonlyArray<Token>,
  change: (text: string) => string,
): ReadonlyArray<unknown> =>
  tokens.map((token) => {
    if (token === "#") return token;
    // Tags are no text.
    if (typeof token === "string")
      return token.replaceAll(/<\/?\d+\/?>|[^<]+/gu, (piece) =>
        piece.startsWith("<") ? piece : change(piece),
      );
    const [value, kind] = token;
    const cases = casesOf(token);
    return cases.length === 0
      ? token
      : [
          value,
          kind,
          Object.fromEntries(
            cases.map(([name, text]) => [
              name,
              name === "offset" ? text : mappedTokens(tokensOf(text), change),
            ]),
          ),
        ];
  });

/** A message compiled, with every piece of its text changed; values, tags and forms stay. */
export const changed = (message: string, change: (text: string) => string): ReadonlyArray<unknown> =>
  mappedTokens(compiled(message), change);
