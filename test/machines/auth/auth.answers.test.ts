import { describe, expect, test } from "vitest";
import { TimedOut, Unreadable } from "../../../src/domain/remote-failure.ts";
import { leaving, reasonOf, somebody } from "../../../src/machines/auth/auth.answers.ts";
import { ANA, INVALID_CREDENTIALS, NETWORK_FAILED, SIGN_IN_FAILED, situations } from "./auth-fixtures.ts";

describe("what the chart reads from answers", () => {
  test("why somebody was not let in: late is a network failure, a bug a failed login", () => {
    expect([reasonOf(INVALID_CREDENTIALS), reasonOf(TimedOut), reasonOf(Unreadable)]).toEqual([
      INVALID_CREDENTIALS,
      NETWORK_FAILED,
      SIGN_IN_FAILED,
    ]);
  });

  test("who is there, and where nobody is, somebody whom no uid can equal", () => {
    expect([somebody(situations.settled.context), somebody(situations["signed out"].context)]).toEqual([
      ANA,
      { uid: "", email: "" },
    ]);
  });

  test("who leaves", () => {
    expect(leaving(situations.settled)).toEqual({ uid: ANA.uid });
  });
});
