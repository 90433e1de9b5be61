import { fc, test as property } from "@fast-check/vitest";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import {
  type ActorLogic,
  createActor,
  type EventFromLogic,
  fromPromise,
  getInitialSnapshot,
  getNextSnapshot,
  type SnapshotFrom,
} from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from "xstate/graph";
import { Refused, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { SavingFailure } from "../../../src/domain/saving-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { editingMachine, type Editing, type Writing } from "../../../src/machines/editing/editing.machine.ts";
import { editingView } from "../../../src/machines/editing/editing.view.ts";
import { id } from "../../domain/generators.ts";
import { happenings, waitingFor } from "../happenings.ts";

interface Draft {
  readonly name: string;
  readonly description: string;
}

const tribe = (name: string, description = ""): Tribe => ({ tribeId: id("7"), name, description });
const draftOf = ({ name, description }: Tribe): Draft => ({ name, description });

const machine = editingMachine<Tribe, Draft>();
type Snapshot = SnapshotFrom<typeof machine>;
type Event = EventFromLogic<typeof machine>;
type Input = Editing<Tribe, Draft>;

const BASE = tribe("Slow food");
const MINE = { name: "Slower food", description: "" };
const SAVED = tribe("Slower food");
const THEIRS = tribe("Slow food", "By somebody else");

const ANSWERS = {
  "reread the record": [
    Result.succeed(BASE),
    Result.succeed(THEIRS),
    Result.succeed(SAVED),
    Result.fail(Unreachable),
  ],
  "write the record": [
    Result.succeed(SAVED),
    Result.fail(Refused("no")),
    Result.fail(TimedOut),
    Result.fail(Unreachable),
  ],
};
const WISHES = [{ type: "submit", draft: MINE }, { type: "cancel" }];

// XState's own events, of answers and delays, are not among those that a chart declares.
const events = (snapshot: Snapshot): ReadonlyArray<Event> =>
  happenings(snapshot, WISHES, ANSWERS) as ReadonlyArray<Event>;

/** The chart without what it emits, which the graph's types do not know. */
const model: ActorLogic<Snapshot, Event, Input> = {
  transition: (snapshot, event) => getNextSnapshot(machine, snapshot, event),
  getInitialSnapshot: (_, input) => getInitialSnapshot(machine, input),
  getPersistedSnapshot: (snapshot) => snapshot,
};

const serializeState = ({ value, context }: Snapshot): string =>
  JSON.stringify([value, context.base, context.draft, context.theirs, context.failure?._tag]);

const opened: ReadonlyArray<Input> = [
  { base: BASE, draftOf },
  { base: undefined, draftOf },
];
const edges = opened.flatMap((input) =>
  adjacencyMapToArray(getAdjacencyMap(model, { events, serializeState, input })),
);

const isWriting = (snapshot: Snapshot): boolean => waitingFor(snapshot).includes("write the record");

/** What must hold after every step. */
const holds = (before: Snapshot, event: { readonly type: string }, after: Snapshot): void => {
  // Nothing is written but by the person's wish: directly where it is new, else after a look at what it is (D37).
  if (isWriting(after) && !isWriting(before)) {
    const hasRecord = after.context.base !== undefined;
    expect(hasRecord ? waitingFor(before) : [event.type]).toEqual(
      hasRecord ? ["reread the record"] : ["submit"],
    );
    expect(hasRecord && before.hasTag("result unknown") && event.type !== "submit").toBe(false);
  }
  // What was submitted is kept until something else is.
  if (before.context.draft !== undefined) expect(after.context.draft).toEqual(before.context.draft);
  const view = editingView<Tribe, Draft>(after, () => undefined);
  expect(view.isSaving).toBe(waitingFor(after).length > 0);
  // Nothing is said of what came of a write before that was looked at.
  expect(view.unknown === "being read").toBe(view.isSaving && after.hasTag("result unknown"));
  // A conflict names what differs, and what was chosen for it is never empty.
  if (view.conflict !== undefined) expect(view.conflict.length).toBeGreaterThan(0);
};

test("every state of the chart is reached, and no other", () => {
  const reached = edges.flatMap(({ state, nextState }) => [...state._nodes, ...nextState._nodes]);
  const passing = ["editing.unsure"];
  expect(new Set([...reached.map(({ id: name }) => name), ...passing])).toEqual(
    new Set([machine.root, ...getStateNodes(machine)].map(({ id: name }) => name)),
  );
});

test("along every edge the invariants hold", () => {
  expect(edges.length).toBeGreaterThan(60);
  for (const { state, event, nextState } of edges) holds(state, event, nextState);
});

property.prop([fc.constantFrom(...opened), fc.array(fc.nat(), { minLength: 1, maxLength: 40, size: "max" })])(
  "on walks that turn anywhere the invariants hold",
  (input, turns) => {
    let snapshot = getInitialSnapshot(machine, input);
    for (const turn of turns) {
      const moves = events(snapshot);
      const move = moves[turn % moves.length];
      if (move === undefined) break;
      const before = snapshot;
      snapshot = getNextSnapshot(machine, snapshot, move);
      holds(before, move, snapshot);
    }
  },
);

type Saving = Answer<Tribe, SavingFailure>;

const told = async (reads: ReadonlyArray<Saving>, written: Saving) => {
  const saved: Array<Tribe> = [];
  const writes: Array<Writing<Tribe, Draft>> = [];
  const left = [...reads];
  const actor = createActor(
    machine.provide({
      actors: {
        "reread the record": fromPromise<Saving, void>(() =>
          Promise.resolve(left.shift() ?? Result.fail(Unreachable)),
        ),
        "write the record": fromPromise<Saving, Writing<Tribe, Draft>>(({ input }) => {
          writes.push(input);
          return Promise.resolve(written);
        }),
      },
    }),
    { input: { base: BASE, draftOf } },
  );
  actor.on("saved", ({ record }) => void saved.push(record));
  actor.start();
  actor.send({ type: "submit", draft: MINE });
  await expect.poll(() => actor.getSnapshot().hasTag("saving")).toBe(false);
  return { saved, writes, view: editingView<Tribe, Draft>(actor.getSnapshot(), actor.send) };
};

test("D37: what nobody else changed is written onto what it is, and told once the server has answered", async () => {
  const { saved, writes } = await told([Result.succeed(BASE)], Result.succeed(SAVED));
  expect([saved, writes]).toEqual([[SAVED], [{ draft: MINE, onto: BASE }]]);
});

test("D37: what somebody else changed is put to the person, and nothing is written", async () => {
  const { saved, view, writes } = await told([Result.succeed(THEIRS)], Result.succeed(SAVED));
  expect([saved, writes, view.conflict]).toEqual([
    [],
    [],
    [{ field: "description", before: "", theirs: "By somebody else", mine: "" }],
  ]);
});

test("D37: what others changed beyond the form is what is written onto", async () => {
  const renumbered: Tribe = { ...BASE, tribeId: id("8") };
  const { writes } = await told([Result.succeed(renumbered)], Result.succeed(SAVED));
  expect(writes).toEqual([{ draft: MINE, onto: renumbered }]);
});

test("D37: a change that others made alike is nothing to decide", async () => {
  const { saved, writes } = await told([Result.succeed(SAVED)], Result.succeed(SAVED));
  expect([saved, writes]).toEqual([[SAVED], [{ draft: MINE, onto: SAVED }]]);
});

test("D38: a write that timed out and was done all the same is told as saved", async () => {
  const { saved, writes } = await told([Result.succeed(BASE), Result.succeed(SAVED)], Result.fail(TimedOut));
  expect([saved, writes.length]).toEqual([[SAVED], 1]);
});

test("D38: a write that timed out and was not done is unknown, and is not sent again", async () => {
  const { saved, view, writes } = await told(
    [Result.succeed(BASE), Result.succeed(BASE)],
    Result.fail(TimedOut),
  );
  expect([saved, writes.length, view.unknown]).toEqual([[], 1, "not saved"]);
});

test("D38: where the record cannot be read either, that is said", async () => {
  const { view } = await told([Result.succeed(BASE)], Result.fail(Unreachable));
  expect(view.unknown).toBe("not read");
});
