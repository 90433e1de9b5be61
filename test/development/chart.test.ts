import { describe, expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { type Box, layoutOf } from "../../src/development/chart-layout.ts";
import { pathsOf } from "../../src/development/chart-svg.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";

/** The ids of a state and of those in it, and how many ways lead out of them. */
const statesOf = (node: AnyStateNode): ReadonlyArray<{ readonly id: string; readonly ways: number }> => [
  { id: node.id, ways: node.definition.transitions.length + (node.always?.length ?? 0) },
  ...Object.values(node.states).flatMap((state) => statesOf(state)),
];

const { boxes, height, lines, width } = layoutOf(authMachine);

const inside = (inner: Box, outer: Box) =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;

const isBelow = (one: Box, other: Box) => one.path.join("/").startsWith(`${other.path.join("/")}/`);

describe("the drawing of the auth chart", () => {
  test("has a box for every state and a line for every way out of it", () => {
    const states = statesOf(authMachine.root);
    expect(boxes.map(({ path }) => ["auth", ...path].join(".")).toSorted()).toEqual(
      states.map(({ id }) => id).toSorted(),
    );
    expect(lines).toHaveLength(states.reduce((sum, { ways }) => sum + ways, 0));
  });

  test("draws a state inside its parent, and beside every other", () => {
    const states = boxes.filter(({ path }) => path.length > 0);
    const outside = states.filter((one) => one.x + one.width >= width || one.y + one.height >= height);
    const colliding = states.flatMap((one) =>
      states.filter((other) => {
        if (one === other || isBelow(other, one)) return false;
        const apart = one.y + one.height < other.y || other.y + other.height < one.y;
        return isBelow(one, other) ? !inside(one, other) : !apart;
      }),
    );
    expect([outside, colliding]).toEqual([[], []]);
  });

  test("tells a transition in words", () => {
    expect(lines.map(({ words }) => words)).toEqual(
      expect.arrayContaining(["sign out → signing out", "it is done [it let them in] → signed in / settled"]),
    );
    expect(lines.map(({ words }) => words).filter((words) => words.includes("xstate."))).toEqual([]);
  });

  test("knows which states a value stands in", () => {
    expect(pathsOf({ "signed in": "settled" })).toEqual([[], ["signed in"], ["signed in", "settled"]]);
    expect(pathsOf("exchanging")).toEqual([[], ["exchanging"]]);
  });
});
