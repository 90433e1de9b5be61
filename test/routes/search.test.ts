import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { parseSearch, stringifySearch } from "../../src/routes/-search.ts";

test("ids, and yes or no, stand in an address without quotes", () => {
  expect(stringifySearch({ tribe: "3", verified: "true", query: "007" })).toBe(
    "?tribe=3&verified=true&query=007",
  );
  expect([parseSearch("?tribe=3"), parseSearch("?tribe=%223%22")]).toEqual([{ tribe: 3 }, { tribe: "3" }]);
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
  const read: Record<string, unknown> = parseSearch(stringifySearch({ query: written }));
  expect(String(read["query"])).toBe(written);
});

test.each(["1e3", "99999999999999999999", "1.0", "-0", "007", "null", "[1]", "{}"])(
  "%s in an address is that text",
  (written) => {
    expect(parseSearch(`?chef=${written}`)).toEqual({ chef: written });
  },
);
