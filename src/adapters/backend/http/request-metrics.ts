import * as Effect from "effect/Effect";
import * as Metric from "effect/Metric";

// Named as OpenTelemetry's conventions say: https://opentelemetry.io/docs/specs/semconv/http/http-metrics/
const ACTIVE = Metric.gauge("http_server_active_requests", {
  description: "Requests that are worked on, or wait for it",
});
const DURATION = Metric.histogram("http_server_request_duration_seconds", {
  description: "What answers took, in seconds",
  boundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Number.POSITIVE_INFINITY],
});

/** Counts a request as active for as long as it is worked on. */
export const active = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.acquireUseRelease(
    Metric.modify(ACTIVE, 1),
    () => work,
    () => Metric.modify(ACTIVE, -1),
  );

/** Notes an answer: of which call (the template of its route), and after how many milliseconds. */
export const noteAnswer = (
  call: { readonly method: string; readonly route: string; readonly status: number },
  took: number,
): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(DURATION, { ...call, status: String(call.status) }), took / 1_000);
