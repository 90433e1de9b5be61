import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import { TestClock } from "effect/testing";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import { MAX_QUERY_LENGTH } from "../../../../src/domain/list-request.ts";
import { sliceOf } from "../../../../src/domain/paging.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import { readable } from "../../../../src/domain/records.ts";
import {
  Forbidden,
  NotFound,
  NotOffered,
  type RemoteFailure,
  ServerFailed,
} from "../../../../src/domain/remote-failure.ts";
import { READ_FIRST_MS } from "../../../../src/machines/effect-actor.ts";
import { findEverywhere } from "../../../../src/machines/use-cases/lists/find-everywhere.ts";
import { id } from "../../../domain/generators.ts";
import { kitchen, kitchens } from "./listed.ts";

/** Where the search of kitchens fails, so does their list, unless there are some. */
const backend = (kitchenFailure?: RemoteFailure, listed?: ReadonlyArray<Kitchen>, answersTribes = true) => {
  const asked: Array<string> = [];
  const found = <A>(kind: string, query: string, items: ReadonlyArray<A>) =>
    Effect.sync(() => {
      asked.push(`${kind}: ${query}`);
      return { items, unreadable: 0, total: items.length };
    });
  // No list is asked for anything whose search answers: nobody looks for nothing.
  const layer = Layer.mergeAll(
    Layer.mock(Users, {
      find: (query) =>
        found("users", query, [
          {
            userId: id<"user">("7"),
            email: "ana@example.com",
            profile: { nombre: " Ana  B " },
            role: "chef",
          },
        ]),
    }),
    Layer.mock(Kitchens, {
      byId: () => Effect.succeed(kitchen(3)),
      find: (query) =>
        kitchenFailure === undefined ? found("kitchens", query, kitchens(9)) : Effect.fail(kitchenFailure),
      ...(kitchenFailure !== undefined && {
        page: (range) =>
          listed === undefined
            ? Effect.fail(kitchenFailure)
            : Effect.succeed(readable(sliceOf(listed, range))),
        count: () => (listed === undefined ? Effect.fail(kitchenFailure) : Effect.succeed(listed.length)),
      }),
    }),
    Layer.mock(Tribes, {
      byId: () => Effect.fail(NotFound()),
      find: (query) =>
        answersTribes
          ? found("tribes", query, [{ tribeId: id<"tribe">("t1"), name: "Anaheim", description: "West" }])
          : Effect.never,
    }),
  );
  return { asked, layer };
};

describe("§7: what the palette finds", () => {
  it.effect("is asked for by no more than a search may say", () =>
    Effect.gen(function* () {
      const { asked, layer } = backend();
      const query = "ana ".repeat(MAX_QUERY_LENGTH);
      yield* Effect.provide(findEverywhere({ query, role: "viewer", ids: [] }), layer);
      const said = query.slice(0, MAX_QUERY_LENGTH).trim();
      expect(asked.toSorted()).toEqual([`kitchens: ${said}`, `tribes: ${said}`, `users: ${said}`]);
    }),
  );

  it.effect("is at most five of each list that the role may read, by name", () =>
    Effect.gen(function* () {
      const { asked, layer } = backend();
      const { hits, failed } = yield* Effect.provide(
        findEverywhere({ query: "ana", role: "viewer", ids: [] }),
        layer,
      );
      expect(asked.toSorted()).toEqual(["kitchens: ana", "tribes: ana", "users: ana"]);
      expect(failed).toEqual([]);
      expect(hits.map(({ list }) => list)).toEqual(["users", ...Array(5).fill("kitchens"), "tribes"]);
      expect([hits[0], hits.at(-1)]).toEqual([
        { list: "users", id: "7", name: "Ana B", hint: "ana@example.com" },
        { list: "tribes", id: "t1", name: "Anaheim", hint: "West" },
      ]);
    }),
  );

  it.effect("is the record of an id as well, once and first; where there is none, nothing is wrong", () =>
    Effect.gen(function* () {
      const { layer } = backend();
      const request = {
        query: "ana",
        role: "viewer",
        ids: [
          { list: "kitchens", id: "k3" },
          { list: "tribes", id: "t9" },
        ],
      } as const;
      const { hits, failed } = yield* Effect.provide(findEverywhere(request), layer);
      const idsIn = (kind: string) => hits.filter(({ list }) => list === kind).map((hit) => hit.id);
      expect([idsIn("kitchens"), idsIn("tribes")]).toEqual([["k3", "k1", "k2", "k4", "k5"], ["t1"]]);
      expect(failed).toEqual([]);
    }),
  );

  it.effect("§6: a chef's palette asks for no records", () =>
    Effect.gen(function* () {
      const { asked, layer } = backend();
      const found = yield* Effect.provide(findEverywhere({ query: "ana", role: "chef", ids: [] }), layer);
      expect([found, asked]).toEqual([{ hits: [], failed: [] }, []]);
    }),
  );

  it.effect("D33: where a search fails, its list is looked through here", () =>
    Effect.gen(function* () {
      const { layer } = backend(NotOffered, kitchens(450));
      const { hits, failed } = yield* Effect.provide(
        findEverywhere({ query: "kitchen 300", role: "admin", ids: [] }),
        layer,
      );
      const ids = hits.filter(({ list }) => list === "kitchens").map((hit) => hit.id);
      expect([ids, failed]).toEqual([["k300"], []]);
    }),
  );

  it.effect("D32: what is not in the first ten thousand may be in a longer list all the same", () =>
    Effect.gen(function* () {
      const asking = (query: string) =>
        Effect.provide(
          findEverywhere({ query, role: "admin", ids: [] }),
          backend(ServerFailed(), kitchens(10_001)).layer,
        );
      expect((yield* asking("kitchen 10001")).failed).toEqual(["kitchens"]);
      expect((yield* asking("kitchen 9999")).failed).toEqual([]);
    }),
  );

  it.effect("a search that is refused is not made here", () =>
    Effect.gen(function* () {
      const { layer } = backend(Forbidden, kitchens(9));
      const { failed } = yield* Effect.provide(
        findEverywhere({ query: "kitchen", role: "admin", ids: [] }),
        layer,
      );
      expect(failed).toEqual(["kitchens"]);
    }),
  );

  it.effect("one search that fails, also here, is named and leaves the others", () =>
    Effect.gen(function* () {
      const { layer } = backend(ServerFailed());
      const { hits, failed } = yield* Effect.provide(
        findEverywhere({ query: "ana", role: "admin", ids: [] }),
        layer,
      );
      expect([hits.map(({ list }) => list), failed]).toEqual([["users", "tribes"], ["kitchens"]]);
    }),
  );

  it.effect("one search that takes too long is named before all are given up, and leaves the others", () =>
    Effect.gen(function* () {
      const { layer } = backend(undefined, undefined, false);
      const finding = yield* Effect.provide(
        findEverywhere({ query: "ana", role: "admin", ids: [] }),
        layer,
      ).pipe(Effect.timeout(READ_FIRST_MS), Effect.forkChild);
      yield* TestClock.adjust(READ_FIRST_MS);
      const { hits, failed } = yield* Fiber.join(finding);
      expect([hits.map(({ list }) => list), failed]).toEqual([
        ["users", ...Array(5).fill("kitchens")],
        ["tribes"],
      ]);
    }),
  );
});
