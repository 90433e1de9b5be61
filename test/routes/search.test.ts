import { fc, test } from "@fast-check/vitest";
import { defaultParseSearch } from "@tanstack/react-router";
import { expect } from "vitest";
import { stringifySearch } from "../../src/routes/-search.ts";

test("ids, and yes or no, stand in an address without quotes", () => {
  expect(stringifySearch({ tribe: "3", verified: "true", query: "007" })).toBe(
    "?tribe=3&verified=true&query=007",
  );
  expect([defaultParseSearch("?tribe=3"), defaultParseSearch("?tribe=%223%22")]).toEqual([
    { tribe: 3 },
    { tribe: "3" },
  ]);
});

const text = fc.oneof(
  fc.string(),
  fc.json(),
  fc.integer().map(String),
  fc.constantFrom(
    "true",
    "null",
    '{"toString":false}',
    "007",
    "1e5",
    "-0",
    "1.0",
    "12345678901234567890",
    '"3"',
    "[1]",
  ),
);

test.prop([text])("a text comes back from its address as it was", (written) => {
  const read: Record<string, unknown> = defaultParseSearch(stringifySearch({ query: written }));
  expect(String(read["query"])).toBe(written);
});
