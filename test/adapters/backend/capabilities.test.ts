import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CAPABILITIES } from "../../../src/domain/capability.ts";
import { empty } from "../database-image.ts";
import { ask, webBackendOffering } from "../fixtures-backend.ts";

it.effect.each([
  { offered: CAPABILITIES, body: { status: "up", capabilities: CAPABILITIES } },
  { offered: [], body: { status: "up" } },
])("D57: health lists what is offered beyond §7: $offered", ({ offered, body }) =>
  Effect.gen(function* () {
    const answer = yield* ask({ method: "GET", path: "/api/v1/health" });
    expect(JSON.parse(answer.body)).toEqual(body);
  }).pipe(Effect.provide(Layer.provide(webBackendOffering(offered), empty({ _tag: "Memory" })))),
);
