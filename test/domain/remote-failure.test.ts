import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  Forbidden,
  isMissingEndpoint,
  isUnknownUser,
  isWorthRetrying,
  NotAcceptable,
  NotFound,
  NotOffered,
  RateLimited,
  Refused,
  ServerFailed,
  Stale,
  TimedOut,
  ReplacedToken,
  Unauthorized,
  Unreachable,
  Unreadable,
  type RemoteFailure,
} from "../../src/domain/remote-failure.ts";
import { anyText, caseVariant, remoteFailures } from "./generators.ts";

interface Row {
  readonly failure: RemoteFailure;
  readonly retried: boolean;
  readonly missing: boolean;
  readonly unknownUser: boolean;
}

// Every failure there is: retried once (D31), a missing endpoint (D33), a user the backend does not know (D20).
const ROWS: ReadonlyArray<Row> = [
  { failure: { _tag: "Unreachable" }, retried: true, missing: false, unknownUser: false },
  { failure: { _tag: "TimedOut" }, retried: true, missing: false, unknownUser: false },
  {
    failure: { _tag: "ServerFailed", serialization: false },
    retried: true,
    missing: false,
    unknownUser: false,
  },
  {
    failure: { _tag: "ServerFailed", serialization: true },
    retried: true,
    missing: false,
    unknownUser: false,
  },
  { failure: { _tag: "Unauthorized" }, retried: false, missing: false, unknownUser: false },
  { failure: ReplacedToken, retried: true, missing: false, unknownUser: false },
  { failure: { _tag: "Forbidden" }, retried: false, missing: false, unknownUser: false },
  { failure: { _tag: "NotFound", message: "Not found" }, retried: false, missing: true, unknownUser: true },
  { failure: { _tag: "NotOffered" }, retried: false, missing: true, unknownUser: false },
  { failure: { _tag: "NotAcceptable" }, retried: false, missing: false, unknownUser: false },
  { failure: { _tag: "Stale" }, retried: false, missing: false, unknownUser: false },
  { failure: { _tag: "Refused", message: "Bad date" }, retried: false, missing: false, unknownUser: false },
  {
    failure: { _tag: "Refused", message: "User not found" },
    retried: false,
    missing: false,
    unknownUser: true,
  },
  {
    failure: { _tag: "RateLimited", retryAfterSeconds: 3 },
    retried: false,
    missing: false,
    unknownUser: false,
  },
  { failure: { _tag: "Unreadable" }, retried: false, missing: true, unknownUser: false },
];

describe("§8, D20, D31, D33: what a failure means", () => {
  test.each(ROWS)("D31: one more try for $failure: $retried", ({ failure, retried }) => {
    expect(isWorthRetrying(failure)).toBe(retried);
  });

  test.each(ROWS)("D33: the next source for $failure: $missing", ({ failure, missing }) => {
    expect(isMissingEndpoint(failure)).toBe(missing);
  });

  test.each(ROWS)(
    "§4, D20: a date of birth is asked for after $failure: $unknownUser",
    ({ failure, unknownUser }) => {
      expect(isUnknownUser(failure)).toBe(unknownUser);
    },
  );

  test.prop([remoteFailures])("D31: whoever said no is never asked again", (failure) => {
    fc.pre(failure._tag !== "Unreachable" && failure._tag !== "TimedOut" && failure._tag !== "ServerFailed");
    expect(isWorthRetrying(failure)).toBe(false);
  });
});

describe("§4, §8, D20: a user the backend does not know", () => {
  test.prop([anyText])("D20: 404 whatever its message", (message) => {
    expect(isUnknownUser({ _tag: "NotFound", message })).toBe(true);
  });

  test.prop([anyText, caseVariant("user not found"), anyText])(
    "§8: a message with 'user not found' in any case",
    (before, text, after) => {
      expect(isUnknownUser({ _tag: "Refused", message: `${before}${text}${after}` })).toBe(true);
    },
  );

  test.prop([anyText])("§8: no other message", (message) => {
    fc.pre(!message.toLowerCase().includes("user not found"));
    expect(isUnknownUser({ _tag: "Refused", message })).toBe(false);
  });
});

describe("§8: making a failure", () => {
  test("§8: every one by its name", () => {
    expect([
      Unreachable,
      TimedOut,
      Unauthorized,
      Forbidden,
      NotOffered,
      NotAcceptable,
      Stale,
      Unreadable,
      NotFound(),
      NotFound("Gone"),
      Refused("No"),
      RateLimited(3),
      ServerFailed(),
      ServerFailed(true),
    ]).toEqual([
      { _tag: "Unreachable" },
      { _tag: "TimedOut" },
      { _tag: "Unauthorized" },
      { _tag: "Forbidden" },
      { _tag: "NotOffered" },
      { _tag: "NotAcceptable" },
      { _tag: "Stale" },
      { _tag: "Unreadable" },
      { _tag: "NotFound", message: "Not found" },
      { _tag: "NotFound", message: "Gone" },
      { _tag: "Refused", message: "No" },
      { _tag: "RateLimited", retryAfterSeconds: 3 },
      { _tag: "ServerFailed", serialization: false },
      { _tag: "ServerFailed", serialization: true },
    ]);
  });
});
