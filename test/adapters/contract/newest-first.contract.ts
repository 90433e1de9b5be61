import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Dated } from "../../../src/domain/instant.ts";
import { kitchenListDefinition } from "../../../src/domain/kitchen.ts";
import { arranged, type ListDefinition } from "../../../src/domain/list-definition.ts";
import { type Direction, UNARRANGED } from "../../../src/domain/list-request.ts";
import type { SearchedCollection } from "../../../src/domain/ports/collection.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { tribeListDefinition } from "../../../src/domain/tribe.ts";
import { userListDefinition } from "../../../src/domain/user.ts";
import { INSTANT } from "./shown.ts";

/** No divisor of how many there are, so that the last page is not a whole one. */
const PAGE = 7;

const isInOrder = Effect.fnUntraced(function* <A extends Dated, Id>(
  { all, list }: Pick<SearchedCollection<A, Id>, "all" | "list">,
  definition: ListDefinition<A>,
  query: string,
) {
  const { items } = yield* all();
  const listed = Effect.fnUntraced(function* (direction: Direction, asked: string) {
    const found: Array<A> = [];
    for (let first = 0; first <= items.length; first += PAGE)
      found.push(
        ...(yield* list({ first, max: PAGE }, { ...UNARRANGED, query: asked, sort: "time", direction }))
          .items,
      );
    return found;
  });
  const oldestFirst = yield* listed("ascending", "");
  const newestFirst = yield* listed("descending", "");
  expect(oldestFirst).toEqual(items);
  expect(newestFirst).toEqual(items.toReversed());
  for (const direction of ["ascending", "descending"] as const)
    expect(arranged(definition, items, { sort: "time", direction, filters: {} }, "en")).toEqual(
      direction === "ascending" ? oldestFirst : newestFirst,
    );
  expect(yield* listed("descending", query)).toEqual((yield* listed("ascending", query)).toReversed());
  const times = items.map(({ creationDate }) => creationDate);
  expect(times).toEqual(times.map(() => expect.stringMatching(INSTANT)));
  expect(times).toEqual(times.toSorted());
});

/** What is promised of the order by when records were made, whoever implements the ports (D58, D59). */
export const newestFirstContract = <E>(
  name: string,
  ports: Layer.Layer<Users | Kitchens | Tribes, E>,
): void =>
  layer(ports, { excludeTestServices: true })(`${name}: the newest first`, (it) => {
    it.effect("D58: are users, kitchens and tribes in the reverse of the oldest first, page by page", () =>
      Effect.gen(function* () {
        yield* isInOrder(yield* Users, userListDefinition, "a");
        yield* isInOrder(yield* Kitchens, kitchenListDefinition, "a");
        yield* isInOrder(yield* Tribes, tribeListDefinition, "a");
      }),
    );
  });
