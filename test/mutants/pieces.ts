import { globSync } from "node:fs";
import { basename, dirname } from "node:path";

/** What is changed together, and the quick tests that may notice. */
interface Piece {
  readonly mutate: ReadonlyArray<string>;
  readonly tests: ReadonlyArray<string>;
}

const chart = (name: string): Piece => ({
  mutate: [`src/machines/${name}/*.{machine,view,vocabulary}.ts`],
  tests: [`test/machines/${name}/*.test.ts`],
});

/** Whatever folder has a chart. */
const CHARTS = [...new Set(globSync("src/machines/*/*.machine.ts").map((file) => basename(dirname(file))))];

const PIECES: Readonly<Record<string, Piece>> = {
  domain: {
    mutate: ["src/domain/{access,permission,role}.ts"],
    tests: ["test/domain/{access,permission,role}.test.ts"],
  },
  policy: {
    mutate: [
      "src/adapters/backend/policy/{access,account-creation,noted-changes,ownership,policy-table,user-editing}.ts",
    ],
    tests: [
      "test/adapters/backend/policy/{access,account-creation,allowed-edit,noted-changes,ownership}.test.ts",
    ],
  },
  ...Object.fromEntries(CHARTS.map((name) => [name, chart(name)])),
  auth: {
    mutate: ["src/machines/auth/**/*.ts"],
    tests: ["test/machines/auth/{auth.{answers,transitions,view,actions,cooldown},settled-session}.test.ts"],
  },
  deletion: { ...chart("deletion"), mutate: ["src/machines/deletion/*.ts"] },
  export: { ...chart("export"), tests: ["test/machines/export/export.{view,laws}.test.ts"] },
};

/** The piece that `PIECE` names; all of them where it names none. */
const named = process.env["PIECE"];
if (named !== undefined && PIECES[named] === undefined) throw new Error(`There is no piece ${named}`);
const wanted = Object.entries(PIECES).flatMap(([name, piece]) =>
  named === undefined || named === name ? [piece] : [],
);

export const MUTATED = wanted.flatMap(({ mutate }) => mutate);
export const NOTICING = wanted.flatMap(({ tests }) => tests);
