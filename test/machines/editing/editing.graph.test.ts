import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { Refused, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { SavingFailure } from "../../../src/domain/saving-failure.ts";
import type { Tribe } from "../../../src/domain/tribe.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { editingMachine, type Editing, type Writing } from "../../../src/machines/editing/editing.machine.ts";
import { editingView } from "../../../src/machines/editing/editing.view.ts";
import { id } from "../../domain/generators.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { obeysTheLaws } from "../kit/laws.ts";

interface Draft {
  readonly name: string;
  readonly description: string;
}

const tribe = (name: string, description = ""): Tribe => ({ tribeId: id("7"), name, description });
const draftOf = ({ name, description }: Tribe): Draft => ({ name, description });

const machine = editingMachine<Tribe, Draft>();
type Snapshot = SnapshotFrom<typeof machine>;
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

const opened: ReadonlyArray<Input> = [
  { base: BASE, draftOf },
  { base: undefined, draftOf },
];

const isWriting = (snapshot: Snapshot): boolean => waitingFor(snapshot).includes("write the record");

obeysTheLaws<Snapshot>({
  machine,
  inputs: opened,
  events: (snapshot) => happenings(snapshot, WISHES, ANSWERS),
  writes: { "write the record": { submit: 1 } },
  tellsApart: ({ base, draft, theirs, failure }) => [base, draft, theirs, failure?._tag],
  holds: ({ before, event, after }) => {
    // Nothing is written onto a record but after a look at what it is (D37).
    if (before !== undefined && isWriting(after) && !isWriting(before)) {
      const hasRecord = after.context.base !== undefined;
      expect(hasRecord ? waitingFor(before) : [event.type]).toEqual(
        hasRecord ? ["reread the record"] : ["submit"],
      );
      expect(hasRecord && before.hasTag("result unknown") && event.type !== "submit").toBe(false);
    }
    // What was submitted is kept until something else is.
    if (before?.context.draft !== undefined) expect(after.context.draft).toEqual(before.context.draft);
    const view = editingView<Tribe, Draft>(after, () => undefined);
    expect(view.isSaving).toBe(waitingFor(after).length > 0);
    // Nothing is said of what came of a write before that was looked at.
    expect(view.unknown === "being read").toBe(view.isSaving && after.hasTag("result unknown"));
    // A conflict names what differs, and what was chosen for it is never empty.
    if (view.conflict !== undefined) expect(view.conflict.length).toBeGreaterThan(0);
  },
});

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
          // One write is answered: another would be one too many.
          return writes.length === 1 ? Promise.resolve(written) : new Promise(() => undefined);
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
