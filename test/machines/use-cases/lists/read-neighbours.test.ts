import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { listRecords } from "../../../../src/machines/use-cases/lists/list-records.ts";
import { readNeighbours } from "../../../../src/machines/use-cases/lists/read-neighbours.ts";
import type { ListRequest } from "../../../../src/domain/list-request.ts";
import { backend, kitchens, REQUEST } from "./listed.ts";

const around = (id: string, request: Partial<ListRequest>, count = 25) => {
  const { source, calls } = backend(kitchens(count));
  return Effect.map(
    readNeighbours({
      source,
      list: listRecords(source),
      request: { ...REQUEST, size: 10, ...request },
      language: "en",
      id,
    }),
    ({ previous, next }) => ({
      ids: [previous?.id, next?.id],
      pages: [previous?.request.page, next?.request.page],
      calls,
    }),
  );
};

describe("the records around one in the list that it was opened from", () => {
  it.effect.each([
    { id: "k5", request: {}, ids: ["k4", "k6"], pages: [1, 1] },
    { id: "k1", request: {}, ids: [undefined, "k2"], pages: [undefined, 1] },
    { id: "k10", request: {}, ids: ["k9", "k11"], pages: [1, 2] },
    { id: "k11", request: { page: 2 }, ids: ["k10", "k12"], pages: [1, 2] },
    { id: "k25", request: { page: 3 }, ids: ["k24", undefined], pages: [3, undefined] },
    // By order and filter: ten, twenty are banned.
    {
      id: "k10",
      request: { filters: { status: "banned" }, sort: "name" },
      ids: [undefined, "k20"],
      pages: [undefined, 1],
    },
    { id: "gone", request: {}, ids: [undefined, undefined], pages: [undefined, undefined] },
  ])("$id on $request", ({ id, request, ids, pages }) =>
    Effect.map(around(id, request), (found) => expect([found.ids, found.pages]).toEqual([ids, pages])),
  );

  it.effect("within a page it is read once", () =>
    Effect.map(around("k5", {}), ({ calls }) =>
      expect(calls.filter((call) => call.startsWith("page"))).toHaveLength(1),
    ),
  );
});
