import { expect, test } from "vitest";
import type { AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import { keyOf } from "../../../src/development/chart.ts";
import { walkersOf } from "../../../src/development/coverage.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import { waitingFor } from "../kit/happenings.ts";
import {
  type AuthSnapshot,
  canHappen,
  eventTypeOf,
  firstStep,
  type Happening,
  nextStep,
  pathOf,
  type Step,
} from "./auth-fixtures.ts";

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

const unwalkedRows = (node: AnyStateNode): ReadonlyArray<string> =>
  ways(node)
    .filter(([, way]) => walkersOf(keyOf(way)) !== "by journeys")
    .map(([type, way]) =>
      row([named(node), eventOf(type, node), way.guard === undefined ? "" : wordOf(way.guard)]),
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

/** What somebody should know who reads no further. */
const STORY = [
  "Two parties have to agree on who is there. The identity provider (Firebase) knows whether an address and a password, or",
  "Google's account, belong together. The backend knows which user that is, and what they may do. So every way in has two",
  "steps: the provider says who it is, then their token is exchanged for the backend's own. Only an exchange lets in.",
  "",
  "A page begins _signed out_. Where somebody was signed in last time, it is _arriving_ instead: it asks the provider who",
  "is there, and exchanges. Whoever types an address and a password, or chooses Google, is let in by the same exchange.",
  "Whoever came in another tab is let in here too, behind the form: that is _following_.",
  "",
  "The backend may not know who the provider knows. Somebody who registers is made a user at once; somebody who came by",
  "Google is _signing up_: a date of birth makes them one, then it is exchanged again. While that lasts, news of the same",
  "person changes nothing: what is half made must not be let in by accident. That is what _suppressing_ means. It ends by",
  "the answer, by signing out, or by somebody else who appears.",
  "",
  "A refusal is not the same as silence. Who is refused is signed out at the provider again (_clearing session_; where they",
  "had tried by hand, _undoing the attempt_) and is _turned away_ with the reason: only an act of their own lets them in.",
  "Where nobody answers there is _no verdict_: it is asked again, later and later, or when the network comes.",
  "",
  "Who is _signed in_ stays so while their token is renewed, quietly. When the backend says that it expired, the page stays",
  "in front of them under a notice; signing in again brings back what they did. Where even that is refused, the session is",
  "_ended_, as after a new password elsewhere: the notice says so, and the next press clears it and leads to the",
  "form, from where they find back. _Signing out_ ends it at the provider; when that fails it is logged, and they stay out",
  "all the same. The other tabs hear of it: there they are _signed out elsewhere_, which the form says. Whom the provider",
  "itself lets go of reads there that their _session ended_, and finds back to where they were.",
  "",
  "Answers can come late. Each exchange begins a generation, and an answer of an earlier one is dropped; so nobody is let",
  "in by an answer to a question that was given up.",
];

/** Who says what the chart hears; what is not here is a person's doing. */
const SPEAKERS: Readonly<Record<string, string>> = {
  "identity appeared": "Provider",
  "identity vanished": "Provider",
  "session expired": "Backend",
  "network came": "Network",
  "signed out elsewhere": "Another tab",
};

const askedOf = (actor: string): string =>
  actor === "exchange identity" || actor === "create user" ? "Backend" : "Provider";

/** The ways of §4 to §6, by what happens in them. */
const FLOWS: Readonly<
  Record<string, { readonly isLikely?: true; readonly happenings: ReadonlyArray<Happening> }>
> = {
  "With an e-mail address and a password": {
    happenings: ["Ana submits the form", "the address is accepted", "the exchange lets in"],
  },
  "With a wrong password": { happenings: ["Ana submits the form", "the address is refused"] },
  Registration: {
    happenings: [
      "Ana registers",
      "the account is created",
      "the registered user is created",
      "the exchange lets in",
    ],
  },
  "With Google, for the first time": {
    happenings: [
      "Ana asks for Google",
      "Google lets in",
      "the exchange does not know them",
      "Ana gives her birth date",
      "the new user is created",
      "the exchange lets in",
    ],
  },
  "With Google, when it fails": {
    happenings: [
      "Ana asks for Google",
      "Google refuses",
      "Ana asks for Google",
      "the popup takes too long",
      "Ana asks for Google",
      "Google lets in",
      "the exchange refuses",
      "the attempt is undone",
    ],
  },
  "Coming back": {
    isLikely: true,
    happenings: ["Ana is restored", "the exchange lets in", "Ana appears after 10 s", "the renewal lets in"],
  },
  Expiry: {
    isLikely: true,
    happenings: [
      "Ana is restored",
      "the exchange lets in",
      "the session expires",
      "Ana signs in again",
      "signing in again lets in",
    ],
  },
  "Expiry, after a new password elsewhere": {
    isLikely: true,
    happenings: [
      "Ana is restored",
      "the exchange lets in",
      "the session expires",
      "Ana signs in again",
      "signing in again is refused",
      "Ana signs in again",
      "the session is cleared",
    ],
  },
  "In bad weather": {
    isLikely: true,
    happenings: [
      "Ana is restored",
      "the exchange gets no verdict",
      "the next try on arrival is due",
      "Ana is restored",
      "the exchange takes too long",
      "the network comes",
      "Ana is restored",
      "the exchange lets in",
    ],
  },
  Leaving: {
    isLikely: true,
    happenings: ["Ana is restored", "the exchange lets in", "sign out is asked for", "signing out succeeds"],
  },
  "Leaving in another tab": {
    isLikely: true,
    happenings: ["Ana is restored", "the exchange lets in", "another tab signs out"],
  },
};

const actorsIn = ({ deeds }: Step): ReadonlyArray<string> =>
  deeds.flatMap(({ type, params }) =>
    type === "xstate.spawnChild" && typeof params === "object" && params !== null && "src" in params
      ? [String(params.src)]
      : [],
  );

/** What a step says on: whom the chart asks, and where it is. */
const consequences = (step: Step): ReadonlyArray<string> => [
  ...actorsIn(step).map((actor) => `  Chart->>${askedOf(actor)}: ${actor}`),
  `  Note over Chart: ${pathOf(step.snapshot.value).replaceAll(".", " › ")}`,
];

const messageOf = (before: AuthSnapshot, name: Happening): string => {
  const type = eventTypeOf(name, before.context);
  if (type.startsWith("xstate.after.")) return `  Time->>Chart: ${name}`;
  if (!type.startsWith("xstate.")) return `  ${SPEAKERS[type] ?? "Person"}->>Chart: ${type}`;
  const [actor = ""] = waitingFor(before);
  return `  ${askedOf(actor)}-->>Chart: ${name}`;
};

const sequences = (): ReadonlyArray<string> =>
  Object.entries(FLOWS).flatMap(([title, { isLikely = false, happenings }]) => {
    const first = firstStep(isLikely);
    const lines = isLikely ? ["  Page->>Chart: restore the session", ...consequences(first)] : [];
    let { snapshot } = first;
    for (const name of happenings) {
      const step = nextStep(snapshot, name);
      expect(canHappen(snapshot, name), `${name} in ${title}`).toBe(true);
      lines.push(messageOf(snapshot, name), ...consequences(step));
      snapshot = step.snapshot;
    }
    return [`## ${title}`, "", "```mermaid", "sequenceDiagram", ...lines, "```", ""];
  });

const document = (): string => {
  const states = nodes.filter(({ path }) => path.length > 0);
  const [first] = authMachine.root.initial.target ?? [];
  return [
    "# The auth chart",
    "",
    "![The auth chart: its states, and what leads from one to another](pictures/auth.svg)",
    "",
    ...STORY,
    "",
    "Who is there, and how that changes ([§4](product.md), [D17–D28](decisions.md)). The chart is",
    "[`auth.machine.ts`](../src/machines/auth/auth.machine.ts); this page is written from it by a test",
    "(`npx vitest run test/machines/auth/auth.document.test.ts -u`), which fails when the two differ.",
    "`npm run test:auth` proves the chart; `npm run dev` and `/login?inspect` show it as it runs. The other charts are in",
    "[charts.md](charts.md).",
    "",
    ...sequences(),
    "## The chart",
    "",
    "How to read it:",
    "",
    "- Every state that asks for an exchange begins a generation, and an answer of an earlier one is dropped (D18).",
    "- No state tagged `suppressing` exchanges who is signing up because of an event alone (D19).",
    "- Whoever saw an attempt fail, or gave it up, is _turned away_: only an act of their own lets them in (P1).",
    "- _An actor answers_ in every case: with a success, a typed failure, that it took longer than 15 seconds (all but",
    "  Google's popup, which people close), or that it broke on a bug, which it logs itself. The condition says which.",
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
    "## Ways that no journey of sign-in walks",
    "",
    "The chart's own tests do, and other journeys may: this is of `sign-in.e2e.ts` and `journey.e2e.ts` in Chromium, when",
    "it was measured last (`npm run test:auth -- --coverage`).",
    "",
    row(["in", "when", "and"]),
    row(["---", "---", "---"]),
    ...states.flatMap(unwalkedRows),
    "",
  ].join("\n");
};

test("docs/auth.md is the chart", async () => {
  await expect(document()).toMatchFileSnapshot("../../../docs/auth.md");
});
