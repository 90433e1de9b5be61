import { labelOf, type State, statesIn } from "./chart.ts";

const aliasOf = (id: string): string => id.replaceAll(/\W/gu, "_");

const arrowsOf = ({ id, ways }: State): ReadonlyArray<string> =>
  ways.flatMap((way) =>
    way.targets.map((target) => `  ${aliasOf(id)} --> ${aliasOf(target)}: ${labelOf(way, id)}`),
  );

const blockOf = (state: State, indent: string): ReadonlyArray<string> => {
  const name = `${indent}state "${state.name}" as ${aliasOf(state.id)}`;
  if (state.states.length === 0) return [name];
  const inner = `${indent}  `;
  const separated = state.states.flatMap((child, index) => [
    ...(state.kind === "parallel" && index > 0 ? [`${inner}--`] : []),
    ...blockOf(child, inner),
  ]);
  const first = state.initial === undefined ? [] : [`${inner}[*] --> ${aliasOf(state.initial)}`];
  return [`${name} {`, ...first, ...separated, `${indent}}`];
};

/** A chart in the words of Mermaid. */
export const mermaidOf = (chart: State): string =>
  ["stateDiagram-v2", ...blockOf(chart, "  "), ...statesIn(chart).flatMap(arrowsOf), ""].join("\n");
