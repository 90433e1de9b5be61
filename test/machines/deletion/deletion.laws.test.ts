import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { changedIn, changeOf, undoOf } from "../../../src/domain/change.ts";
import { Forbidden, NotFound } from "../../../src/domain/remote-failure.ts";
import { changeMachine } from "../../../src/machines/deletion/change.machine.ts";
import { deletionMachine } from "../../../src/machines/deletion/deletion.machine.ts";
import { isDeletion, isUndoOffer, type Pending } from "../../../src/machines/deletion/pending.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { undoOfferMachine } from "../../../src/machines/deletion/undo-offer.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";
import { walks } from "../kit/walks.ts";
import { GONE, kitchen, kitchens } from "./answering.ts";

/** What begins and what ends each reason for which time stands still. */
const HOLDS = [
  ["pointer came", "pointer left"],
  ["focus came", "focus left"],
  ["bar went", "bar came"],
  ["page hid", "page showed"],
  ["network went", "network came"],
  ["leaving was asked", "leaving was answered"],
] as const;

const TARGET = { _tag: "kitchens", id: "k9", name: "Kitchen 9" } as const;
const BAN = changeOf([TARGET], { _tag: "Ban" });
const BANNED = { target: TARGET, _tag: "Changed", inverse: { _tag: "LiftBan" } } as const;

/** How many of them hold at a time where it is gone on from; all of them where `WALKS` asks for more. */
const HOLDING = walks(1);

/** How many reasons there are for which time stands still. */
const holding = (snapshot: SnapshotFrom<typeof deletionMachine>): number =>
  [
    snapshot.matches({ pointer: "near" }),
    snapshot.matches({ focus: "near" }),
    snapshot.matches({ bar: "gone" }),
    snapshot.matches({ page: "hidden" }),
    snapshot.matches({ network: "gone" }),
    snapshot.matches({ leaving: "asked" }),
  ].filter(Boolean).length;

/** What may come of what is pending. */
const outputsOf = (pending: Pending, mayGoOn: boolean): ReadonlyArray<unknown> => {
  if (isDeletion(pending)) return [{ targets: [kitchen(1)], deleted: [kitchen(1)], gone: [], undeleted: [] }];
  if (isUndoOffer(pending))
    return mayGoOn ? [{ undo: undefined }, { undo: undoOf(BAN, [BANNED]) }] : [{ undo: undefined }];
  const { change } = pending.getSnapshot().context;
  return [
    ...(mayGoOn ? [{ change, results: [BANNED] }] : []),
    { change, results: [{ target: TARGET, _tag: "Failed", failure: Forbidden }] },
  ];
};

/** How many deletions are confirmed at most, and how many pend at a time. */
const CONFIRMED = 3;
const PENDING = 2;

obeysTheLaws<SnapshotFrom<typeof deletionMachine>>({
  machine: deletionMachine,
  events: ({ context: { pending, count } }) => [
    { type: "ask to delete", targets: [kitchen(1)] },
    { type: "ask to delete", targets: [kitchen(1), kitchen(count + 2)] },
    { type: "ask to change", change: BAN },
    ...(pending.length < PENDING && count < CONFIRMED ? [{ type: "confirm" }] : []),
    { type: "cancel" },
    { type: "undo the latest" },
    { type: "undo everything" },
    { type: "delete now" },
    ...HOLDS.flat().map((type) => ({ type })),
    { type: "session ended" },
    { type: "xstate.after.a second.deletions.time.passes" },
    ...pending.flatMap((each) =>
      outputsOf(each, count < CONFIRMED).map((output) => ({
        type: `xstate.done.actor.${each.id}`,
        actorId: each.id,
        output,
      })),
    ),
  ],
  writes: {},
  goesOn: (snapshot) => holding(snapshot) <= HOLDING,
  tellsApart: ({ asked, change, pending, count }) => [
    asked.map(({ id }) => id),
    change?.isUndo,
    pending.map(({ id }) => id),
    count,
  ],
  holds: ({ before, event, after }) => {
    const ids = after.context.pending.map(({ id }) => id);
    // Each is undone, and ends, by itself.
    expect(new Set(ids).size, "two pending deletions share an id").toBe(ids.length);
    // What is spawned by an assignment is among no actions: that a person confirmed it is looked at here.
    const more = ids.length - (before?.context.pending.length ?? 0);
    expect(more, "a deletion pends that nobody confirmed").toBeLessThanOrEqual(
      event.type === "confirm" ? 1 : 0,
    );
    const targets = after.context.pending
      .filter(isDeletion)
      .flatMap((pending) => pending.getSnapshot().context.targets);
    expect(new Set(targets.map(({ id }) => id)).size, "a record is deleted twice").toBe(targets.length);
    expect(after.matches({ time: "passes" }), "time passes and stands still at the same time").toBe(
      ids.length > 0 && holding(after) === 0,
    );
    if (ids.length === 0 || after.matches({ bar: "gone" })) {
      expect(after.value, "what is near a bar that is gone").toMatchObject({
        pointer: "away",
        focus: "away",
      });
    }
  },
});

const COMMANDS = ["a second passed", "undo", "delete now", "stop", "network went", "network came"].map(
  (type) => ({ type }),
);

obeysTheLaws<SnapshotFrom<typeof pendingDeletionMachine>>({
  machine: pendingDeletionMachine,
  inputs: [{ targets: kitchens(1) }, { targets: kitchens(2) }],
  events: (snapshot) =>
    happenings(snapshot, COMMANDS, {
      "delete target": [GONE, Result.fail(Forbidden), Result.fail(NotFound())],
    }),
  // What nobody took back in time was asked for, with a network; what is stopped is not sent.
  writes: { "delete target": { "a second passed": 2, "delete now": 2, "network came": 2, stop: 0 } },
  tellsApart: ({ targets, deleted, gone, undeleted, seconds }) => [
    targets.length,
    deleted.length,
    gone.length,
    undeleted.length,
    seconds,
  ],
  holds: ({ after, actions }) => {
    const { targets, deleted, gone, undeleted, seconds } = after.context;
    expect(deleted.length + gone.length + undeleted.length).toBeLessThanOrEqual(targets.length);
    expect(seconds).toBeGreaterThan(0);
    if (actions.some(({ type }) => type === "xstate.spawnChild")) {
      expect(after.matches({ sending: { network: "there" } }), "it is sent without a network").toBe(true);
    }
  },
});

const TWO = changeOf([TARGET, { ...TARGET, id: "k10" }], { _tag: "Ban" });

obeysTheLaws<SnapshotFrom<typeof changeMachine>>({
  machine: changeMachine,
  inputs: [{ change: BAN }, { change: TWO }],
  events: (snapshot) =>
    happenings(snapshot, COMMANDS, {
      "apply the edit": [
        Result.succeed({ isChanged: true, inverse: { _tag: "LiftBan" } }),
        Result.succeed({ isChanged: false, inverse: undefined }),
        Result.fail(Forbidden),
      ],
    }),
  // It is begun by whoever confirmed it, once they say that there is a network; what is stopped is not sent.
  writes: { "apply the edit": { "network came": 2, stop: 0 } },
  tellsApart: ({ change, results }) => [change.steps.length, results.map(({ _tag }) => _tag)],
  holds: ({ after, actions }) => {
    const { change, results } = after.context;
    expect(results.length).toBeLessThanOrEqual(change.steps.length);
    expect(results.map(({ target }) => target)).toEqual(
      change.steps.slice(0, results.length).map(({ target }) => target),
    );
    if (actions.some(({ type }) => type === "xstate.spawnChild")) {
      expect(after.matches({ sending: { network: "there" } }), "it is sent without a network").toBe(true);
    }
    if (after.status === "done") expect(results).toHaveLength(change.steps.length);
  },
});

obeysTheLaws<SnapshotFrom<typeof undoOfferMachine>>({
  machine: undoOfferMachine,
  inputs: [{ change: BAN, results: [BANNED] }],
  events: () => COMMANDS,
  writes: {},
  tellsApart: ({ seconds, undo }) => [seconds, undo !== undefined],
  holds: ({ event, after }) => {
    expect(after.context.seconds).toBeGreaterThan(0);
    // Nothing is taken back but by a person, and then all that was changed.
    expect(after.context.undo?.steps.map(({ target }) => target)).toEqual(
      event.type === "undo" ? changedIn([BANNED]) : undefined,
    );
  },
});
