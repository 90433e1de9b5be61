import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import { deletionMachine } from "../../../src/machines/deletion/deletion.machine.ts";
import { pendingDeletionMachine } from "../../../src/machines/deletion/pending-deletion.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";
import { GONE, kitchen, kitchens } from "./answering.ts";

/** How many deletions are confirmed at most, and how many pend at a time. */
const CONFIRMED = 3;
const PENDING = 2;

obeysTheLaws<SnapshotFrom<typeof deletionMachine>>({
  machine: deletionMachine,
  events: ({ context: { pending, count } }) => [
    { type: "ask to delete", targets: [kitchen(1)] },
    ...(pending.length < PENDING && count < CONFIRMED ? [{ type: "confirm" }] : []),
    { type: "cancel" },
    { type: "undo the latest" },
    { type: "session ended" },
    ...pending.map(({ id }) => ({
      type: `xstate.done.actor.${id}`,
      actorId: id,
      output: { targets: [kitchen(1)], deleted: [kitchen(1)], undeleted: [] },
    })),
  ],
  writes: {},
  tellsApart: ({ asked, pending, count }) => [asked.length, pending.map(({ id }) => id), count],
  holds: ({ before, event, after }) => {
    const ids = after.context.pending.map(({ id }) => id);
    // Each is undone, and ends, by itself.
    expect(new Set(ids).size, "two pending deletions share an id").toBe(ids.length);
    // What is spawned by an assignment is among no actions: that a person confirmed it is looked at here.
    const more = ids.length - (before?.context.pending.length ?? 0);
    expect(more, "a deletion pends that nobody confirmed").toBeLessThanOrEqual(
      event.type === "confirm" ? 1 : 0,
    );
  },
});

obeysTheLaws<SnapshotFrom<typeof pendingDeletionMachine>>({
  machine: pendingDeletionMachine,
  inputs: [{ targets: kitchens(1) }, { targets: kitchens(2) }],
  events: (snapshot) =>
    happenings(snapshot, [{ type: "undo" }, { type: "stop" }], {
      "delete target": [GONE, Result.fail(Forbidden)],
    }),
  // What nobody took back in time was asked for; what is stopped is not sent.
  writes: {
    "delete target": {
      "xstate.after.it may no longer be undone.pending deletion.may be undone": 2,
      stop: 0,
    },
  },
  tellsApart: ({ targets, deleted, undeleted }) => [targets.length, deleted.length, undeleted.length],
  holds: ({ after }) => {
    const { targets, deleted, undeleted } = after.context;
    expect(deleted.length + undeleted.length).toBeLessThanOrEqual(targets.length);
  },
});
