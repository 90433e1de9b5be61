/** Where a chart's source says something; what is defined there, with all that belongs to it. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** How many lines of a definition are shown. */
const LONGEST = 14;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line and those that belong to it: up to the next one that stands no deeper, which closes it. */
const wholeOf = (lines: ReadonlyArray<string>, at: number): string => {
  const first = lines[at] ?? "";
  const further = lines.slice(at + 1, at + LONGEST);
  const end = further.findIndex((line) => line !== "" && indentOf(line) <= indentOf(first));
  const closes = /^\s*[)\]}]/u.test(further[end] ?? "");
  return [first, ...(closes ? further.slice(0, end + 1) : [])]
    .map((line) => line.slice(indentOf(first)))
    .join("\n");
};

const FILES = import.meta.glob<string>("../machines/*/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/**
 * The lines of a chart's folder that say a word: a state, an event, a guard, an action or an actor. Where it is defined
 * stands first, that is where it is a key.
 */
export const linesSaying = (chart: string, word: string): ReadonlyArray<SourceLine> => {
  const [folder = ""] = chart.split("/");
  const isKey = new RegExp(String.raw`^\s*(?:"${escaped(word)}"|${escaped(word)})\s*[:(,]`, "u");
  const lines = Object.entries(FILES)
    .filter(([file]) => file.startsWith(`../machines/${folder}/`))
    .flatMap(([file, text]) => {
      const all = text.split("\n");
      return all.flatMap((line, index) => {
        const place = { file: file.replace("..", "src"), line: index + 1 };
        if (isKey.test(line)) return [{ ...place, text: wholeOf(all, index), isKey: true }];
        return line.includes(`"${word}"`) ? [{ ...place, text: line.trim(), isKey: false }] : [];
      });
    });
  return [...lines.filter((line) => line.isKey), ...lines.filter((line) => !line.isKey)];
};
