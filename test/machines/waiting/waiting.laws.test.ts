import { expect, test } from "vitest";
import { createActor, SimulatedClock, type SnapshotFrom } from "xstate";
import { waitingMachine } from "../../../src/machines/waiting/waiting.machine.ts";
import { happenings } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

obeysTheLaws<SnapshotFrom<typeof waitingMachine>>({
  machine: waitingMachine,
  events: (snapshot) => happenings(snapshot, [], {}),
  writes: {},
  tellsApart: () => undefined,
});

test("somebody has waited long after ten seconds", () => {
  const clock = new SimulatedClock();
  const actor = createActor(waitingMachine, { clock }).start();
  clock.increment(9_999);
  expect(actor.getSnapshot().hasTag("long")).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag("long")).toBe(true);
});
