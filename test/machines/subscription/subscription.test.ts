import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Announcement } from "../../../src/domain/announcement.ts";
import type { Plan, SubscriptionInfo } from "../../../src/domain/business.ts";
import type { Id } from "../../../src/domain/id.ts";
import { Refused, type RemoteFailure, TimedOut, Unreachable } from "../../../src/domain/remote-failure.ts";
import type { NotSent } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { subscriptionMachine } from "../../../src/machines/subscription/subscription.machine.ts";
import { subscriptionView } from "../../../src/machines/subscription/subscription.view.ts";
import { id } from "../../domain/generators.ts";

type Told = Answer<SubscriptionInfo, RemoteFailure>;
type Changed = Answer<SubscriptionInfo, RemoteFailure | NotSent>;

const plan = (name: string): Plan => ({
  planId: id(name),
  name,
  priceCents: 2900,
  currency: "EUR",
  features: [],
});
const PRO = plan("pro");
const TEAM = plan("team");
const YOURS: Announcement = { _tag: "PlanIsYours" };
const changedTo = ({ name }: Plan): Announcement => ({ _tag: "PlanChanged", name });
const subscribedTo = ({ planId }: Plan): Told =>
  Result.succeed({ plan: planId, status: "active", nextBillingDate: undefined, features: [] });

/** A subscription whose calls are answered one after another. */
const begun = () => {
  const sent: Array<Id<"plan">> = [];
  const told: Array<Announcement> = [];
  let reads = 0;
  const lookedUp: Array<(answer: Told) => void> = [];
  const changed: Array<(answer: Changed) => void> = [];
  const actor = createActor(
    subscriptionMachine.provide({
      actors: {
        "change the plan": fromPromise<Changed, Id<"plan">>(({ input }) => {
          sent.push(input);
          return new Promise((answer) => changed.push(answer));
        }),
        "read the subscription anew": fromPromise<Told, void>(
          () => new Promise((answer) => lookedUp.push(answer)),
        ),
      },
    }),
  );
  actor.on("subscription was read", () => (reads += 1));
  actor.on("ended", ({ announcement }) => void told.push(announcement));
  actor.start();
  const settled = () =>
    new Promise<void>((done) => {
      setImmediate(done);
    });
  return {
    answer: (what: Told) => {
      (changed.shift() ?? lookedUp.shift())?.(what);
      return settled();
    },
    answerNotSent: () => {
      changed.shift()?.(Result.fail({ _tag: "NotSent" }));
      return settled();
    },
    read: () => reads,
    sent,
    told,
    view: () => subscriptionView(actor.getSnapshot(), actor.send),
  };
};

const AT_REST = {
  isConfirming: false,
  isReading: false,
  isBusy: false,
  isUnknown: false,
  isOutdated: false,
  mayChoose: true,
  plan: undefined,
  failure: undefined,
  found: undefined,
};

test("a plan is asked about first, on what is so by then; taken back, nothing was sent", async () => {
  const { answer, read, sent, view } = begun();
  expect(view()).toMatchObject(AT_REST);
  view().choose(PRO);
  expect(view()).toMatchObject({ ...AT_REST, isConfirming: true, isReading: true, isBusy: true, plan: PRO });
  await answer(subscribedTo(TEAM));
  expect(view()).toMatchObject({ ...AT_REST, isConfirming: true, plan: PRO, found: { plan: "team" } });
  expect(read()).toBe(1);
  view().cancel();
  expect(view()).toMatchObject(AT_REST);
  expect(sent).toEqual([]);
});

test("a plan that one has by then is not asked about, and nothing is sent", async () => {
  const { answer, sent, told, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(PRO));
  expect(view()).toMatchObject(AT_REST);
  expect([sent, told]).toEqual([[], [YOURS]]);
});

test("where it cannot be read what is so by then, the question says so", async () => {
  const { answer, view } = begun();
  view().choose(PRO);
  await answer(Result.fail(Unreachable));
  const asked = { ...AT_REST, isConfirming: true, plan: PRO };
  expect(view()).toMatchObject({ ...asked, isOutdated: true, failure: Unreachable });
  view().confirm();
  await answer(Result.fail(Refused("no")));
  expect(view()).toMatchObject({ ...asked, failure: Refused("no") });
});

test("where nobody knew, the page is read again with the plan that was found, which may be another tab's", async () => {
  const { answer, read, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(Unreachable));
  expect(read()).toBe(1);
  await answer(subscribedTo(plan("free")));
  expect(view()).toMatchObject({ ...AT_REST, isUnknown: true, plan: PRO, found: { plan: "free" } });
  expect(read()).toBe(2);
});

test("a question is given up before it is read", () => {
  const { view } = begun();
  view().choose(PRO);
  view().cancel();
  expect(view()).toMatchObject(AT_REST);
});

test("confirmed, it is sent, and the question stays until the server has answered", async () => {
  const { answer, sent, told, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  expect(view()).toMatchObject({
    ...AT_REST,
    isConfirming: true,
    isBusy: true,
    plan: PRO,
    found: { plan: "team" },
  });
  expect([sent, told]).toEqual([[PRO.planId], []]);
  await answer(subscribedTo(PRO));
  expect(view()).toMatchObject(AT_REST);
  expect(told).toEqual([changedTo(PRO)]);
});

test("a refusal is shown with the question, which can be confirmed again or given up", async () => {
  const { answer, sent, told, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(Refused("no such plan")));
  expect(view()).toMatchObject({
    ...AT_REST,
    isConfirming: true,
    plan: PRO,
    found: { plan: "team" },
    failure: Refused("no such plan"),
  });
  view().confirm();
  expect(view()).toMatchObject({ isBusy: true, failure: undefined });
  expect(sent).toEqual([PRO.planId, PRO.planId]);
  await answer(Result.fail(Refused("no such plan")));
  view().cancel();
  view().choose(TEAM);
  expect(view()).toMatchObject({ ...AT_REST, isConfirming: true, isReading: true, isBusy: true, plan: TEAM });
  expect(told).toEqual([]);
});

test("D38: where nobody knows, the subscription is looked at, and again when that is wished", async () => {
  const { answer, sent, told, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(TimedOut));
  expect(view()).toMatchObject({
    ...AT_REST,
    isUnknown: true,
    mayChoose: false,
    isBusy: true,
    plan: PRO,
    found: { plan: "team" },
  });
  await answer(Result.fail(Unreachable));
  expect(view()).toMatchObject({ ...AT_REST, isUnknown: true, mayChoose: false, plan: PRO });
  view().lookAgain();
  expect(view().isBusy).toBe(true);
  await answer(subscribedTo(TEAM));
  expect([view().isBusy, view().found?.plan, sent, told]).toEqual([false, TEAM.planId, [PRO.planId], []]);
  view().lookAgain();
  await answer(Result.fail(Unreachable));
  expect(view().found).toBeUndefined();
  view().lookAgain();
  await answer(subscribedTo(PRO));
  expect([view().isUnknown, view().plan, told]).toEqual([false, undefined, [changedTo(PRO)]]);
});

test("what could not be looked up is looked at again with what the page read, and what is known is not", async () => {
  const { answer, sent, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(TimedOut));
  await answer(Result.fail(Unreachable));
  view().readAgain();
  expect([view().isUnknown, view().isBusy]).toEqual([true, true]);
  await answer(subscribedTo(TEAM));
  view().readAgain();
  expect([view().isBusy, view().found?.plan, sent]).toEqual([false, TEAM.planId, [PRO.planId]]);
});

test("D31: what is asked is read anew with the page, as another tab may have changed it", async () => {
  const { answer, sent, told, view } = begun();
  view().choose(PRO);
  await answer(Result.fail(Unreachable));
  view().readAgain();
  const asked = { ...AT_REST, isConfirming: true, plan: PRO };
  expect(view()).toMatchObject({ ...asked, isReading: true, isBusy: true });
  await answer(subscribedTo(TEAM));
  expect(view()).toMatchObject({ ...asked, found: { plan: "team" } });
  view().readAgain();
  await answer(subscribedTo(PRO));
  expect(view()).toMatchObject(AT_REST);
  expect([sent, told]).toEqual([[], [YOURS]]);
});

test("read anew, a question forgets why it was refused, and not that nothing was sent", async () => {
  const { answer, answerNotSent, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(Refused("no")));
  view().readAgain();
  expect(view()).toMatchObject({ isReading: true, failure: undefined });
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answerNotSent();
  view().readAgain();
  expect(view()).toMatchObject({ isReading: true, failure: { _tag: "NotSent" } });
  await answer(subscribedTo(TEAM));
  expect(view()).toMatchObject({ isConfirming: true, failure: { _tag: "NotSent" } });
});

test("no plan is chosen before it is known again which one it is", async () => {
  const { answer, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(TimedOut));
  view().choose(TEAM);
  expect([view().mayChoose, view().isConfirming]).toEqual([false, false]);
  await answer(Result.fail(Unreachable));
  view().choose(TEAM);
  expect([view().mayChoose, view().isConfirming]).toEqual([false, false]);
  view().lookAgain();
  await answer(subscribedTo(TEAM));
  expect(view().mayChoose).toBe(true);
});

test("D38: what is unknown is left by another choice, which forgets what was found", async () => {
  const { answer, view } = begun();
  view().choose(PRO);
  await answer(subscribedTo(TEAM));
  view().confirm();
  await answer(Result.fail(TimedOut));
  await answer(subscribedTo(TEAM));
  view().choose(TEAM);
  expect(view()).toMatchObject({ ...AT_REST, isConfirming: true, isReading: true, isBusy: true, plan: TEAM });
});
