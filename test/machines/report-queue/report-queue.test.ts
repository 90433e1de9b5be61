import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { ReportDecision } from "../../../src/domain/deletion.ts";
import type { ReportId } from "../../../src/domain/moderation/report-queue.ts";
import { reportQueueMachine } from "../../../src/machines/report-queue/report-queue.machine.ts";
import { id } from "../../domain/generators.ts";

const banFor = (...reports: ReadonlyArray<ReportId>): ReportDecision => ({
  _tag: "KitchenBan",
  id: id("k1"),
  name: "La Mesa",
  reason: "Spam",
  reports,
});

const FIRST = banFor(id("r1"));
const LATER = banFor(id("r2"));

const begun = () => {
  const actor = createActor(reportQueueMachine, {
    input: { shown: undefined, decisions: [], skipped: [] },
  }).start();
  const told: Array<ReportDecision> = [];
  actor.on("decided", ({ decision }) => void told.push(decision));
  const decide = (decision: ReportDecision) => {
    actor.send({ type: "ask why", report: id("r1") });
    actor.send({ type: "decide", decision, next: undefined });
  };
  return { actor, decide, told };
};

test("a later report is decided by the same ban as an earlier one, and neither twice", () => {
  const { actor, decide, told } = begun();
  decide(FIRST);
  decide(LATER);
  expect(actor.getSnapshot().hasTag("asking why")).toBe(false);
  decide(LATER);
  expect(told).toEqual([FIRST, LATER]);
});

test("a ban that is taken back leaves the later one", () => {
  const { actor, decide } = begun();
  decide(FIRST);
  decide(LATER);
  actor.send({ type: "was taken back", decision: LATER });
  expect(actor.getSnapshot().context).toMatchObject({ shown: id("r2"), decisions: [FIRST] });
});

test("a decision that did not come about leaves what is looked at; one that was taken back is looked at again", () => {
  const { actor, decide } = begun();
  decide(FIRST);
  actor.send({ type: "skip", report: id("r9"), next: id("r7") });
  actor.send({ type: "did not come about", decision: FIRST });
  expect(actor.getSnapshot().context).toEqual({ shown: id("r7"), decisions: [], skipped: [id("r9")] });
  decide(FIRST);
  actor.send({ type: "ask why", report: id("r1") });
  actor.send({ type: "was taken back", decision: FIRST });
  expect(actor.getSnapshot().context).toEqual({ shown: id("r1"), decisions: [], skipped: [id("r9")] });
  expect(actor.getSnapshot().hasTag("asking why")).toBe(false);
});

test("what is decided of several is not decided again of some of them", () => {
  const { decide, told } = begun();
  decide(FIRST);
  decide(banFor(id("r1"), id("r2")));
  expect(told).toEqual([FIRST]);
});
