import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { failure, success } from "../../src/machines/answer.ts";
import { Refused } from "../../src/domain/remote-failure.ts";

describe("what charts read from answers", () => {
  test("what succeeded, and why something failed", () => {
    expect([success(Result.succeed("bread")), failure(Result.fail(Refused("no")))]).toEqual([
      "bread",
      Refused("no"),
    ]);
  });

  test("asked of the other kind, both are bugs that say so", () => {
    expect(() => success(Result.fail(Refused("no")))).toThrow("This did not succeed");
    expect(() => failure(Result.succeed("bread"))).toThrow("This did not fail");
  });
});
