import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { toPromise } from "xstate";
import { changeOf } from "../../../src/domain/change.ts";
import type { RecordTarget } from "../../../src/domain/deletion.ts";
import { Forbidden, Unauthorized } from "../../../src/domain/remote-failure.ts";
import { changeBegun, kitchen, kitchens, LIFT, SAME } from "./answering.ts";

const TARGETS = kitchens(3);
const CHANGE = changeOf(TARGETS, { _tag: "Ban" });

const changed = (target: RecordTarget) => ({ target, _tag: "Changed", inverse: LIFT });

/** A change of three kitchens. */
const begun = () => changeBegun(CHANGE);

test("a change names its targets from the beginning, and what came of each at its end", async () => {
  const { actor, answer } = begun();
  expect(actor.getSnapshot().context).toMatchObject({ kind: "change", targets: TARGETS });
  expect(actor.getSnapshot().hasTag("sending")).toBe(true);
  await answer();
  await answer(SAME);
  await answer(Result.fail(Forbidden));
  expect(await toPromise(actor)).toEqual({
    change: CHANGE,
    results: [
      changed(kitchen(1)),
      { target: kitchen(2), _tag: "Same" },
      { target: kitchen(3), _tag: "Failed", failure: Forbidden },
    ],
    isUnwanted: false,
  });
});

test.each([
  ["D25: once the session has ended", Unauthorized],
  ["P27: once the role is another", Forbidden],
])("%s nothing more is sent, and the rest is told as not changed", async (_, failure) => {
  const { actor, asked, answer } = begun();
  await answer();
  await answer(Result.fail(failure));
  expect(asked).toEqual([kitchen(1), kitchen(2)]);
  expect(await toPromise(actor)).toEqual({
    change: CHANGE,
    results: [
      changed(kitchen(1)),
      { target: kitchen(2), _tag: "Failed", failure },
      { target: kitchen(3), _tag: "Failed", failure },
    ],
    isUnwanted: false,
  });
});

test("stopped, it waits for what was sent and keeps the rest as it is", async () => {
  const { actor, asked, answer } = begun();
  await answer();
  actor.send({ type: "stop" });
  await answer();
  expect(await toPromise(actor)).toEqual({
    change: { ...CHANGE, steps: CHANGE.steps.slice(0, 2) },
    results: [changed(kitchen(1)), changed(kitchen(2))],
    isUnwanted: false,
  });
  expect(asked).toEqual([kitchen(1), kitchen(2)]);
});

test("without a network the next record waits for it", async () => {
  const { actor, asked, answer } = begun();
  actor.send({ type: "network went" });
  await answer();
  expect(asked).toEqual([kitchen(1)]);
  actor.send({ type: "network came" });
  expect(asked).toEqual([kitchen(1), kitchen(2)]);
});

test("stopped without a network, it ends with what was changed", async () => {
  const { actor, asked, answer } = begun();
  actor.send({ type: "network went" });
  await answer();
  actor.send({ type: "stop" });
  expect(await toPromise(actor)).toEqual({
    change: { ...CHANGE, steps: CHANGE.steps.slice(0, 1) },
    results: [changed(kitchen(1))],
    isUnwanted: false,
  });
  expect(asked).toEqual([kitchen(1)]);
});
