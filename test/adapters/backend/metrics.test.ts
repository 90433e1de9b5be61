import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Metric from "effect/Metric";
import { lateness, serveMetrics } from "../../../src/server/metrics.ts";
import { askNode, nodeBackend } from "./node-backend.ts";

const USERS = 9;

const metricsAt = (port: number) =>
  Effect.promise(async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());

it("the event loop is late by what comes on top of the time that it is looked at after", () => {
  expect([0, 10_000_000, 10_040_000, 35_000_000].map(lateness)).toEqual([0, 0, 0.000_04, 0.025]);
});

it.live("metrics tell of calls by their templates, and of the process", () =>
  Effect.gen(function* () {
    const port = yield* Effect.orDie(serveMetrics("127.0.0.1", 0));
    yield* askNode({ method: "GET", path: "/api/v1/user/1?secret=1" });
    yield* askNode({ method: "GET", path: "/api/v1/nowhere/hidden" });
    const lines = (yield* metricsAt(port)).split("\n");
    const found = (start: string) => lines.filter((line) => line.startsWith(start));
    expect(found("http_server_request_duration_seconds_count").toSorted()).toEqual([
      'http_server_request_duration_seconds_count{method="GET",route="(no route)",status="404"} 1',
      'http_server_request_duration_seconds_count{method="GET",route="/api/v1/user/:id",status="401"} 1',
    ]);
    expect(found("http_server_active_requests")).toEqual(["http_server_active_requests 0"]);
    expect(found("process_resident_memory_bytes ")).toHaveLength(1);
    expect(found("nodejs_eventloop_delay_p99_seconds ")).toHaveLength(1);
    expect(lines.join("\n")).not.toMatch(/secret|hidden/u);
  }).pipe(
    Effect.provide(nodeBackend(USERS)),
    Effect.scoped,
    Effect.provideService(Metric.MetricRegistry, new Map()),
  ),
);
