import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { Announcement } from "../../../src/domain/announcement.ts";
import type { GoogleAuthorization, GoogleIntegration, SyncOutcome } from "../../../src/domain/business.ts";
import type { GoogleReturn } from "../../../src/domain/google-connection.ts";
import {
  Forbidden,
  Refused,
  type RemoteFailure,
  TimedOut,
  Unauthorized,
  Unreachable,
} from "../../../src/domain/remote-failure.ts";
import { NotSent, type WriteFailure } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { LONGEST_MS, PATIENCE_MS } from "../../../src/machines/effect-actor.ts";
import { googleConnectionMachine } from "../../../src/machines/google-connection/google-connection.machine.ts";
import { connectionView } from "../../../src/machines/google-connection/google-connection.view.ts";

type Told<A> = Answer<A, RemoteFailure>;
type Written<A> = Answer<A, WriteFailure>;

const CONSENT = "https://accounts.google.com/consent";
const CONNECTED: GoogleIntegration = {
  connected: true,
  googleEmail: "chef@example.com",
  expiresAt: "2027-01-01T00:00:00Z",
};
const EXPIRED: GoogleIntegration = { ...CONNECTED, connected: false };
const NEVER: GoogleIntegration = { connected: false, googleEmail: undefined, expiresAt: undefined };

const consentAt = (authUrl: string): Told<GoogleAuthorization> =>
  Result.succeed({ authUrl, state: "new state", scopes: [] });

interface Answers {
  readonly status: Told<GoogleIntegration>;
  readonly code: Told<void>;
  readonly consent: Written<GoogleAuthorization>;
  readonly sync: Written<SyncOutcome>;
  readonly disconnecting: Written<void>;
}

const trusting = googleConnectionMachine.provide({
  guards: {
    "it is a page of consent": (_, answer) =>
      answer._tag === "Success" && answer.success.authUrl.startsWith(CONSENT),
  },
});

/** A card whose page came with a return or without, over a backend that answers so. */
const arrived = async (changes: Partial<Answers> = {}, returned?: GoogleReturn, machine = trusting) => {
  const answers = {
    status: Result.succeed(NEVER),
    code: Result.succeed(undefined),
    consent: consentAt(CONSENT),
    sync: Result.succeed({ success: true, message: "Two locations" }),
    disconnecting: Result.succeed(undefined),
    ...changes,
  };
  const clock = new SimulatedClock();
  const asked: Array<string> = [];
  const done: Array<readonly [what: string, value: string]> = [];
  const answering = <A, Input = void>(name: string, answer: () => A) =>
    fromPromise<A, Input>(async ({ input }) => {
      asked.push(input === undefined ? name : `${name}: ${String(input)}`);
      return answer();
    });
  const actor = createActor(
    machine.provide({
      actors: {
        "read the status": answering("status", () => answers.status),
        "connect with the code": answering<Told<void>, string>("code", () => answers.code),
        "begin an authorization": answering("consent", () => answers.consent),
        "sync the locations": answering("sync", () => answers.sync),
        "disconnect from Google": answering("disconnect", () => answers.disconnecting),
      },
      actions: {
        "remember the state": (_, state) => void done.push(["remembered", state]),
        "go to the page of consent": (_, authUrl) => void done.push(["gone to", authUrl]),
      },
    }),
    { clock, input: { returned, expectedState: returned === undefined ? undefined : "s" } },
  );
  const news: Array<Announcement> = [];
  actor.on("news", ({ announcement }) => void news.push(announcement));
  actor.start();
  const view = () => connectionView(actor.getSnapshot(), actor.send);
  const settled = async () => {
    await expect.poll(() => view().isBusy && !view().isLeaving).toBe(false);
  };
  const isBusyAtFirst = view().isBusy;
  await settled();
  return {
    answers,
    asked,
    clock,
    done,
    isBusyAtFirst,
    news,
    send: actor.send,
    settled,
    view,
  };
};

const AT_REST = {
  isBusy: false,
  isLeaving: false,
  isConfirming: false,
  isBack: false,
  failure: undefined,
  synced: undefined,
};

test("§8: nothing is known before the status has been read", async () => {
  const { asked, isBusyAtFirst, view } = await arrived();
  expect([isBusyAtFirst, asked]).toEqual([true, ["status"]]);
  expect(view()).toMatchObject({ ...AT_REST, status: "disconnected", integration: NEVER });
});

test("a status that cannot be read is unknown, and is asked for again when that is wished", async () => {
  const card = await arrived({ status: Result.fail(Unreachable) });
  const failure = { _tag: "CallFailed", failure: Unreachable };
  expect(card.view()).toMatchObject({ ...AT_REST, status: "unknown", integration: undefined, failure });
  expect(card.view().unread).toEqual(Unreachable);
  card.answers.status = Result.succeed(NEVER);
  card.view().tryAgain();
  expect(card.view()).toMatchObject({ ...AT_REST, isBusy: true, status: "not read yet" });
  await card.settled();
  expect(card.view()).toMatchObject({ ...AT_REST, status: "disconnected" });
});

test("a status that nobody answers is asked for anew; one that is known stays, whatever the page reads", async () => {
  const card = await arrived({ status: Result.fail(Unreachable) });
  card.send({ type: "page was read" });
  expect(card.view()).toMatchObject({ isBusy: true, status: "not read yet", failure: undefined });
  card.answers.status = Result.succeed(NEVER);
  card.view().tryAgain();
  await card.settled();
  expect(card.view()).toMatchObject({ ...AT_REST, status: "disconnected" });
});

test.each<readonly [string, Told<GoogleIntegration>, Told<GoogleIntegration>, string]>([
  ["what another tab connected", Result.succeed(NEVER), Result.succeed(CONNECTED), "connected"],
  ["what another tab disconnected", Result.succeed(CONNECTED), Result.succeed(NEVER), "disconnected"],
  ["that it is not known any more", Result.succeed(CONNECTED), Result.fail(Unauthorized), "unknown"],
])("P19: %s is shown once the page is read again", async (_, before, status, shown) => {
  const card = await arrived({ status: before });
  card.answers.status = status;
  card.send({ type: "page was read" });
  expect(card.view().isBusy).toBe(false);
  await expect.poll(() => card.view().status).toBe(shown);
  expect([card.asked, card.news]).toEqual([["status", "status"], []]);
});

test("while it is looked at again, all can be done that could be done before", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) });
  card.send({ type: "page was read" });
  card.view().sync();
  expect(card.view().isBusy).toBe(true);
  await card.settled();
  expect(card.view()).toMatchObject({ status: "connected", synced: { success: true } });
});

test("what a sync found goes with the connection that it came through", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) });
  card.view().sync();
  await card.settled();
  card.answers.status = Result.succeed(NEVER);
  card.send({ type: "page was read" });
  await expect.poll(() => card.view()).toMatchObject({ ...AT_REST, status: "disconnected" });
});

test.each(["disconnected", "connected"])(
  "D8: from %s, connecting remembers the state and goes to Google's page of consent",
  async (before) => {
    const card = await arrived({ status: Result.succeed(before === "connected" ? CONNECTED : NEVER) });
    card.view().connect();
    expect(card.view()).toMatchObject({ isBusy: true, isLeaving: false });
    await card.settled();
    expect(card.view()).toMatchObject({ ...AT_REST, isBusy: true, isLeaving: true });
    expect(card.done).toEqual([
      ["remembered", "new state"],
      ["gone to", CONSENT],
    ]);
    expect(card.asked).toEqual(["status", "consent"]);
  },
);

test("a page that is never left says so after a while, and the person may try again", async () => {
  const card = await arrived();
  card.view().connect();
  await card.settled();
  card.clock.increment(PATIENCE_MS - 1);
  expect(card.view().isLeaving).toBe(true);
  card.clock.increment(1);
  await card.settled();
  const failure = { _tag: "CallFailed", failure: TimedOut };
  expect(card.view()).toMatchObject({ ...AT_REST, status: "disconnected", failure });
  card.view().connect();
  expect(card.view().failure).toBeUndefined();
});

test.each<readonly [string, Told<GoogleAuthorization>, unknown]>([
  ["a foreign page", consentAt("https://evil.example/"), { _tag: "UntrustedPage" }],
  ["no answer", Result.fail(Unreachable), { _tag: "CallFailed", failure: Unreachable }],
])("D8: %s instead of a page of consent is told, and nobody goes anywhere", async (_, consent, failure) => {
  const card = await arrived({ consent });
  card.view().connect();
  await card.settled();
  expect(card.view()).toMatchObject({ ...AT_REST, status: "disconnected", failure });
  expect([card.done, card.asked]).toEqual([[], ["status", "consent", "status"]]);
});

test("D8: a chart that was not told which page is Google's goes nowhere", async () => {
  const card = await arrived({}, undefined, googleConnectionMachine);
  card.view().connect();
  await card.settled();
  expect([card.view().failure, card.done]).toEqual([{ _tag: "UntrustedPage" }, []]);
});

const ALLOWED: GoogleReturn = { _tag: "Allowed", state: "s", code: "c" };

test("D8: a code for our own state is sent, and what the status says then is shown", async () => {
  const { asked, isBusyAtFirst, news, view } = await arrived({ status: Result.succeed(CONNECTED) }, ALLOWED);
  expect([isBusyAtFirst, asked]).toEqual([true, ["code: c", "status"]]);
  expect(view()).toMatchObject({ ...AT_REST, isBack: true, status: "connected", integration: CONNECTED });
  expect(news).toEqual([{ _tag: "ListingConnected", googleEmail: "chef@example.com" }]);
});

test("a connection is news once, however often the status is asked for as access ends", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) }, ALLOWED);
  for (const turn of [1, 2, 3]) {
    card.clock.increment(LONGEST_MS);
    await card.settled();
    expect(card.asked.filter((what) => what === "status")).toHaveLength(turn + 1);
  }
  expect([card.news.length, card.view().isBack]).toEqual([1, false]);
});

test.each<readonly [string, GoogleReturn | undefined]>([
  ["nothing came back", undefined],
  ["consent was denied", { _tag: "Denied", state: "s" }],
  ["an answer is somebody else's", { ...ALLOWED, state: "t" }],
])("a connection that was there before is no news where %s", async (_, returned) => {
  const { news, view } = await arrived({ status: Result.succeed(CONNECTED) }, returned);
  expect(view()).toMatchObject({ status: "connected", isBack: returned !== undefined });
  expect(news).toEqual([]);
});

describe.each(["try again", "page was read"] as const)("a status that is only read after %s", (type) => {
  test.each<readonly [string, GoogleReturn, ReadonlyArray<Announcement>]>([
    [
      "is news where Google's code was taken",
      ALLOWED,
      [{ _tag: "ListingConnected", googleEmail: "chef@example.com" }],
    ],
    ["is no news where consent was denied", { _tag: "Denied", state: "s" }, []],
    ["is no news where an answer is somebody else's", { ...ALLOWED, state: "t" }, []],
  ])("%s", async (_, returned, news) => {
    const card = await arrived({ status: Result.fail(Unreachable) }, returned);
    expect([card.view().status, card.news]).toEqual(["unknown", []]);
    card.answers.status = Result.succeed(CONNECTED);
    card.send({ type });
    await card.settled();
    expect([card.view().status, card.news]).toEqual(["connected", news]);
  });
});

test.each<readonly [GoogleReturn | undefined, string | undefined, boolean]>([
  [ALLOWED, "s", true],
  [ALLOWED, undefined, true],
  [undefined, "s", true],
  [undefined, undefined, false],
])(
  "whoever went to Google or comes with an answer of its has just come back: %o, %s",
  (returned, expectedState, isBack) => {
    const actor = createActor(googleConnectionMachine, { input: { returned, expectedState } });
    expect(connectionView(actor.getSnapshot(), actor.send).isBack).toBe(isBack);
  },
);

test("a disconnection is told", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) });
  card.answers.status = Result.succeed(NEVER);
  card.view().disconnect();
  card.view().confirm();
  await card.settled();
  expect(card.view()).toMatchObject({ ...AT_REST, status: "disconnected" });
  expect(card.news).toEqual([{ _tag: "ListingDisconnected" }]);
});

test.each<readonly [string, Told<void>, unknown]>([
  ["was refused", Result.fail(Refused("used")), { _tag: "CodeRefused" }],
  ["had no answer", Result.fail(Unreachable), { _tag: "ResultUnknown" }],
])("D8: a code that %s is told beside the status", async (_, code, failure) => {
  const { asked, view } = await arrived({ code }, ALLOWED);
  expect([asked, view().status, view().failure]).toEqual([["code: c", "status"], "disconnected", failure]);
});

test.each([
  ["disconnected", NEVER],
  ["expired", EXPIRED],
])("D38: a listing that is %s stays so where no consent could be asked for", async (status, said) => {
  const card = await arrived({ status: Result.succeed(said), consent: Result.fail(NotSent) });
  card.answers.status = Result.fail(Unreachable);
  card.view().connect();
  await card.settled();
  expect(card.view()).toMatchObject({ status, failure: { _tag: "CallFailed", failure: NotSent } });
  expect(card.asked).toEqual(["status", "consent"]);
});

test("a sync that went well says what it found, until something else is asked for", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) });
  card.view().sync();
  expect(card.view().isBusy).toBe(true);
  await card.settled();
  const synced = { success: true, message: "Two locations" };
  expect(card.view()).toMatchObject({ ...AT_REST, status: "connected", synced });
  expect(card.asked).toEqual(["status", "sync"]);
  card.view().disconnect();
  expect(card.view()).toMatchObject({ ...AT_REST, isConfirming: true });
});

test("a failure is forgotten with the next sync", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED), sync: Result.fail(Unreachable) });
  card.view().sync();
  await card.settled();
  expect(card.view().failure).toEqual({ _tag: "ResultUnknown" });
  card.view().sync();
  expect(card.view().failure).toBeUndefined();
});

test.each([
  ["what a sync found", Result.succeed({ success: true, message: "Two locations" })],
  ["why a sync failed", Result.fail(Unreachable)],
])("%s is told until the page is left, also where it came later", async (_, sync) => {
  const card = await arrived({ status: Result.succeed(CONNECTED), sync });
  card.view().sync();
  card.send({ type: "page was left" });
  await card.settled();
  const { failure, synced } = card.view();
  expect(failure ?? synced).toBeDefined();
  card.send({ type: "page was read" });
  await card.settled();
  expect(card.view()).toMatchObject({ failure, synced });
  card.send({ type: "page was left" });
  expect(card.view()).toMatchObject({ ...AT_REST, status: "connected" });
});

test.each<readonly ["sync" | "disconnect", Partial<Answers>]>([
  ["sync", { sync: Result.fail(Unreachable) }],
  ["disconnect", { disconnecting: Result.fail(Unreachable) }],
])(
  "D38: that nobody knows of a %s is told also where the status is known later only",
  async (wish, answers) => {
    const card = await arrived({ status: Result.succeed(CONNECTED), ...answers });
    card.answers.status = Result.fail(Unreachable);
    card.view()[wish]();
    card.view().confirm();
    await card.settled();
    const failure = { _tag: "ResultUnknown" };
    const network = { _tag: "CallFailed", failure: Unreachable };
    expect(card.view()).toMatchObject({
      ...AT_REST,
      status: "unknown",
      failure: network,
      unread: Unreachable,
    });
    // Whoever leaves the page meanwhile has not been told.
    card.send({ type: "page was left" });
    card.answers.status = Result.succeed(CONNECTED);
    card.send({ type: "page was read" });
    await card.settled();
    expect(card.view()).toMatchObject({ ...AT_REST, status: "connected", failure, unread: undefined });
  },
);

test("why nothing was connected is told until the page is left", async () => {
  const card = await arrived({}, { _tag: "Denied", state: "s" });
  expect(card.view().failure).toBeDefined();
  card.send({ type: "page was left" });
  expect(card.view()).toMatchObject({ ...AT_REST, status: "disconnected" });
});

test("whoever comes to the page again has not come back from the other service", async () => {
  const card = await arrived({ status: Result.fail(Unreachable) }, { _tag: "Denied", state: "s" });
  expect(card.view()).toMatchObject({ status: "unknown", isBack: true });
  card.send({ type: "page was left" });
  expect(card.view()).toMatchObject({ status: "unknown", isBack: false });
});

test("nothing is asked any more once the page was left", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) });
  card.view().disconnect();
  card.send({ type: "page was left" });
  expect(card.view()).toMatchObject({ ...AT_REST, status: "connected" });
});

test("disconnecting is asked about first; taken back, nothing is sent", async () => {
  const card = await arrived({ status: Result.succeed(CONNECTED) });
  card.view().disconnect();
  expect(card.view()).toMatchObject({ ...AT_REST, isConfirming: true, status: "connected" });
  card.view().cancel();
  expect(card.view()).toMatchObject({ ...AT_REST, status: "connected" });
  expect(card.asked).toEqual(["status"]);
});

test.each<readonly [string, Told<void>, unknown]>([
  ["had no answer", Result.fail(Unreachable), { _tag: "ResultUnknown" }],
  ["was refused", Result.fail(Forbidden), { _tag: "CallFailed", failure: Forbidden }],
])("D38: a disconnection that %s is told, beside what the status says", async (_, disconnecting, failure) => {
  const card = await arrived({ status: Result.succeed(CONNECTED), disconnecting });
  card.view().disconnect();
  card.view().confirm();
  expect(card.view()).toMatchObject({ ...AT_REST, isBusy: true });
  await card.settled();
  expect(card.view()).toMatchObject({ ...AT_REST, status: "connected", failure });
  expect(card.asked).toEqual(["status", "disconnect", "status"]);
  expect(card.news).toEqual([]);
});
