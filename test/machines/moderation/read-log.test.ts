import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Activities } from "../../../src/domain/ports/activities.ts";
import { readEntries } from "../../../src/machines/moderation/read-log.ts";

it.effect("D34: an entry that cannot be read ends no export", () =>
  Effect.gen(function* () {
    const asked: Array<number> = [];
    const layer = Layer.mock(Activities, {
      list: ({ first, max }) => {
        asked.push(first);
        return Effect.succeed({ items: [], unreadable: first === 0 ? max : 1, total: undefined });
      },
    });
    yield* Effect.provide(readEntries({ filters: {} }), layer);
    expect(asked).toEqual([0, 200]);
  }),
);
