import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { createActor, fromPromise, getInitialSnapshot, SimulatedClock, type SnapshotFrom } from "xstate";
import {
  type GoogleAuthorization,
  type GoogleIntegration,
  SYNC_FAILED,
  type SyncOutcome,
} from "../../../src/domain/business.ts";
import { Refused, type RemoteFailure, Unreachable } from "../../../src/domain/remote-failure.ts";
import { NotSent, type WriteFailure } from "../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { googleConnectionMachine } from "../../../src/machines/google-connection/google-connection.machine.ts";
import {
  type Arrival,
  untilAccessEnds,
} from "../../../src/machines/google-connection/google-connection.vocabulary.ts";
import { connectionView } from "../../../src/machines/google-connection/google-connection.view.ts";
import { happenings, waitingFor } from "../kit/happenings.ts";
import { type Chart, explored, obeysTheLaws } from "../kit/laws.ts";

const CONNECTED: GoogleIntegration = {
  connected: true,
  googleEmail: "chef@example.com",
  expiresAt: "2027-01-01T00:00:00Z",
};
const NEVER: GoogleIntegration = { connected: false, googleEmail: undefined, expiresAt: undefined };
const EXPIRED: GoogleIntegration = { ...CONNECTED, connected: false };

const machine = googleConnectionMachine.provide({
  guards: {
    "it is a page of consent": (_, result) =>
      result._tag === "Success" && result.success.authUrl.startsWith("https://accounts.google.com/"),
  },
});
type Snapshot = SnapshotFrom<typeof machine>;

const consent = (authUrl: string) => Result.succeed({ authUrl, state: "new state", scopes: [] });

/** Everything that a slot may answer, by the slot's name. */
const ANSWERS: Readonly<Record<string, ReadonlyArray<unknown>>> = {
  "connect with the code": [
    Result.succeed(CONNECTED),
    Result.fail(Refused("used")),
    Result.fail(Unreachable),
  ],
  "read the status": [
    Result.succeed(CONNECTED),
    Result.succeed(NEVER),
    Result.succeed(EXPIRED),
    Result.fail(Unreachable),
  ],
  "begin an authorization": [
    consent("https://accounts.google.com/consent"),
    consent("https://evil.example/"),
    Result.fail(Unreachable),
    Result.fail(NotSent),
  ],
  "sync the locations": [
    Result.succeed({ success: true, message: "Two locations" }),
    Result.succeed({ success: false, message: "" }),
    Result.fail(Unreachable),
    Result.fail(NotSent),
  ],
  "disconnect from Google": [Result.succeed(undefined), Result.fail(Unreachable), Result.fail(NotSent)],
};

const WISHES = [
  "connect",
  "sync",
  "disconnect",
  "confirm",
  "cancel",
  "try again",
  "page was read",
  "page was left",
] as const;

const arrivals: ReadonlyArray<readonly [name: string, arrival: Arrival]> = [
  ["nothing came back", { returned: undefined, expectedState: undefined }],
  ["left half-way", { returned: undefined, expectedState: "s" }],
  ["ours", { returned: { _tag: "Allowed", state: "s", code: "c" }, expectedState: "s" }],
  ["denied", { returned: { _tag: "Denied", state: "s" }, expectedState: "s" }],
  ["foreign", { returned: { _tag: "Allowed", state: "t", code: "c" }, expectedState: "s" }],
  ["unexpected", { returned: { _tag: "Allowed", state: "s", code: "c" }, expectedState: undefined }],
];

const isSendingACode = (snapshot: Snapshot | undefined): boolean =>
  snapshot !== undefined && waitingFor(snapshot).includes("connect with the code");

const isLookingAgain = (snapshot: Snapshot): boolean =>
  snapshot.matches({ disconnected: "looking again" }) ||
  snapshot.matches({ connected: { settled: "looking again" } });

const chart: Chart<Snapshot> = {
  machine,
  inputs: arrivals.map(([, arrival]) => arrival),
  events: (snapshot) =>
    happenings(
      snapshot,
      WISHES.map((type) => ({ type })),
      ANSWERS,
    ),
  writes: {
    "connect with the code": { "xstate.init": 1 },
    "begin an authorization": { connect: 1 },
    "remember the state": { connect: 1 },
    "go to the page of consent": { connect: 1 },
    "sync the locations": { sync: 1 },
    "disconnect from Google": { confirm: 1 },
  },
  tellsApart: ({ integration, failure, unread, synced }) => [
    integration?.connected,
    integration?.googleEmail,
    failure?._tag,
    unread?.failure._tag,
    synced !== undefined,
  ],
  holds: ({ before, after }) => {
    const view = connectionView(after, () => undefined);
    // Connected is shown only after the status said so.
    if (view.status === "connected") expect(after.context.integration).toEqual(CONNECTED);
    const asked = waitingFor(after);
    // One question at a time: at most one authorisation is pending.
    expect(asked.length).toBeLessThanOrEqual(1);
    // A code is sent only for our own state, and is gone once it was sent.
    if (isSendingACode(after)) {
      expect(after.context.returned?.state).toBe(after.context.expectedState);
      expect(before === undefined || isSendingACode(before)).toBe(true);
    } else {
      expect([after.context.returned, after.context.expectedState]).toEqual([undefined, undefined]);
    }
    // Whatever is in progress says so, but a look at what can be used meanwhile; what says so comes to an end by itself.
    const isLookedAt = isLookingAgain(after);
    expect(view.isBusy).toBe((asked.length > 0 && !isLookedAt) || view.isLeaving);
    if (isLookedAt) expect(asked).toEqual(["read the status"]);
    if (view.isLeaving) {
      expect(after._nodes.some(({ config }) => config.after !== undefined)).toBe(true);
    }
  },
};

obeysTheLaws(chart);

test.each([
  ["left half-way", "Abandoned"],
  ["denied", "ConsentDenied"],
  ["foreign", "ForeignState"],
  ["unexpected", "ForeignState"],
])("D8: what came back %s calls nothing but the status, and is told as %s", (name, tag) => {
  const [, input] = arrivals.find(([arrival]) => arrival === name) ?? [];
  const snapshot = getInitialSnapshot(machine, input ?? { returned: undefined, expectedState: undefined });
  expect(waitingFor(snapshot)).toEqual(["read the status"]);
  expect(snapshot.context.failure).toEqual({ _tag: tag });
});

test("a settled state is never more than two answers away", () => {
  const { edges } = explored(chart);
  const keyOf = ({ value, context }: Snapshot): string => JSON.stringify([value, chart.tellsApart(context)]);
  const answers = edges.filter(({ event }) => event.type.startsWith("xstate.done"));
  const waysOn = Map.groupBy(answers, ({ from }) => keyOf(from.snapshot));
  const isNear = (snapshot: Snapshot, left: number): boolean =>
    !snapshot.hasTag("busy") ||
    (left > 0 && (waysOn.get(keyOf(snapshot)) ?? []).some(({ to }) => isNear(to.snapshot, left - 1)));
  for (const { from } of edges) {
    expect(from.snapshot.hasTag("leaving") || isNear(from.snapshot, 2)).toBe(true);
  }
});

type Told<A> = Answer<A, RemoteFailure>;
type Written<A> = Answer<A, WriteFailure>;

const NOW = Date.UTC(2026, 11, 31, 23, 30);

/** A chart that is connected, with a clock of its own and answers that a test may change. */
const connectedActor = async () => {
  const clock = new SimulatedClock();
  const told: Array<string> = [];
  const answers: {
    status: Told<GoogleIntegration>;
    consent: Written<GoogleAuthorization>;
    sync: Written<SyncOutcome>;
    disconnecting: Written<void>;
  } = {
    status: Result.succeed(CONNECTED),
    consent: consent("https://accounts.google.com/consent"),
    sync: Result.succeed({ success: true, message: "Two locations" }),
    disconnecting: Result.succeed(undefined),
  };
  const actor = createActor(
    machine.provide({
      actors: {
        "read the status": fromPromise<Told<GoogleIntegration>, void>(async () => answers.status),
        "begin an authorization": fromPromise<Written<GoogleAuthorization>, void>(
          async () => answers.consent,
        ),
        "sync the locations": fromPromise<Written<SyncOutcome>, void>(async () => answers.sync),
        "disconnect from Google": fromPromise<Written<void>, void>(async () => answers.disconnecting),
      },
      delays: {
        "access ends": ({ context }) => untilAccessEnds(context.integration?.expiresAt, NOW + clock.now()),
      },
    }),
    { clock, input: { returned: undefined, expectedState: undefined } },
  );
  actor.on("locations may have changed", ({ type }) => void told.push(type));
  actor.start();
  const view = () => connectionView(actor.getSnapshot(), actor.send);
  const settled = async () => {
    await expect.poll(() => view().isBusy).toBe(false);
  };
  await settled();
  return { actor, answers, clock, settled, told, view };
};

test("§3: the moment access ends the status is asked for again, and says whether it has", async () => {
  const { answers, clock, settled, view } = await connectedActor();
  clock.increment(29 * 60_000);
  expect([view().status, view().isBusy]).toEqual(["connected", false]);
  answers.status = Result.succeed(EXPIRED);
  clock.increment(60_000);
  expect(view().isBusy).toBe(true);
  await settled();
  expect(view().status).toBe("expired");
});

test("a backend whose clock is late is asked once a minute, not without end", async () => {
  const { clock, settled, view } = await connectedActor();
  clock.increment(45 * 60_000);
  await settled();
  clock.increment(59_000);
  expect([view().status, view().isBusy]).toEqual(["connected", false]);
  clock.increment(1_000);
  expect(view().isBusy).toBe(true);
});

test.each([
  ["went well", Result.succeed({ success: true, message: "Two locations" }), undefined],
  ["failed", Result.succeed({ success: false, message: "" }), { _tag: "SyncFailed", message: SYNC_FAILED }],
  ["is unknown", Result.fail(Unreachable), { _tag: "ResultUnknown" }],
])("§8, D38: after a sync that %s, what came through it is read anew", async (_, answer, failure) => {
  const { answers, settled, told, view } = await connectedActor();
  answers.sync = answer;
  view().sync();
  await settled();
  expect([view().status, view().failure, told]).toEqual([
    "connected",
    failure,
    ["locations may have changed"],
  ]);
});

/** A connected listing after a wish that failed, while nobody can be reached. */
const wishedInVain = async (wish: "connect" | "sync" | "disconnect", why: WriteFailure) => {
  const { answers, settled, told, view } = await connectedActor();
  answers.consent = Result.fail(why);
  answers.sync = Result.fail(why);
  answers.disconnecting = Result.fail(why);
  answers.status = Result.fail(Unreachable);
  view()[wish]();
  view().confirm();
  await settled();
  return { answers, settled, told, view };
};

test.each(["connect", "sync", "disconnect"] as const)(
  "D38: after a %s that was not sent, nothing is read anew, and that is told of the listing",
  async (wish) => {
    const { told, view } = await wishedInVain(wish, NotSent);
    expect([view().status, view().failure, told]).toEqual([
      "connected",
      { _tag: "CallFailed", failure: NotSent },
      [],
    ]);
  },
);

test.each(["connect", "sync", "disconnect"] as const)(
  "D38: after a %s that was not sent, the listing is synced as before",
  async (wish) => {
    const { answers, settled, told, view } = await wishedInVain(wish, NotSent);
    answers.sync = Result.succeed({ success: true, message: "Two locations" });
    view().sync();
    await settled();
    expect(told).toEqual(["locations may have changed"]);
  },
);

test("after a connect that was not sent, a listing whose access has ended is connected, not synced", async () => {
  const { answers, clock, settled, view } = await connectedActor();
  answers.status = Result.succeed(EXPIRED);
  answers.consent = Result.fail(NotSent);
  clock.increment(30 * 60_000);
  await settled();
  view().connect();
  await settled();
  view().sync();
  expect([view().status, view().isBusy]).toEqual(["expired", false]);
  view().connect();
  expect(view().isBusy).toBe(true);
});

test.each(["sync", "disconnect"] as const)(
  "what came through it stays as it is for as long as the status is not known after a %s",
  async (wish) => {
    const { told, view } = await wishedInVain(wish, Unreachable);
    expect([view().status, told]).toEqual(["unknown", []]);
  },
);

test("a failed sync shows no connection that the status does not know any more", async () => {
  const { answers, settled, view } = await connectedActor();
  answers.sync = Result.succeed({ success: false, message: "The business is not connected to Google" });
  answers.status = Result.succeed(EXPIRED);
  view().sync();
  await settled();
  expect(view().status).toBe("expired");
  expect(view().failure).toEqual({
    _tag: "SyncFailed",
    message: "The business is not connected to Google",
  });
});

test("disconnecting tells that the locations may have changed", async () => {
  const { answers, settled, told, view } = await connectedActor();
  view().disconnect();
  expect([view().isConfirming, told]).toEqual([true, []]);
  answers.status = Result.succeed(NEVER);
  view().confirm();
  await settled();
  expect([view().status, told]).toEqual(["disconnected", ["locations may have changed"]]);
});

test.each([
  [undefined, 2 ** 31 - 1],
  ["soon", 2 ** 31 - 1],
  ["2027-01-01T00:00:00Z", 30 * 60_000],
  ["2026-01-01T00:00:00Z", 60_000],
  ["2099-01-01T00:00:00Z", 2 ** 31 - 1],
])("D42: access that ends %s is waited for %d ms", (expiresAt, expected) => {
  expect(untilAccessEnds(expiresAt, NOW)).toBe(expected);
});
