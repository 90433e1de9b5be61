import { spawnSync } from "node:child_process";

/** `npm test` looks at shares of the combinations, `npm run test:matrix` with `WHOLE=1` at all of them. */
export const IS_WHOLE = process.env["WHOLE"] === "1";

/** In how many shares a matrix is cut, at most. */
const SHARES = 16;

const commit = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).stdout;

/** Whose turn it is: every commit has its own, which its tests' titles name. `TURN` repeats that of another one. */
export const TURN = IS_WHOLE ? 0 : Number(process.env["TURN"] ?? (Number.parseInt(commit, 16) || 0)) % SHARES;

/** The items whose turn it is in a row of a matrix, one of so many: each is in the share of every row at some turn. */
export const shareOf = <A>(items: ReadonlyArray<A>, row: number, shares = SHARES): ReadonlyArray<A> =>
  IS_WHOLE ? items : items.filter((_, index) => (index + row + TURN) % shares === 0);
