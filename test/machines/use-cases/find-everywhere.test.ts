import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { NotFound, type RemoteFailure, ServerFailed } from "../../../src/domain/remote-failure.ts";
import { findEverywhere } from "../../../src/machines/use-cases/find-everywhere.ts";
import { id } from "../../domain/generators.ts";
import { kitchen, kitchens } from "./listed.ts";

const backend = (kitchenFailure?: RemoteFailure) => {
  const asked: Array<string> = [];
  const found = <A>(kind: string, query: string, items: ReadonlyArray<A>) =>
    Effect.sync(() => {
      asked.push(`${kind}: ${query}`);
      return { items, unreadable: 0, total: items.length };
    });
  // The lists are not asked for anything: nobody looks for nothing.
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
    }),
    Layer.mock(Tribes, {
      byId: () => Effect.fail(NotFound()),
      find: (query) =>
        found("tribes", query, [{ tribeId: id<"tribe">("t1"), name: "Anaheim", description: "West" }]),
    }),
  );
  return { asked, layer };
};

describe("§7: what the palette finds", () => {
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

  it.effect("one search that fails is named and leaves the others", () =>
    Effect.gen(function* () {
      const { layer } = backend(ServerFailed());
      const { hits, failed } = yield* Effect.provide(
        findEverywhere({ query: "ana", role: "admin", ids: [] }),
        layer,
      );
      expect([hits.map(({ list }) => list), failed]).toEqual([["users", "tribes"], ["kitchens"]]);
    }),
  );
});
