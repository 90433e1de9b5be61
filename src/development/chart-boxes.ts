import { labelOf, type State, type Way } from "./chart.ts";

/** A state as a box. */
export interface Box {
  readonly state: State;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A way's words in the box of the state that it leaves; `y` is the middle of their line. */
export interface Label {
  readonly state: State;
  readonly way: Way;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A state's box and those in it, one below the other, the outermost first, and what is written in them. */
export interface Stack {
  readonly boxes: ReadonlyArray<Box>;
  readonly labels: ReadonlyArray<Label>;
}

/** How many lanes arrows need at the end side of the boxes in a state, which they do not leave. */
export type LanesOf = (state: string) => number;

export const FONTS = { title: 13, meta: 11, label: 12 } as const;
export const PAD = 8;
export const LANE = 7;
/** How far below the top of its box arrows reach a state. */
export const DOOR = 11;

const ROW = 15;
const HEAD = 21;
/** The mark of where a state begins. */
const MARK = 14;

const NARROW = /[ ijltfrI·.,:'()[\]|/-]/u;
const WIDE = /[mwMWG@⚙→↺#]/u;

/** How wide a text is at most in Arial or a face of its widths, in its own size, where no page can measure it. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.92 : 0.57), 0) *
  size;

export const metaOf = ({ asks, tags }: State): string =>
  [...asks.map((actor) => `⚙ ${actor}`), ...tags.map((tag) => `#${tag}`)].join("  ");

const headOf = (state: State): number => HEAD + (metaOf(state) === "" ? 0 : ROW);

const edgesOf = (state: State, lanesOf: LanesOf): number => 2 * PAD + lanesOf(state.id) * LANE;

export const boxWidth = (state: State, lanesOf: LanesOf): number =>
  edgesOf(state, lanesOf) +
  Math.ceil(
    Math.max(
      MARK + widthOf(state.name, FONTS.title) * 1.06,
      widthOf(metaOf(state), FONTS.meta),
      ...state.ways.map((way) => widthOf(labelOf(way, state.id), FONTS.label)),
      ...state.states.map((inner) => boxWidth(inner, lanesOf)),
    ),
  );

export const boxHeight = (state: State): number =>
  headOf(state) +
  state.ways.length * ROW +
  state.states.reduce((sum, inner) => sum + boxHeight(inner) + PAD, 0) +
  (state.states.length === 0 ? PAD / 2 : PAD);

/** A state's box at a place, as wide as it is given, with all that is in it. */
export const stackAt = (state: State, x: number, y: number, width: number, lanesOf: LanesOf): Stack => {
  const labels = state.ways.map((way, row) => {
    const text = labelOf(way, state.id);
    return {
      state,
      way,
      text,
      x: x + PAD,
      y: y + headOf(state) + (row + 0.5) * ROW,
      width: widthOf(text, FONTS.label),
    };
  });
  const inner = state.states.reduce<{ readonly stacks: ReadonlyArray<Stack>; readonly end: number }>(
    ({ stacks, end }, child) => ({
      stacks: [...stacks, stackAt(child, x + PAD, end, width - edgesOf(state, lanesOf), lanesOf)],
      end: end + boxHeight(child) + PAD,
    }),
    { stacks: [], end: y + headOf(state) + state.ways.length * ROW + PAD },
  ).stacks;
  return {
    boxes: [{ state, x, y, width, height: boxHeight(state) }, ...inner.flatMap(({ boxes }) => boxes)],
    labels: [...labels, ...inner.flatMap((stack) => stack.labels)],
  };
};
