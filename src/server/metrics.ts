import { monitorEventLoopDelay } from "node:perf_hooks";
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Metric from "effect/Metric";
import * as PrometheusMetrics from "effect/observability/PrometheusMetrics";
import type { Scope } from "effect/Scope";
import { type AddressUnusable, claimPort, type Handler, type PortTaken } from "./listener.ts";

const PATH = "/metrics";
const NANOSECONDS = 1_000_000_000;

/** How many milliseconds apart the event loop is looked at. */
const RESOLUTION = 10;

const EVENT_LOOP_DELAY = Metric.gauge("nodejs_eventloop_delay_p99_seconds", {
  description: "How late the event loop was for one in a hundred timers since it was asked last",
});
const RESIDENT_MEMORY = Metric.gauge("process_resident_memory_bytes");
const HEAP_USED = Metric.gauge("nodejs_heap_size_used_bytes");

/** How many seconds late the event loop was, by the nanoseconds between two looks. */
export const lateness = (took: number): number => Math.max(0, took - RESOLUTION * 1_000_000) / NANOSECONDS;

/** The process's own figures, as they are when they are asked for. */
const ownFigures = Effect.gen(function* () {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  yield* Effect.acquireRelease(
    Effect.sync(() => delay.enable()),
    () => Effect.sync(() => delay.disable()),
  );
  return (context: Context.Context<never>): void => {
    const { rss, heapUsed } = process.memoryUsage();
    EVENT_LOOP_DELAY.updateUnsafe(lateness(delay.percentile(99)), context);
    RESIDENT_MEMORY.updateUnsafe(rss, context);
    HEAP_USED.updateUnsafe(heapUsed, context);
    delay.reset();
  };
});

/**
 * Answers `/metrics` in Prometheus' text format on a port of its own, which need not be seen from outside, until the
 * scope closes. Fails as `claimPort`. Gives the port.
 */
export const serveMetrics = Effect.fnUntraced(function* (
  host: string,
  port: number,
): Effect.fn.Return<number, PortTaken | AddressUnusable, Scope> {
  const context = yield* Effect.context<never>();
  const note = yield* ownFigures;
  const listener = yield* claimPort(host, port, "metrics");
  const answer: Handler = (request, response) => {
    if (request.url !== PATH) return void response.writeHead(404).end();
    note(context);
    response
      .setHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
      .end(PrometheusMetrics.formatUnsafe(context));
  };
  yield* listener.serve(answer);
  return listener.port;
});
