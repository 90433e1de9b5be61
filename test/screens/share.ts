/** `npm test` looks at every fourth combination; `WHOLE=1`, which `npm run test:matrix` sets, at all. */
const SHARE = process.env["WHOLE"] === "1" ? 1 : 4;

/** The items whose turn it is in a row of a matrix: each row has a share, and each item is in the share of some row. */
export const shareOf = <A>(items: ReadonlyArray<A>, row: number): ReadonlyArray<A> =>
  items.filter((_, index) => (index + row) % SHARE === 0);
