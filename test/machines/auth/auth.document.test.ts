import { expect, test } from "vitest";
import type { AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";

const named = (node: AnyStateNode): string => node.path.join(" › ");

const alias = (node: AnyStateNode): string => node.path.join("_").replaceAll(" ", "_");

/** An event as it is read aloud: what XState itself reports is named after the actor or the wait that is meant. */
const eventOf = (type: string, node: AnyStateNode): string => {
  const [actor] = node.invoke.map(({ src }) => (typeof src === "string" ? src : "the actor"));
  if (type === "") return "at once";
  if (type.startsWith("xstate.done.actor.")) return `_${actor}_ answers`;
  return type.startsWith("xstate.after.")
    ? type.slice("xstate.after.".length, type.indexOf(`.${node.id}`))
    : `\`${type}\``;
};

const wordOf = (word: unknown): string => {
  if (typeof word === "string") return word;
  // Objects carry parameters; functions are XState's own, such as the one that starts waiting.
  if ((typeof word === "object" || typeof word === "function") && word !== null && "type" in word)
    return String(word.type);
  throw new Error("Every guard and action of the chart has a name");
};

const targetOf = ({ target, source }: AnyTransitionDefinition): AnyStateNode => target?.[0] ?? source;

const nodes: ReadonlyArray<AnyStateNode> = getStateNodes(authMachine);
const inner = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => Object.values(node.states);
const ways = (node: AnyStateNode): ReadonlyArray<readonly [type: string, AnyTransitionDefinition]> => [
  ...(node.always ?? []).map((way) => ["", way] as const),
  ...[...node.transitions].flatMap(([type, found]) => found.map((way) => [type, way] as const)),
];

// Read aloud, the diagram names an event once for each arrow; the table has the conditions.
const arrowsOf = (node: AnyStateNode): ReadonlyArray<string> => {
  const labels = new Map<string, Set<string>>();
  for (const [type, way] of ways(node)) {
    if (way.target === undefined) continue;
    const to = alias(targetOf(way));
    const label = eventOf(type, node).replaceAll(/[`_]/gu, "");
    labels.set(to, (labels.get(to) ?? new Set()).add(label));
  }
  return [...labels].map(([to, said]) => `  ${alias(node)} --> ${to}: ${[...said].join(" / ")}`);
};

const boxOf = (node: AnyStateNode): ReadonlyArray<string> => {
  const name = `  state "${node.key}" as ${alias(node)}`;
  const [first] = node.initial.target ?? [];
  return first === undefined
    ? [name]
    : [
        `${name} {`,
        ...inner(node).map((child) => `    state "${child.key}" as ${alias(child)}`),
        `    [*] --> ${alias(first)}`,
        "  }",
      ];
};

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`;

const rowsOf = (node: AnyStateNode): ReadonlyArray<string> =>
  ways(node).map(([type, way]) =>
    row([
      named(node),
      eventOf(type, node),
      way.guard === undefined ? "" : wordOf(way.guard),
      way.target === undefined ? "(stays)" : named(targetOf(way)),
      way.actions.map(wordOf).join(", "),
    ]),
  );

const stateRow = (node: AnyStateNode): string =>
  row([
    named(node),
    node.tags.join(", "),
    node.invoke.map(({ src }) => String(src)).join(", "),
    node.entry
      .map(wordOf)
      .filter((word) => !word.startsWith("xstate."))
      .join(", "),
    node.exit
      .map(wordOf)
      .filter((word) => !word.startsWith("xstate."))
      .join(", "),
  ]);

const document = (): string => {
  const states = nodes.filter(({ path }) => path.length > 0);
  const [first] = authMachine.root.initial.target ?? [];
  return [
    "# The auth chart",
    "",
    "Who is there, and how that changes ([§4](product.md), [D17–D28](decisions.md)). The chart is",
    "[`auth.machine.ts`](../src/machines/auth/auth.machine.ts); this page is written from it by a test",
    "(`npx vitest run test/machines/auth/auth.document.test.ts -u`), which fails when the two differ.",
    "`npm run test:auth` proves the chart.",
    "",
    "How to read it:",
    "",
    "- An exchange is asked for in three states only, each begins a generation, and an answer of an earlier one is",
    "  dropped (D18).",
    "- No state tagged `suppressing` exchanges who is signing up because of an event alone (D19).",
    "- Whoever saw an attempt fail, or gave it up, is _turned away_: only an act of their own lets them in (P1).",
    "- _An actor answers_ in every case: with a success, a typed failure, that it took longer than 15 seconds, or that it",
    "  broke on a bug, which it logs itself. The condition says which.",
    "- No password, date of birth or token is in the chart's context: they go from the event straight to the actor.",
    "",
    "```mermaid",
    "stateDiagram-v2",
    `  [*] --> ${first === undefined ? "" : alias(first)}`,
    ...inner(authMachine.root).flatMap(boxOf),
    ...states.flatMap(arrowsOf),
    "```",
    "",
    "## States",
    "",
    row(["state", "tags", "asks", "on entry", "on exit"]),
    row(["---", "---", "---", "---", "---"]),
    ...states.map(stateRow),
    "",
    "## Transitions",
    "",
    "The first line whose condition holds is taken; what is not listed changes nothing.",
    "",
    row(["in", "when", "and", "goes to", "and does"]),
    row(["---", "---", "---", "---", "---"]),
    ...states.flatMap(rowsOf),
    "",
  ].join("\n");
};

test("docs/auth.md is the chart", async () => {
  await expect(document()).toMatchFileSnapshot("../../../docs/auth.md");
});
