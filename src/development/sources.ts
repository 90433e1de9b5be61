/** A line of a chart's source. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

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
    .flatMap(([file, text]) =>
      text
        .split("\n")
        .map((line, index) => ({ file: file.replace("..", "src"), line: index + 1, text: line.trim() })),
    )
    .filter(({ text }) => isKey.test(text) || text.includes(`"${word}"`));
  return [...lines.filter(({ text }) => isKey.test(text)), ...lines.filter(({ text }) => !isKey.test(text))];
};
