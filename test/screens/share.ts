import { spawnSync } from "node:child_process";

/** `npm test` looks at one share of the combinations, `npm run test:matrix` with `WHOLE=1` at all of them. */
const SHARES = process.env["WHOLE"] === "1" ? 1 : 8;

const commit = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).stdout;

/** Whose turn it is: every commit has its own, which its tests' titles name. `TURN` repeats that of another one. */
export const TURN = Number(process.env["TURN"] ?? (Number.parseInt(commit, 16) || 0)) % SHARES;

/** The items whose turn it is in a row of a matrix: each row has a share, and each item is in the share of some row. */
export const shareOf = <A>(items: ReadonlyArray<A>, row: number): ReadonlyArray<A> =>
  items.filter((_, index) => (index + row + TURN) % SHARES === 0);
