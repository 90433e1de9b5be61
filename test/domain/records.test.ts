import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { readable } from "../../src/domain/records.ts";

describe("D34: records of a list", () => {
  test.prop([fc.array(fc.nat())])("D34: where every one could be read, none is unreadable", (items) => {
    expect(readable(items)).toEqual({ items, unreadable: 0 });
  });
});
