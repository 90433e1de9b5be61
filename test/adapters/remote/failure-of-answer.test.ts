import { fc, test } from "@fast-check/vitest";
import * as Schema from "effect/Schema";
import { describe, expect } from "vitest";
import { FAILURES, STATUS, type AnsweredFailure } from "../../../src/adapters/contract/failures.ts";
import { failureOfAnswer, failureOfExchange } from "../../../src/adapters/remote/failure-of-answer.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { anyText, caseVariant } from "../../domain/generators.ts";

const AT = Date.UTC(2026, 9, 21, 7, 27, 30, 500);

const of = (status: number, body = "", retryAfterHeader?: string, requestId?: string): RemoteFailure =>
  failureOfAnswer({ status, body, retryAfterHeader, requestId, at: AT });

// §8, D32, D33 by hand: what a number means whatever the body says.
const BARE: ReadonlyArray<readonly [status: number, failure: RemoteFailure]> = [
  [401, { _tag: "Unauthorized" }],
  // A text that is no JSON with a message is none of the API's own.
  [403, { _tag: "Forbidden" }],
  [405, { _tag: "NotOffered" }],
  [501, { _tag: "NotOffered" }],
  [406, { _tag: "NotAcceptable" }],
  [412, { _tag: "Stale" }],
  // A gateway that got no answer knows as little of what came of a write as whoever gets none (D38).
  [502, { _tag: "Unreachable" }],
  [504, { _tag: "TimedOut" }],
];
const SPOKEN_FOR = new Set([401, 403, 404, 405, 406, 412, 429, 501, 502, 504]);

const LONG = "x".repeat(201);

// What is said to the user of a 404, or of a request that was refused.
const MESSAGES: ReadonlyArray<readonly [body: string, message: string]> = [
  ["", ""],
  ['{"message":"User not found"}', "User not found"],
  ['{"_tag":"NotFound","message":"User not found","more":1}', "User not found"],
  ['  {"message":""}  ', ""],
  ["User not found", "User not found"],
  ["<!doctype html><title>404</title>", ""],
  ["\n  <html><body>User not found</body></html>", ""],
  ['<?xml version="1.0"?><error/>', ""],
  [LONG, "x".repeat(200)],
  [`{"message":"${LONG}"}`, LONG],
  ['{"message":5}', '{"message":5}'],
  ['"message"', '"message"'],
  ["null", "null"],
  ['{"message":"cut off', '{"message":"cut off'],
];

const RETRY_AFTER: ReadonlyArray<readonly [header: string | undefined, seconds: number]> = [
  ["30", 30],
  ["1", 1],
  ["0.5", 0.5],
  [" 7 ", 7],
  ["86400", 86_400],
  ["9999999999", 86_400],
  ["Fri, 31 Dec 2100 00:00:00 GMT", 86_400],
  ["0", 1],
  ["-5", 1],
  ["", 1],
  ["soon", 1],
  ["Infinity", 1],
  ["NaN", 1],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 30],
  ["Wed, 21 Oct 2026 08:27:30 GMT", 3_600],
  ["Wed, 21 Oct 2026 07:27:00 GMT", 1],
  ["Wed, 99 Oct 2026 07:28:00 GMT", 1],
  ["2026", 2026],
  ["2026-10-21T07:28:00Z", 1],
  [undefined, 1],
];

describe("§8: what a failed answer means", () => {
  test.each([
    ["7f3c1a2b-0000-4000-8000-123456789abc", "7f3c1a2b"],
    ["7f3c1a2b", "7f3c1a2b"],
    ["7f3c", undefined],
    ["<b>7f3c1a2b</b>", undefined],
    ["a".repeat(65), undefined],
    [undefined, undefined],
  ])("a server's fault with the id %j is found by %j; nothing else has a report", (requestId, report) => {
    expect(of(500, "", undefined, requestId)).toEqual({
      _tag: "ServerFailed",
      serialization: false,
      ...(report !== undefined && { report }),
    });
    expect(of(404, "", undefined, requestId)).toEqual({ _tag: "NotFound", message: "" });
  });

  test.each(BARE)("§8, D32, D33: %i is %j", (status, failure) => {
    expect(of(status)).toEqual(failure);
  });

  test.prop([fc.constantFrom(...BARE), anyText, fc.option(anyText, { nil: undefined })])(
    "§8: those mean the same whatever the body and the headers say",
    ([status, failure], body, header) => {
      expect(of(status, body, header)).toEqual(failure);
    },
  );

  test.each(MESSAGES)("§8, D20: 404 with %j says %j", (body, message) => {
    expect(of(404, body)).toEqual({ _tag: "NotFound", message });
  });

  test.each([300, 302, 304, 400, 402, 409, 410, 413, 415, 418, 422, 499])(
    "§8: %i is refused, with what the body says",
    (status) => {
      for (const [body, message] of MESSAGES) {
        expect(of(status, body)).toEqual({ _tag: "Refused", message });
      }
    },
  );

  test("P23: 403 says why where the API says so, and nothing where that is empty", () => {
    expect([of(403, '{"message":"Nobody may change their own role"}'), of(403, '{"message":""}')]).toEqual([
      { _tag: "Forbidden", message: "Nobody may change their own role" },
      { _tag: "Forbidden" },
    ]);
  });

  test.each(RETRY_AFTER)("§8: 429 with Retry-After %j waits %d s", (header, retryAfterSeconds) => {
    expect(of(429, "Too many", header)).toEqual({ _tag: "RateLimited", retryAfterSeconds });
  });

  test("§8: 429 waits as long as the header says, else the body, else a second", () => {
    const body = '{"_tag":"RateLimited","retryAfterSeconds":30}';
    expect([
      of(429, body, "7"),
      of(429, body, "soon"),
      of(429, body),
      of(429, '{"retryAfterSeconds":-1}'),
    ]).toEqual([
      { _tag: "RateLimited", retryAfterSeconds: 7 },
      { _tag: "RateLimited", retryAfterSeconds: 30 },
      { _tag: "RateLimited", retryAfterSeconds: 30 },
      { _tag: "RateLimited", retryAfterSeconds: 1 },
    ]);
  });

  test.each(RETRY_AFTER)(
    "D55: 503 with Retry-After %j waits as long, where it says so",
    (header, seconds) => {
      const failure = of(503, "Busy", header);
      // A second is what stands in where too many requests say nothing.
      expect(failure).toEqual({
        _tag: "ServerFailed",
        serialization: false,
        ...((seconds !== 1 || header === "1") && { retryAfterSeconds: seconds }),
      });
    },
  );

  test.each([500, 503, 507, 520, 599])("§8: %i is the server's own failure", (status) => {
    expect([of(status), of(status, "<html>Bad gateway</html>"), of(status, '{"message":"No"}')]).toEqual([
      { _tag: "ServerFailed", serialization: false },
      { _tag: "ServerFailed", serialization: false },
      { _tag: "ServerFailed", serialization: false },
    ]);
  });

  test.prop([
    fc.constantFrom(500, 503),
    anyText,
    fc.constantFrom("serialization", "serialisation").chain(caseVariant),
    anyText,
  ])(
    "§8: one that mentions a serialization problem, in any spelling, is told apart",
    (status, before, word, after) => {
      const text = `${before}${word}${after}`;
      expect([of(status, `Error: ${text}`), of(status, JSON.stringify({ message: text }))]).toEqual([
        { _tag: "ServerFailed", serialization: true },
        { _tag: "ServerFailed", serialization: true },
      ]);
    },
  );

  test.prop([fc.integer({ min: 500, max: 599 }), anyText])(
    "§8: any other does not mention one",
    (status, body) => {
      fc.pre(!SPOKEN_FOR.has(status) && !/seriali[sz]ation/iu.test(body));
      expect(of(status, body)).toEqual({ _tag: "ServerFailed", serialization: false });
    },
  );

  test.prop([fc.integer({ min: 300, max: 499 }), anyText, fc.jsonValue()], { numRuns: 500 })(
    "§8: every other number below 500 is refused, whatever the body holds",
    (status, text, json) => {
      fc.pre(!SPOKEN_FOR.has(status));
      for (const body of [text, JSON.stringify(json)]) {
        const failure = of(status, body);
        expect(failure).toEqual({ _tag: "Refused", message: expect.any(String) });
      }
    },
  );
});

const answered: fc.Arbitrary<AnsweredFailure> = fc.oneof(
  fc.constantFrom<AnsweredFailure>(
    { _tag: "Unauthorized" },
    { _tag: "Forbidden" },
    { _tag: "NotOffered" },
    { _tag: "NotAcceptable" },
    { _tag: "Stale" },
  ),
  fc.record({ _tag: fc.constant("Forbidden" as const), message: anyText.filter((text) => text !== "") }),
  fc.record({ _tag: fc.constant("NotFound"), message: anyText }),
  fc.record(
    { _tag: fc.constant("Refused"), message: anyText, field: anyText },
    { requiredKeys: ["_tag", "message"] },
  ),
  fc.record({ _tag: fc.constant("RateLimited"), retryAfterSeconds: fc.integer({ min: 1, max: 86_400 }) }),
  fc.record({ _tag: fc.constant("ServerFailed"), serialization: fc.boolean() }),
);

describe("§8: the contract's own failures", () => {
  test("§8: each has its number", () => {
    expect(STATUS).toEqual({
      Refused: 400,
      Unauthorized: 401,
      Forbidden: 403,
      NotFound: 404,
      NotOffered: 405,
      NotAcceptable: 406,
      Stale: 412,
      RateLimited: 429,
      ServerFailed: 500,
    });
  });

  test.prop([answered], { numRuns: 500 })(
    "§8: what the reference backend answers is what the console understands",
    (failure) => {
      const body = Schema.encodeSync(Schema.fromJsonString(Schema.Union(FAILURES)))(failure);
      expect(of(STATUS[failure._tag], body)).toEqual(failure);
    },
  );
});

describe("§4, §8, D20: what a failed answer to the exchange means", () => {
  const exchanged = (status: number, body: string): RemoteFailure =>
    failureOfExchange({ status, body, retryAfterHeader: undefined, requestId: undefined, at: AT });

  test.prop([
    fc.integer({ min: 300, max: 599 }),
    anyText.filter((text) => !text.trimStart().startsWith("<")),
    caseVariant("user not found"),
  ])("§8: 'user not found' means what 404 means, whatever the status", (status, before, text) => {
    const message = `${before}${text}`;
    expect(exchanged(status, JSON.stringify({ message }))).toEqual({ _tag: "NotFound", message });
  });

  test.each([400, 401, 403, 404, 500])("§8: %i with 'User not found' as plain text too", (status) => {
    expect(exchanged(status, "User not found")).toEqual({ _tag: "NotFound", message: "User not found" });
  });

  test.prop([fc.integer({ min: 300, max: 599 }), anyText])(
    "§8: everything else means what it means elsewhere",
    (status, body) => {
      fc.pre(!/user not found/iu.test(body));
      expect(exchanged(status, body)).toEqual(of(status, body));
    },
  );
});
