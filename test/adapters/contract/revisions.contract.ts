import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { Stale, type RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { Revised } from "../../../src/domain/revision.ts";
import { id } from "../../domain/generators.ts";
import { said } from "./shown.ts";

interface Kept<A extends Revised> {
  readonly read: Effect.Effect<A, RemoteFailure>;
  readonly save: (record: A) => Effect.Effect<A, RemoteFailure>;
  readonly renamed: (record: A, name: string) => A;
}

/** What is promised of the states of one record; leaves it as it was. */
export const statesOf = Effect.fnUntraced(function* <A extends Revised>({ read, save, renamed }: Kept<A>) {
  const first = yield* read;
  expect(first.revision).toMatch(/^"[^"]+"$/u);
  const second = { ...renamed(first, "By the faster"), revision: first.revision };
  yield* save(second);
  expect(yield* Effect.flip(save(renamed(first, "By the slower")))).toEqual(Stale);
  const kept = yield* read;
  expect(said(kept)).toEqual(said(second));
  expect(kept.revision).not.toBe(first.revision);
  // Who says no state writes onto any.
  yield* save(renamed({ ...first, revision: undefined }, "By somebody who has not looked"));
  yield* save({ ...first, revision: (yield* read).revision });
  expect(yield* read).toEqual(first);
  // Nobody writes when it was made, and that is no part of its state.
  yield* save({ ...first, creationDate: "2001-09-09T01:46:40.000Z" });
  expect(yield* read).toEqual(first);
});

/** What the ports of records that are written whole promise of their states (D37). */
export const revisionsContract = <E>(
  name: string,
  ports: Layer.Layer<Users | Kitchens | Tribes | Votes, E>,
): void =>
  layer(ports, { excludeTestServices: true })(`${name}: states of records`, (it) => {
    it.effect("D37: a user is saved onto the state that was read, and no other", () =>
      Users.use(({ byId, edit }) =>
        statesOf({
          read: byId(id("7")),
          save: edit,
          renamed: (user, nombre) => ({ ...user, profile: { ...user.profile, nombre } }),
        }),
      ),
    );

    it.effect("D37: so is a kitchen; who votes for it meanwhile makes it no other", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Kitchens;
        const read = byId(id("3"));
        yield* statesOf({ read, save: edit, renamed: (kitchen, nombre) => ({ ...kitchen, nombre }) });
        const before = yield* read;
        yield* (yield* Votes).vote({
          user: { userId: id("1") },
          kitchen: { kitchenId: id("3") },
          positive: true,
        });
        const voted = yield* read;
        expect([voted.positivo > before.positivo, voted.revision]).toEqual([true, before.revision]);
      }),
    );

    it.effect("D37: so is a tribe", () =>
      Tribes.use(({ byId, edit }) =>
        statesOf({ read: byId(id("1")), save: edit, renamed: (tribe, named) => ({ ...tribe, name: named }) }),
      ),
    );
  });
