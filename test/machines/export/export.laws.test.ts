import * as Result from "effect/Result";
import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import { DONE } from "../../../src/machines/answer.ts";
import { exportMachine } from "../../../src/machines/export/export.machine.ts";
import { exportView } from "../../../src/machines/export/export.view.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

const ORDER = { scope: { _tag: "Selected", ids: ["1", "2"] }, name: "Kitchens", header: [] };
const WISHES = [
  { type: "start", order: ORDER },
  { type: "cancel" },
  { type: "try again" },
  { type: "dismiss" },
];
const part = (id: string, isLast: boolean) =>
  Result.succeed({ ids: new Set([id]), piece: new Blob([id]), total: 2, isLast });

obeysTheLaws<SnapshotFrom<typeof exportMachine>>({
  machine: exportMachine,
  events: (snapshot) =>
    happenings(snapshot, WISHES, {
      "export a part": [part("1", false), part("2", true), Result.fail(Forbidden)],
      "save the file": [DONE],
    }),
  writes: { "save the file": { start: 1, "try again": 1, cancel: 0 } },
  tellsApart: ({ ids, isComplete, failure }) => [Math.min(ids.length, 3), isComplete, failure?._tag],
  holds: ({ after }) => {
    const { stage } = exportView(after, () => undefined);
    expect(stage === "busy").toBe(waitingFor(after).length > 0);
    // Only what was read to its end is saved.
    if (waitingFor(after).includes("save the file")) expect(after.context.isComplete).toBe(true);
    if (stage === "idle")
      expect([after.context.ids, after.context.pieces, after.context.order]).toEqual([[], [], undefined]);
  },
});
