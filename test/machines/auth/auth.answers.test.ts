import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { failure, somebody, success } from "../../../src/machines/auth/auth.answers.ts";
import { ANA, NETWORK_FAILED, situations } from "./auth-fixtures.ts";

describe("what the chart reads from answers", () => {
  test("what succeeded, and why something failed", () => {
    expect([success(Result.succeed(ANA)), failure(Result.fail(NETWORK_FAILED))]).toEqual([
      ANA,
      NETWORK_FAILED,
    ]);
  });

  test("asked of the other kind, both are bugs that say so", () => {
    expect(() => success(Result.fail(NETWORK_FAILED))).toThrow("This did not succeed");
    expect(() => failure(Result.succeed(ANA))).toThrow("This did not fail");
  });

  test("who is there, and where nobody is, somebody whom no uid can equal", () => {
    expect([somebody(situations.settled.context), somebody(situations["signed out"].context)]).toEqual([
      ANA,
      { uid: "", email: "" },
    ]);
  });
});
