import { nice, ticks } from "d3-array";
import { line } from "d3-shape";

/** The room of a drawing, in its own units: it is stretched to where it stands. */
export const ROOM = { width: 600, height: 240 };

/** About how many lines are ruled across a drawing; it reaches as far at least, so that each says a whole number. */
const RULES = 4;

/** How far along a row something is, from 0 to 1; one alone stands in the middle. */
export const shareOf = (index: number, length: number): number => (length < 2 ? 0.5 : index / (length - 1));

/** The one of a row that is nearest to a share of it. */
export const nearest = (share: number, length: number): number =>
  Math.min(length - 1, Math.max(0, Math.round(share * (length - 1))));

/** Which of a row are named below it: the first, and others as far apart as each other. */
export const namedOf = (length: number, most: number): ReadonlyArray<number> => {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
};

/**
 * What rows of values look like as lines, which begin at zero and have gaps where a value is not known; mirrored, they
 * run from right to left. The values of the rules come from below, as far apart as each other, the last one at the top.
 */
export const plotOf = (rows: ReadonlyArray<ReadonlyArray<number | undefined>>, isMirrored: boolean) => {
  const known = rows.flat().filter((value) => value !== undefined);
  const [bottom, top] = nice(Math.min(0, ...known), Math.max(RULES, ...known), RULES);
  const xOf = (index: number, length: number): number => {
    const share = shareOf(index, length);
    return (isMirrored ? 1 - share : share) * ROOM.width;
  };
  const yOf = (value: number): number => (1 - (value - bottom) / (top - bottom)) * ROOM.height;
  return {
    rules: ticks(bottom, top, RULES),
    xOf,
    yOf,
    paths: rows.map(
      (row) =>
        line<number | undefined>()
          .defined((value) => value !== undefined)
          .x((_, index) => xOf(index, row.length))
          .y((value) => yOf(value ?? 0))(row) ?? "",
    ),
  };
};
