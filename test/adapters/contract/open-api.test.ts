import * as OpenApi from "effect/http-api/OpenApi";
import { expect, test } from "vitest";
import { EXCHANGE, HEALTH as HEALTH_ADDRESS } from "../../../src/adapters/contract/addresses.ts";
import { Api } from "../../../src/adapters/contract/api.ts";
import { operations } from "../../../src/adapters/contract/operation-rows.ts";
import { documentedOperations } from "./documented-operations.ts";

/** §8: the numbers of the failures, and what each is called. */
const FAILURES = {
  "400": "Refused",
  "401": "Unauthorized",
  "403": "Forbidden",
  "404": "NotFound",
  "405": "NotOffered",
  "406": "NotAcceptable",
  "412": "Stale",
  "429": "RateLimited",
  "500": "ServerFailed",
};

/** Nobody signs in here, and there is nothing to find. */
const HEALTH = { "400": "Refused", "500": "ServerFailed" };

const documented = documentedOperations();

test("§7: the OpenAPI document has every operation of the contract", () => {
  expect(documented.map(({ name }) => name).toSorted()).toEqual(
    operations()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each(documented)(
  "§8: $name declares each failure that it may answer",
  ({ failures, name, successes }) => {
    expect(failures).toEqual(name === "health.check" ? HEALTH : FAILURES);
    expect([["200"], ["204"]]).toContainEqual(successes);
  },
);

test("§8: each failure says its name on the wire", () => {
  const { schemas } = OpenApi.fromApi(Api).components;
  const tags = Object.values(FAILURES).map((name) => schemas[name]);
  expect(tags).toEqual(
    Object.values(FAILURES).map((name): unknown =>
      expect.objectContaining({
        properties: expect.objectContaining({ _tag: { type: "string", enum: [name] } }),
      }),
    ),
  );
});

test("what is asked without the rest of the contract is asked at the contract's own addresses", () => {
  const pathOf = (asked: string) => operations().find(({ name }) => name === asked)?.path;
  expect([pathOf("health.check"), pathOf("authentication.exchange")]).toEqual([HEALTH_ADDRESS, EXCHANGE]);
});
