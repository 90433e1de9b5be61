import * as NodeHttpClient from "@effect/platform-node/NodeHttpClient";
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Tracer from "effect/Tracer";
import * as OtlpSerialization from "effect/observability/OtlpSerialization";
import * as OtlpTracer from "effect/observability/OtlpTracer";

/** All that is told of a span beside its name and times: no address, record, person or token is ever in these. */
const TOLD: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "db.system.name",
  "db.operation.name",
]);

/** A failure without its words, which may hold what somebody sent. */
const FAILED = Exit.die(Object.assign(new Error("failed"), { stack: "" }));

const withoutWords = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> =>
  Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause) ? exit : FAILED;

/** The same tracer, told of every span only what may leave the machine. */
const discreet = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) => {
      const span = tracer.span(options);
      const { attribute, end } = span;
      return Object.assign(span, {
        attribute: (key: string, value: unknown) => {
          if (TOLD.has(key)) attribute.call(span, key, value);
        },
        event: () => undefined,
        end: (time: bigint, exit: Exit.Exit<unknown, unknown>) => end.call(span, time, withoutWords(exit)),
      });
    },
  });

/** Sends traces to an OpenTelemetry collector, such as `http://127.0.0.1:4318`, until the scope closes. */
export const tracesTo = (collector: string) =>
  Layer.build(
    OtlpTracer.layer({
      url: `${collector}/v1/traces`,
      resource: { serviceName: "kitchen-console" },
    }).pipe(Layer.provide([OtlpSerialization.layerJson, NodeHttpClient.layerNodeHttp])),
  ).pipe(Effect.map((context) => discreet(Context.get(context, Tracer.Tracer))));
