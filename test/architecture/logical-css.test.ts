import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "./fixture-tree.ts";

// Two of the languages read from the right: a side is `start` or `end`.
const IN_CSS: ReadonlyArray<RegExp> = [
  /(?<![\w-])(?:scroll-)?(?:margin|padding)-(?:left|right)\s*:/,
  /(?<![\w-])border-(?:left|right)(?:-\w+)?\s*:/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<![\w-])(?:left|right)\s*:/,
  /(?<![\w-])(?:text-align|float|clear|justify-\w+)\s*:\s*(?:left|right)\b/,
  // Four values name the right side second and the left one last.
  /(?<![\w-])(?:margin|padding|inset)\s*:\s*\S+\s+(\S+)\s+\S+\s+(?!\1\s*[;}])[^\s;}]+\s*[;}]/,
];

const IN_PROPS: ReadonlyArray<RegExp> = [
  /\b(?:scroll)?(?:margin|padding)(?:Left|Right)\b/i,
  /\bborder(?:Top|Bottom)?(?:Left|Right)\w*\b/,
  /(?<![\w-])(?:ml|mr|pl|pr|left|right)(?:=[{"]|:\s)/,
  /\b(?:ta|textAlign|float|clear|justify\w*)(?:=\{?|:\s*)["'](?:left|right)["']/,
];

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));

/** The lines of a style sheet or of a component that name the left or the right. */
const sidesIn = (path: string, text: string): ReadonlyArray<string> => {
  const patterns = path.endsWith(".css") ? IN_CSS : IN_PROPS;
  return withoutComments(text)
    .split("\n")
    .flatMap((line, index) =>
      patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [],
    );
};

test("screens have a start and an end, no left and right", async () => {
  const files = (await readdir(join(PROJECT_ROOT, "src"), { recursive: true }))
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith(".css") || /^src\/(ui|routes)\/.*[.]tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(PROJECT_ROOT, file), "utf8")));
  expect(files.flatMap((file, index) => sidesIn(file, texts[index] ?? ""))).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

describe("a side is seen", () => {
  test.each([
    "margin-left: 4px;",
    "padding-right: 4px;",
    "scroll-margin-left: 4px;",
    "border-left: 1px solid;",
    "border-right-color: red;",
    "border-top-left-radius: 4px;",
    "left: 0;",
    "right: 0;",
    "text-align: left;",
    "text-align:right;",
    "float: left;",
    "clear: right;",
    "margin: 0 4px 0 8px;",
    "inset: 0 auto 0 0;",
  ])("in CSS: %s", (declaration) => {
    expect(sidesIn("a.css", `.a { ${declaration} }`)).toHaveLength(1);
    expect(sidesIn("a.css", `.a {\n  ${declaration}\n}`)).toHaveLength(1);
  });

  test.each([
    `<Box ml="xs" />`,
    `<Box mr={4} />`,
    `<Box pl="xs" pr="xs" />`,
    `<Box pos="absolute" left={0} />`,
    `<Text ta="right" />`,
    `<Text ta={"left"} />`,
    `<Group justify="right" />`,
    `<div style={{ marginLeft: 4 }} />`,
    `<div style={{ paddingRight: 4 }} />`,
    `<div style={{ borderLeft: "1px solid" }} />`,
    `<div style={{ borderTopRightRadius: 4 }} />`,
    `<div style={{ left: 0 }} />`,
    `<div style={{ textAlign: "left" }} />`,
    `<div style={{ float: "right" }} />`,
  ])("in a component: %s", (element) => {
    expect(sidesIn("A.tsx", `export const A = () => ${element};`)).toHaveLength(1);
  });
});

describe("what has no side is let through", () => {
  test.each([
    "margin-inline-start: 4px;",
    "inset-inline-end: 0;",
    "text-align: start;",
    "border-start-end-radius: 4px;",
    "margin: 0 4px 0 4px;",
    "padding: 0 4px;",
    "/* margin-left: 4px; */",
    "--left: 4px;",
  ])("in CSS: %s", (declaration) => {
    expect(sidesIn("a.css", `.a { ${declaration} }`)).toEqual([]);
  });

  test.each([
    `<Box ms="xs" me={4} ps="xs" pe="xs" />`,
    `<Button leftSection={<Icon />}>right</Button>`,
    `<Text ta="start" />`,
    `<div style={{ marginInlineStart: 4, insetInlineEnd: 0 }} />`,
  ])("in a component: %s", (element) => {
    expect(sidesIn("A.tsx", `export const A = () => ${element};`)).toEqual([]);
  });
});
