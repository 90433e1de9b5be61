import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { arranged, matching } from "../../../src/domain/list-definition.ts";
import { type Arrangement, UNARRANGED } from "../../../src/domain/list-request.ts";
import { commentListDefinition } from "../../../src/domain/moderation/comment-list.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

const idsOf = (comments: ReadonlyArray<{ readonly commentId: string }>) =>
  comments.map(({ commentId }) => commentId);

onBoth("D58: comments are searched and narrowed by the backend", portsOver, (it) => {
  it.effect("it finds what the console would find, also of what was changed and said anew", () =>
    Effect.gen(function* () {
      const comments = yield* Comments;
      const [one, other, third] = (yield* comments.all()).items;
      if (one === undefined || other === undefined || third === undefined)
        throw new Error("There are too few comments in the sample");
      const said = "¡Qué ñame tan rico! Яблоко 美味しい";
      yield* comments.edit({ ...one, text: said });
      yield* comments.create({ user: other.user, kitchen: one.kitchen, tribe: one.tribe, text: said });
      yield* comments.remove(third.commentId);
      const { items: all } = yield* comments.all();
      const placed = all.find(({ kitchen }) => kitchen !== undefined);
      const day = one.creationDate?.slice(0, 10) ?? "";
      const narrowings: ReadonlyArray<Arrangement["filters"]> = [
        {},
        { user: one.user.userId },
        { kitchen: placed?.kitchen?.kitchenId ?? "" },
        { tribe: "any" },
        { from: day, to: day },
      ];
      for (const query of ["NAME rico", "яблоко", "美味", "the", "so", third.text, "no such words"])
        for (const filters of narrowings) {
          const asked: Arrangement = { query, sort: "time", direction: "descending", filters };
          const here = arranged(
            commentListDefinition,
            matching(commentListDefinition, all, query),
            asked,
            "en",
          );
          const found = yield* comments.list({ first: 0, max: 200 }, asked);
          expect([query, filters, new Set(idsOf(found.items))]).toEqual([
            query,
            filters,
            new Set(idsOf(here)),
          ]);
          expect(found.total).toBe(here.length);
        }
      expect((yield* comments.list({ first: 0, max: 1 }, UNARRANGED)).total).toBe(all.length);
    }),
  );
});
