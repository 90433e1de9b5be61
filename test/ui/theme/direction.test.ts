import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What an icon that points to a side of the page is called by. */
const POINTING = /Icon\w*(?:Left|Right|Forward|Back|Login|Logout|Sidebar|External)\w*/gu;

const classOf = (icon: string): string =>
  icon
    .replace("Icon", "")
    .replaceAll(/\B[A-Z]/gu, "-$&")
    .toLowerCase();

test("every icon that points follows the direction of writing", () => {
  const rule = /:where\((?<icons>[^)]*)\):dir\(rtl\) \{\s*transform: scaleX\(-1\);/u.exec(
    readFileSync("src/ui/theme/console.css", "utf8"),
  );
  const mirrored = [...(rule?.groups?.["icons"] ?? "").matchAll(/tabler-icon-([a-z-]+)/gu)].map(
    ([, icon]) => icon,
  );
  const used = globSync("src/ui/**/*.{ts,tsx}").flatMap(
    (file) => readFileSync(file, "utf8").match(POINTING) ?? [],
  );
  expect(mirrored).toEqual([...new Set(used.map(classOf))].toSorted());
});
