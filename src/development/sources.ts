/** Where a chart's source says something; what is defined there, with all that belongs to it. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** What the comment above a definition tells of it. */
  readonly told: string;
}

/** How many lines of a definition are shown. */
const LONGEST = 14;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line and those that belong to it: up to the next one that stands no deeper, with it where that closes. */
const wholeOf = (lines: ReadonlyArray<string>, at: number): string => {
  const first = lines[at] ?? "";
  const further = lines.slice(at + 1, at + LONGEST);
  const end = further.findIndex((line) => line !== "" && indentOf(line) <= indentOf(first));
  const closes = /^\s*[)\]}]/u.test(further[end] ?? "");
  return [first, ...(end === -1 ? [] : further.slice(0, closes ? end + 1 : end))]
    .map((line) => line.slice(indentOf(first)))
    .join("\n");
};

/** What the comment tells that ends above a line. */
const toldAbove = (lines: ReadonlyArray<string>, at: number): string => {
  const above = lines.slice(0, at);
  const begins = above.findLastIndex((line) => !/^\s*(?:\/\/|\/?\*)/u.test(line)) + 1;
  return above
    .slice(begins)
    .map((line) =>
      line
        .replace(/^\s*(?:\/\/|\/?\*+)\/?/u, "")
        .replace(/\*\/\s*$/u, "")
        .trim(),
    )
    .filter((line) => line !== "")
    .join(" ");
};

const FILES = import.meta.glob<string>(["../machines/*/**/*.ts", "../composition*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** The name that a state has where its part of the chart is made. */
const constantOf = (word: string): string =>
  word.replaceAll(/\s+(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** The lines that define a word: where it is a key, an event's type, or made a part of the chart. */
const definitionOf = (word: string): RegExp => {
  const said = escaped(word);
  const key = String.raw`(?:"${said}"|${said})\s*[:(,]`;
  const type = String.raw`\|\s.*\breadonly type: "${said}"`;
  const constant = String.raw`(?:export )?const ${escaped(constantOf(word))}\b`;
  return new RegExp(String.raw`^\s*(?:${key}|${type}|${constant})`, "u");
};

/** What tells most comes first: what is explained, what really happens, what is defined, and then the rest. */
const rankOf = ({ file, told }: SourceLine, isDefinition: boolean): number => {
  if (told !== "") return 0;
  if (file.startsWith("src/composition")) return 1;
  return isDefinition ? 2 : 3;
};

const saying = (chart: string, word: string): ReadonlyArray<SourceLine> => {
  const [folder = ""] = chart.split("/");
  const definition = definitionOf(word);
  const ranked = Object.entries(FILES)
    .filter(([file]) => file.startsWith(`../machines/${folder}/`) || file.startsWith("../composition"))
    .flatMap(([file, text]) => {
      const all = text.split("\n");
      return all.flatMap((line, index) => {
        const isDefinition = definition.test(line);
        if (!isDefinition && !line.includes(`"${word}"`)) return [];
        const said = {
          file: file.replace("..", "src"),
          line: index + 1,
          text: isDefinition ? wholeOf(all, index) : line.trim(),
          told: isDefinition ? toldAbove(all, index) : "",
        };
        return [{ said, rank: rankOf(said, isDefinition) }];
      });
    });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ said }) => said);
};

const read = new Map<string, ReadonlyArray<SourceLine>>();

/**
 * The lines of a chart's folder, and of where it is composed, that say a word: a state, an event, a guard, an action or
 * an actor. Where it is defined stands first.
 */
export const linesSaying = (chart: string, word: string): ReadonlyArray<SourceLine> => {
  const key = `${chart} ${word}`;
  const lines = read.get(key) ?? saying(chart, word);
  read.set(key, lines);
  return lines;
};

/** The lines that say a state's name: first those of the file that makes the part of the chart that it is in. */
export const linesOfState = (chart: string, id: string): ReadonlyArray<SourceLine> => {
  const path = id.split(".");
  const lines = linesSaying(chart, path.at(-1) ?? id);
  const top = path[1] ?? id;
  const home = linesSaying(chart, top).find(({ text }) =>
    text.startsWith(`export const ${constantOf(top)} `),
  )?.file;
  const isAtHome = ({ file }: SourceLine): number => Number(file === home);
  return lines.toSorted((one, other) => isAtHome(other) - isAtHome(one));
};

/** What the source tells of a word in its comments. */
export const toldOf = (chart: string, word: string): ReadonlyArray<string> =>
  linesSaying(chart, word).flatMap(({ told }) => (told === "" ? [] : [told]));
