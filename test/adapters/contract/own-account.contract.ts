import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { tidyName } from "../../../src/domain/person-name.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Forbidden } from "../../../src/domain/remote-failure.ts";
import type { ChangedUser } from "../../../src/domain/user.ts";
import { id, savable, SPEC_ROLES } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";
import { said } from "./shown.ts";

/** The sample chef, on whose behalf the ports are asked. */
export const CHEF = id<"user">("4");

const nobodyElse = fc.constantFrom("1", "2", "3", "5", "46", "999999").map((text) => id<"user">(text));

const more: fc.Arbitrary<Partial<ChangedUser>> = fc.oneof(
  fc.constantFrom(...SPEC_ROLES.filter((role) => role !== "chef")).map((role) => ({
    role,
    allowUnverified: true,
  })),
  fc.emailAddress().map((email) => ({ email })),
  nobodyElse.map((userId) => ({ userId })),
);

/**
 * What the port Users promises whoever may edit nobody else, whoever implements it (D14, D76). Takes a layer over a
 * freshly seeded database, on behalf of the sample chef.
 */
export const ownAccountContract = <E>(name: string, ports: Layer.Layer<Users, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("D76: they give themselves a name, and stay as they were in all else", () =>
      Effect.gen(function* () {
        const { byId, edit } = yield* Users;
        yield* forAll(
          savable,
          (nombre) =>
            Effect.gen(function* () {
              const before = yield* byId(CHEF);
              const profile = { ...before.profile, nombre };
              const saved = yield* edit({ ...before, profile, verified: before.verified !== true });
              const named = { ...before, profile: { ...profile, nombre: tidyName(nombre) } };
              expect(said(saved)).toEqual(said(named));
              expect(said(yield* byId(CHEF))).toEqual(said(named));
            }),
          { numRuns: 30 },
        );
      }),
    );

    it.effect(
      "D14, D64, D76: another role, another address and anybody else are refused, and nothing is kept",
      () =>
        Effect.gen(function* () {
          const { byId, edit } = yield* Users;
          const before = yield* byId(CHEF);
          yield* forAll(
            fc.tuple(more, savable),
            ([asked, nombre]) =>
              Effect.gen(function* () {
                const refused = edit({ ...before, profile: { ...before.profile, nombre }, ...asked });
                expect(yield* Effect.flip(refused)).toEqual(Forbidden);
                expect(yield* byId(CHEF)).toEqual(before);
              }),
            { numRuns: 60 },
          );
        }),
    );
  });
