import { describe, expect, it } from "@effect/vitest";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Predicate from "effect/Predicate";
import * as TestClock from "effect/testing/TestClock";
import { test, vi } from "vitest";
import { Confidential } from "../../../src/domain/confidential.ts";
import { Call } from "../../../src/adapters/remote/call.ts";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import type { Incident } from "../../../src/domain/incident.ts";
import { BypassCache } from "../../../src/domain/ports/bypass-cache.ts";
import { Credentials } from "../../../src/domain/ports/credentials.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, callOver, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";
import { ANA, IDENTITY_TOKEN } from "./ana.ts";
import { EVERY_CALL } from "./every-call.ts";
import type { PortCall } from "./port-call.ts";

vi.stubGlobal("location", new URL("/admin/users?page=2", ORIGIN));

/** What is logged of records that could not be read (D34). */
const unreadableIn = (value: unknown, operation: string): ReadonlyArray<unknown> =>
  Predicate.hasProperty(value, "unreadable") && value.unreadable !== 0
    ? [{ _tag: "UnreadableRecords", operation, count: value.unreadable }]
    : [];

/** The forms of a chain (D33) that no call asks for by itself; they are tried apart. */
const SECOND_FORMS = [
  "business.profileOf",
  "business.metricsOf",
  "kitchenImages.fromKitchenImage",
  "kitchenImages.fromImages",
];

/** What carries no token (§7). */
const OPEN = ["authentication.exchange"];

/** The ports on answers of the test, and the calls beneath; what they send and report can be read afterwards. */
const wired = (answer: (sent: Sent) => Response | Promise<Response>, identityToken?: string) => {
  const sent: Array<Sent> = [];
  const incidents: Array<Incident> = [];
  const fetch = answering(sent, answer);
  const surroundings = { fetch, incidents, ...(identityToken === undefined ? {} : { identityToken }) };
  return { sent, incidents, layer: remoteOver(surroundings), once: callOver(surroundings) };
};

/** One answer after the other. */
const inTurn = (answers: ReadonlyArray<{ readonly answer: () => Response }>) => {
  const rest = answers.values();
  return () => rest.next().value?.answer() ?? Response.error();
};

const counting = Effect.flatMap(Call, (call) => call("users.count"));

const holding = (token: string) =>
  Effect.flatMap(Credentials, (credentials) => credentials.hold(new Confidential(token)));

const ofAuthorization = (sent: ReadonlyArray<Sent>) => sent.map(({ headers }) => headers["authorization"]);

describe("§7: what a call sends", () => {
  test("§7: every operation of the contract is tried here", () => {
    const tried = [...EVERY_CALL.map(({ operation }) => operation), ...SECOND_FORMS];
    expect(tried.sort()).toEqual(
      operations()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.effect.each(EVERY_CALL)(
    "§7, D24, D29, D30, D34: $operation, within a span as well",
    ({ answer, body, call, method, operation, path, value }) => {
      const { incidents, layer, sent } = wired(answer);
      const contentType = /^(?:profileImages|pictures)\.upload$/u.test(operation)
        ? "multipart/form-data; boundary=BOUNDARY"
        : "application/json";
      return Effect.gen(function* () {
        yield* holding("access.token");
        expect(yield* Effect.withSpan(call, "a screen")).toEqual(value);
        expect(sent.map(({ signal: _, ...rest }) => rest)).toEqual([
          {
            method,
            url: `${ORIGIN}${path}`,
            headers: {
              "x-requested-with": "XMLHttpRequest",
              ...(OPEN.includes(operation) ? {} : { authorization: "Bearer access.token" }),
              ...(body === "" ? {} : { "content-type": contentType }),
            },
            body,
            redirect: "error",
            credentials: "omit",
          },
        ]);
        expect(incidents).toEqual(unreadableIn(value, operation));
      }).pipe(Effect.provide(layer));
    },
  );
});

describe("§7: whose token a call carries", () => {
  it.effect.each([
    { who: "the identity provider's, if it is to carry one", identityToken: IDENTITY_TOKEN },
    { who: "none where there is none", identityToken: undefined },
  ])("§7: without an access token: $who", ({ identityToken }) => {
    const carried = identityToken === undefined ? undefined : `Bearer ${identityToken}`;
    const { layer, sent } = wired(inTurn(EVERY_CALL), identityToken);
    return Effect.gen(function* () {
      yield* Effect.forEach(EVERY_CALL, ({ call }) => call);
      expect(EVERY_CALL.map(({ operation }, index) => [operation, ofAuthorization(sent)[index]])).toEqual(
        EVERY_CALL.map(({ operation }) => [operation, OPEN.includes(operation) ? undefined : carried]),
      );
    }).pipe(Effect.provide(layer));
  });

  it.effect("D24: the token is that of the moment: held, renewed, released", () => {
    const { once, sent } = wired(() => jsonAnswer(1), IDENTITY_TOKEN);
    return Effect.gen(function* () {
      const { hold, release } = yield* Credentials;
      yield* counting;
      yield* hold(new Confidential("first"));
      yield* counting;
      yield* hold(new Confidential("second"));
      yield* counting;
      yield* release();
      yield* counting;
      expect(ofAuthorization(sent)).toEqual([
        `Bearer ${IDENTITY_TOKEN}`,
        "Bearer first",
        "Bearer second",
        `Bearer ${IDENTITY_TOKEN}`,
      ]);
    }).pipe(Effect.provide(once));
  });
});

describe("§9: ten seconds", () => {
  const TEN_SECONDS = 10_000;

  it.effect("§9, D31: a call waits ten seconds and then gives up", () => {
    const { once, sent } = wired(() => new Promise(() => undefined));
    return Effect.gen(function* () {
      const calling = yield* Effect.forkChild(Effect.zip(Effect.flip(counting), Clock.currentTimeMillis));
      yield* TestClock.adjust(6 * TEN_SECONDS);
      expect(yield* Fiber.join(calling)).toEqual([{ _tag: "TimedOut" }, TEN_SECONDS]);
      expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
    }).pipe(Effect.provide(once));
  });

  /** An answer whose headers and body come at moments of the virtual clock, counted from the request. */
  const slowly = Effect.map(
    Effect.context<never>(),
    (context) => (headersAt: number, bodyAt: number) => () => {
      const at = (milliseconds: number, then: () => void) =>
        Effect.runForkWith(context)(Effect.delay(Effect.sync(then), milliseconds));
      return new Promise<Response>((resolve) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            at(bodyAt, () => {
              controller.enqueue(new TextEncoder().encode("2000"));
              controller.close();
            });
          },
        });
        at(headersAt, () => resolve(new Response(body)));
      });
    },
  );

  it.effect.each([
    [0, TEN_SECONDS - 1],
    [6_000, TEN_SECONDS - 1],
    [TEN_SECONDS - 1, TEN_SECONDS - 1],
  ] as const)("D31: headers after %i ms and the body after %i ms are in time", ([headersAt, bodyAt]) =>
    Effect.gen(function* () {
      const { once } = wired((yield* slowly)(headersAt, bodyAt));
      const calling = yield* Effect.forkChild(Effect.provide(counting, once));
      yield* TestClock.adjust(TEN_SECONDS - 1);
      expect(yield* Fiber.join(calling)).toBe(2_000);
    }),
  );

  it.effect.each([
    [0, TEN_SECONDS + 1],
    [6_000, TEN_SECONDS + 1],
    [TEN_SECONDS - 1, TEN_SECONDS + 1],
  ] as const)("D31: headers after %i ms, the body only after %i ms: too late", ([headersAt, bodyAt]) =>
    Effect.gen(function* () {
      const { once } = wired((yield* slowly)(headersAt, bodyAt));
      const calling = yield* Effect.forkChild(
        Effect.provide(Effect.zip(Effect.flip(counting), Clock.currentTimeMillis), once),
      );
      yield* TestClock.adjust(TEN_SECONDS - 1);
      expect(calling.pollUnsafe()).toBe(undefined);
      yield* TestClock.adjust(TEN_SECONDS);
      expect(yield* Fiber.join(calling)).toEqual([{ _tag: "TimedOut" }, TEN_SECONDS]);
    }),
  );

  it.effect("D18: a call that nobody waits for any more is aborted", () => {
    const left = Promise.withResolvers<void>();
    const { once, sent } = wired(() => {
      left.resolve();
      return new Promise(() => undefined);
    });
    return Effect.gen(function* () {
      const calling = yield* Effect.forkChild(counting);
      yield* Effect.promise(() => left.promise);
      yield* Fiber.interrupt(calling);
      expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
    }).pipe(Effect.provide(once));
  });
});

describe("D34: answers that cannot be read", () => {
  // The profile has a second form, which is asked for when the first is unreadable (D33).
  const SINGLE_CALLS = EVERY_CALL.filter(({ operation }) => operation !== "business.profile");
  const json = { headers: { "content-type": "application/json" } };
  const html = {
    what: "an HTML page",
    answer: () =>
      new Response("<!doctype html><title>Kitchen</title>", { headers: { "content-type": "text/html" } }),
  };
  const unreadable = [
    html,
    { what: "half of a JSON", answer: () => new Response('[{"userId":7,', json) },
    { what: "an empty body", answer: () => new Response("", json) },
    { what: "a JSON text", answer: () => jsonAnswer("everybody") },
    { what: "null", answer: () => jsonAnswer(null) },
    { what: "an object of another shape", answer: () => jsonAnswer({ rows: [], ok: true }) },
    { what: "a number that is none", answer: () => new Response("NaN", json) },
  ];
  // Where no value is expected, nothing is read but whether it is a page in place of an answer.
  const expectsNothing = ({ value }: PortCall) => value === undefined;

  it.effect.each(SINGLE_CALLS)(
    "D34: $operation is unreadable when it answers with what it may not",
    (row) => {
      const bodies = expectsNothing(row) ? [html] : unreadable;
      const { incidents, layer, sent } = wired(inTurn(bodies));
      return Effect.gen(function* () {
        const failures = yield* Effect.forEach(bodies, ({ what }) =>
          Effect.map(Effect.flip(row.call), (failure) => [what, failure]),
        );
        expect(failures).toEqual(bodies.map(({ what }) => [what, { _tag: "Unreadable" }]));
        expect([sent.length, incidents]).toEqual([bodies.length, []]);
      }).pipe(Effect.provide(layer));
    },
  );

  const fine = [
    { status: 204, body: null, type: "" },
    ...[200, 201, 202].flatMap((status) => [
      { status, body: null, type: "" },
      { status, body: "", type: "application/json" },
      { status, body: '{"deleted":', type: "application/json" },
      { status, body: '{"deleted":true}', type: "application/json" },
      { status, body: "Done", type: "text/html" },
    ]),
  ].map(({ body, status, type }) => ({
    what: `${status} ${body}`,
    answer: () => new Response(body, { status, headers: { "content-type": type } }),
  }));

  it.effect.each(SINGLE_CALLS.filter(expectsNothing))(
    "D34: $operation expects no value, so whatever says that it worked is fine",
    ({ call }) => {
      const { layer, sent } = wired(inTurn(fine));
      return Effect.gen(function* () {
        const values = yield* Effect.forEach(fine, ({ what }) => Effect.map(call, (value) => [what, value]));
        expect(values).toEqual(fine.map(({ what }) => [what, undefined]));
        expect(sent).toHaveLength(fine.length);
      }).pipe(Effect.provideService(BypassCache, true), Effect.provide(layer));
    },
  );

  it.effect.each(EVERY_CALL.filter((row) => !expectsNothing(row)))(
    "D34: $operation reads what a success of another number says",
    ({ answer, call, value }) => {
      const numbers = [200, 201, 202, 203];
      const answers = numbers.map((status) => ({
        answer: () => {
          const { body, headers } = answer();
          return new Response(body, { status, headers });
        },
      }));
      const { layer } = wired(inTurn(answers));
      return Effect.gen(function* () {
        const values = yield* Effect.forEach(numbers, (status) => Effect.map(call, (read) => [status, read]));
        expect(values).toEqual(numbers.map((status) => [status, value]));
      }).pipe(Effect.provideService(BypassCache, true), Effect.provide(layer));
    },
  );

  it.effect("D34: records of a list that cannot be read are counted and logged, the others are there", () => {
    const { incidents, layer } = wired(() =>
      jsonAnswer([
        ANA,
        { ...ANA, email: undefined },
        null,
        "Ana",
        { ...ANA, userId: "not an id" },
        { ...ANA, userId: { id: 7 } },
        { ...ANA, profile: {} },
        { ...ANA, role: { title: "chef" } },
        { ...ANA, userId: 8, role: null },
      ]),
    );
    return Effect.gen(function* () {
      const { all, page } = yield* Users;
      const records = { items: [ANA, { ...ANA, userId: "8", role: undefined }], unreadable: 7 };
      expect([yield* all(), yield* page({ first: 0, max: 9 })]).toEqual([records, records]);
      expect(incidents).toEqual([
        { _tag: "UnreadableRecords", operation: "users.all", count: 7 },
        { _tag: "UnreadableRecords", operation: "users.page", count: 7 },
      ]);
    }).pipe(Effect.provide(layer));
  });

  it.effect.each([
    ["chef", "chef"],
    [{ name: "chef" }, "chef"],
    [{ roleName: "chef" }, "chef"],
    [{ name: "chef", roleName: "other", roleId: 2 }, "chef"],
    ["", ""],
    [null, undefined],
    [undefined, undefined],
  ] as const)("§3, D34: the role %j is %j", ([sent, role]) => {
    const { layer } = wired(() => jsonAnswer({ ...ANA, role: sent }));
    return Effect.gen(function* () {
      expect(yield* (yield* Users).byId(ANA.userId)).toEqual({ ...ANA, role });
    }).pipe(Effect.provide(layer));
  });

  it.effect("D34: a name that is missing where it may be is empty", () => {
    const { layer } = wired(() => jsonAnswer({ ...ANA, profile: { nombre: null } }));
    return Effect.gen(function* () {
      expect(yield* (yield* Users).byId(ANA.userId)).toEqual({ ...ANA, profile: { nombre: "" } });
    }).pipe(Effect.provide(layer));
  });

  it.effect("§7: a search whose backend does not count its matches has no total", () => {
    const search = EVERY_CALL.find(({ operation }) => operation === "users.find");
    if (search === undefined) throw new Error("there is a search");
    const { layer } = wired(() => jsonAnswer([ANA]));
    return Effect.gen(function* () {
      expect(yield* search.call).toEqual({ items: [ANA], unreadable: 0, total: undefined });
    }).pipe(Effect.provide(layer));
  });
});

describe("§8: failures and what is logged of them", () => {
  interface Told {
    readonly what: string;
    readonly answer: () => Response | Promise<Response>;
    readonly failure: RemoteFailure;
    readonly incident?: Incident["_tag"];
  }
  const SECRET = '{"message":"user 7 with token access.token"}';
  const TOLD: ReadonlyArray<Told> = [
    {
      what: "401",
      answer: () => new Response(SECRET, { status: 401 }),
      failure: { _tag: "Unauthorized" },
      incident: "TokenRefused",
    },
    {
      what: "403",
      answer: () => new Response(SECRET, { status: 403 }),
      failure: { _tag: "Forbidden", message: "user 7 with token access.token" },
      incident: "PermissionDenied",
    },
    {
      what: "500 about serialization",
      answer: () => new Response("Serialization of user 7 failed", { status: 500 }),
      failure: { _tag: "ServerFailed", serialization: true },
      incident: "BackendFilterIssue",
    },
    {
      what: "500",
      answer: () => new Response(SECRET, { status: 500 }),
      failure: { _tag: "ServerFailed", serialization: false },
    },
    {
      what: "404",
      answer: () => new Response('{"message":"User not found"}', { status: 404 }),
      failure: { _tag: "NotFound", message: "User not found" },
    },
    { what: "405", answer: () => new Response("", { status: 405 }), failure: { _tag: "NotOffered" } },
    { what: "406", answer: () => new Response("", { status: 406 }), failure: { _tag: "NotAcceptable" } },
    {
      what: "400",
      answer: () => new Response("No", { status: 400 }),
      failure: { _tag: "Refused", message: "No" },
    },
    {
      what: "429",
      answer: () => new Response("", { status: 429, headers: { "retry-after": "7" } }),
      failure: { _tag: "RateLimited", retryAfterSeconds: 7 },
    },
    {
      what: "no answer",
      answer: () => Promise.reject(new TypeError("Failed to fetch")),
      failure: { _tag: "Unreachable" },
    },
  ];

  it.effect.each(TOLD)(
    "§8, D25, D31: a call that answers $what fails once, and the log has its name at most",
    ({ answer, failure, incident }) => {
      const { incidents, once, sent } = wired(answer);
      return Effect.gen(function* () {
        yield* holding("access.token");
        expect(yield* Effect.flip(counting)).toEqual(failure);
        expect(incidents).toEqual(
          incident === undefined ? [] : [{ _tag: incident, operation: "users.count" }],
        );
        expect(sent).toHaveLength(1);
      }).pipe(Effect.provide(once));
    },
  );
});
