import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { kitchenListDefinition } from "../../../src/domain/kitchen.ts";
import { listRequest, type ListRequest } from "../../../src/domain/list-request.ts";
import { onTopOf } from "../../../src/domain/lists/on-top-of.ts";

describe("what is asked for by somebody who was shown something older", () => {
  const requests = fc
    .record(
      {
        page: fc.integer({ min: 1, max: 3 }),
        size: fc.constantFrom(10, 25),
        query: fc.constantFrom("", "ca", "cas"),
        sort: fc.constantFrom(...Object.keys(kitchenListDefinition.sorts)),
        direction: fc.constantFrom("ascending", "descending"),
        status: fc.constantFrom("active", "banned"),
        chef: fc.constantFrom("any", "none", "7"),
        tribe: fc.constantFrom("any", "none", "3"),
      },
      { requiredKeys: [] },
    )
    .map((search) => listRequest(kitchenListDefinition, search));

  test.prop([requests, requests])("is just that where they were shown the latest", (shown, next) => {
    expect(onTopOf(shown, shown, next)).toEqual(next);
  });

  test.prop([requests, requests])("leaves what was asked for meanwhile, but for the page", (asked, shown) => {
    expect(onTopOf(asked, shown, shown)).toEqual({ ...asked, page: shown.page });
  });

  test.prop([requests, requests, requests])(
    "is taken part by part from who changed it last",
    (asked, shown, next) => {
      const both = onTopOf(asked, shown, next);
      for (const part of ["size", "query"] as const)
        expect(both[part]).toBe(next[part] === shown[part] ? asked[part] : next[part]);
      for (const name of Object.keys(kitchenListDefinition.filters))
        expect(both.filters[name]).toBe(
          (next.filters[name] === shown.filters[name] ? asked : next).filters[name],
        );
      const order = ({ sort, direction }: ListRequest) => [sort, direction];
      expect([order(asked), order(next)]).toContainEqual(order(both));
    },
  );
});
