import type { AnyStateMachine, AnyStateNode } from "xstate";

/** A state as a box; `path` is its own name after those of its parents. */
export interface Box {
  readonly path: ReadonlyArray<string>;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A transition as a line of words in the box it leaves, and where its arrow ends. */
export interface Line {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly from: ReadonlyArray<string>;
  readonly to: ReadonlyArray<string> | undefined;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyArray<Box>;
  readonly lines: ReadonlyArray<Line>;
}

const WIDTH = 760;
const LINE = 18;
const HEAD = 26;
const PAD = 10;

const nameOf = (guard: unknown): string => {
  if (typeof guard === "string") return guard;
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  return "";
};

const wordsOf = (event: string, guard: unknown, target: string | undefined): string => {
  const happening = event
    .replace(/^xstate\.done\.actor\..*/u, "it is done")
    .replace(/^xstate\.error\.actor\..*/u, "it breaks")
    .replace(/^xstate\.after\.(.*?)\.auth.*/u, "$1");
  const condition = guard === undefined ? "" : ` [${nameOf(guard)}]`;
  return `${happening === "" ? "always" : happening}${condition}${target === undefined ? "" : ` → ${target}`}`;
};

/**
 * A chart as nested boxes in one column, each with its transitions in words: what a page needs to draw it. Lengths are
 * in SVG units.
 */
export const layoutOf = (machine: AnyStateMachine): ChartLayout => {
  const boxes: Array<Box> = [];
  const lines: Array<Line> = [];
  const place = (state: AnyStateNode, path: ReadonlyArray<string>, x: number, top: number): number => {
    let y = top + HEAD;
    const invoked = state.invoke.map(({ src }) => src);
    for (const transition of [...(state.always ?? []), ...state.definition.transitions]) {
      const targets = transition.target?.map(({ path: to }) => to) ?? [];
      for (const to of targets.length === 0 ? [undefined] : targets) {
        const words = wordsOf(transition.eventType, transition.guard, to?.join(" / "));
        lines.push({ words, x: x + PAD, y: y + LINE - 5, from: path, to });
        y += LINE;
      }
    }
    for (const child of Object.values(state.states)) y = place(child, [...path, child.key], x + PAD, y + PAD);
    const title = [state.key, ...state.tags.map((tag) => `#${tag}`), ...invoked.map((src) => `⚙ ${src}`)];
    boxes.push({ path, title: title.join("  "), x, y: top, width: WIDTH - 2 * x, height: y + PAD - top });
    return y + PAD;
  };
  const height = place(machine.root, [], PAD, PAD);
  return { width: WIDTH, height: height + PAD, boxes: boxes.toReversed(), lines };
};
