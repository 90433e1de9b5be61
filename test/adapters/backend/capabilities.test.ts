import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CAPABILITIES, type Capability } from "../../../src/domain/capability.ts";
import { seeded } from "../database-image.ts";
import { ask, signIn, webBackendOffering } from "../fixtures-backend.ts";

interface Offering {
  readonly offered: ReadonlyArray<Capability>;
  readonly health: unknown;
  readonly total: string | undefined;
}

const OFFERINGS: ReadonlyArray<Offering> = [
  { offered: CAPABILITIES, health: { status: "up", capabilities: CAPABILITIES }, total: "1" },
  { offered: [], health: { status: "up" }, total: undefined },
];

for (const { offered, health, total } of OFFERINGS)
  layer(Layer.provide(webBackendOffering(offered), seeded({ _tag: "Memory" }, 60)), {
    excludeTestServices: true,
  })(`what is beyond §7, where ${offered.length} of it is offered`, (it) => {
    it.effect("D57: is listed by health, and there where it is offered", () =>
      Effect.gen(function* () {
        const { body } = yield* ask({ method: "GET", path: "/api/v1/health" });
        expect(JSON.parse(body)).toEqual(health);
        const token = yield* signIn("admin");
        const list = (asked: string) => ask({ method: "GET", path: `/api/v1/user/10/0?${asked}`, token });
        const answer = yield* list("query=carla+chef&sort=-name&role=chef");
        expect(answer.headers["x-total-count"]).toBe(total);
        expect(JSON.parse(answer.body)).toHaveLength(total === undefined ? 10 : 1);
        for (const asked of ["sort=constructor", "sort=--name", "role=cook", "verified=yes"])
          expect([asked, (yield* list(asked)).status]).toEqual([asked, 400]);
      }),
    );
  });
