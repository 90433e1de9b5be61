import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { askNode, nodeBackend } from "../node-backend.ts";

layer(nodeBackend(0), { excludeTestServices: true })("what no call is at", (it) => {
  it.effect("is not there", () =>
    Effect.gen(function* () {
      const { status, headers, body } = yield* askNode({ method: "GET", path: "/api/v1/nothing" });
      expect([status, headers["allow"], JSON.parse(body)]).toEqual([
        404,
        undefined,
        { _tag: "NotFound", message: "There is no such call" },
      ]);
    }),
  );

  it.effect.each([
    { method: "POST", path: "/api/v1/health?at=once", allow: "GET, HEAD" },
    { method: "GET", path: "/api/v1/authentication/exchange", allow: "POST" },
    { method: "PATCH", path: "/api/v1/user/7", allow: "GET, HEAD" },
  ])("by $method, and is by others, says by which: $path", ({ method, path, allow }) =>
    Effect.gen(function* () {
      const { status, headers, body } = yield* askNode({ method, path });
      expect([status, headers["allow"], JSON.parse(body)]).toEqual([405, allow, { _tag: "NotOffered" }]);
    }),
  );
});
