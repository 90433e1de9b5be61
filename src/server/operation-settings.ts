import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { CONNECTIONS } from "../adapters/backend/database/server.ts";
import type { LogFormat } from "../adapters/backend/http/request-log.ts";
import type { KeyRing } from "../adapters/backend/tokens/access-tokens.ts";
import { read, type Environment, type SettingUnusable } from "./setting.ts";

/** How the backend is run, as its operators set it. */
export interface Operation {
  /** What access tokens are signed with by every process; nothing for a key that is kept in the data directory. */
  readonly signingKeys: KeyRing | undefined;
  /** What Google's tokens are kept sealed with by every process; nothing for a key as above. */
  readonly encryptionKeys: KeyRing | undefined;
  /** How many connections to a PostgreSQL server serve at once. */
  readonly databaseConnections: number;
  /** How many proxies in front of the console say where a request came from. */
  readonly trustedProxies: number;
  /** How long it goes on answering after it has said that it is not ready any more. */
  readonly drainSeconds: number;
  /** How long what is under way may take to end after that. */
  readonly shutdownSeconds: number;
  readonly logFormat: LogFormat;
  /** Where metrics are asked for; nowhere by default. */
  readonly metricsPort: number | undefined;
  /** Where traces are sent, by OpenTelemetry's protocol; nowhere by default. */
  readonly traceCollector: string | undefined;
  /** The only origins beside its own that the console shows pictures from; any by HTTPS where none is named. */
  readonly imageOrigins: ReadonlyArray<string> | undefined;
}

const between = (minimum: number, maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum }));

const Connections = between(1, 1_000);
const Proxies = between(0, 10);
const Seconds = between(0, 600);
const Port = between(0, 65_535);
const Collector = Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s/?#@]+(?:\/[\w./-]*)?$/u));
const Origins = Schema.String.check(
  Schema.isPattern(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:,https:\/\/[a-z0-9.-]+(?::\d{1,5})?)*$/u),
);
const Format = Schema.Literals(["text", "json"]);
/** A key is found by its name. */
const isNamedOnce = (said: string): boolean => {
  const names = said.split(",").map((key) => key.split(":")[0]);
  return new Set(names).size === names.length;
};
const ringWith = (key: string) => {
  const named = `[\\w-]{1,32}:${key}`;
  return Schema.String.check(
    Schema.isPattern(new RegExp(`^${named}(?:,${named})*$`, "u")),
    Schema.makeFilter(isNamedOnce),
  );
};
const SigningRing = ringWith("[\\w-]{43,}");
const EncryptionRing = ringWith("[\\w-]{43}");

const ringOf = (said: string): KeyRing | undefined => {
  const [signing, ...older] = said.split(",").map((key) => {
    const [kid = "", secret = ""] = key.split(":");
    return { kid, secret: Buffer.from(secret, "base64url") };
  });
  return signing && [signing, ...older];
};

/** How the backend is run, as far as `environment` says; fails with the first `SettingUnusable`. */
export const operationFrom = Effect.fnUntraced(function* (
  environment: Environment,
): Effect.fn.Return<Operation, SettingUnusable> {
  const ring = yield* read(
    environment,
    "SIGNING_KEYS",
    SigningRing,
    "name:key pairs with commas between them, no name twice, each key at least 32 bytes in base64url; the first one signs",
    () => "no such keys (not shown)",
  );
  const encryptionRing = yield* read(
    environment,
    "ENCRYPTION_KEYS",
    EncryptionRing,
    "name:key pairs with commas between them, no name twice, each key 32 bytes in base64url; the first one encrypts",
    () => "no such keys (not shown)",
  );
  const connections = yield* read(
    environment,
    "DATABASE_CONNECTIONS",
    Connections,
    "a number of connections from 1 to 1000",
  );
  const proxies = yield* read(environment, "TRUSTED_PROXIES", Proxies, "a number of proxies from 0 to 10");
  const drain = yield* read(environment, "DRAIN_SECONDS", Seconds, "a number of seconds from 0 to 600");
  const shutdown = yield* read(environment, "SHUTDOWN_SECONDS", Seconds, "a number of seconds from 0 to 600");
  const logFormat = yield* read(environment, "LOG_FORMAT", Format, "text or json");
  const metricsPort = yield* read(environment, "METRICS_PORT", Port, "a port number from 0 to 65535");
  const traceCollector = yield* read(
    environment,
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    Collector,
    "the address of an OpenTelemetry collector, such as http://127.0.0.1:4318",
  );
  const imageOrigins = yield* read(
    environment,
    "IMAGE_ORIGINS",
    Origins,
    "origins such as https://images.example with commas between them",
  );
  return {
    signingKeys: ring === undefined ? undefined : ringOf(ring),
    encryptionKeys: encryptionRing === undefined ? undefined : ringOf(encryptionRing),
    databaseConnections: connections ?? CONNECTIONS,
    trustedProxies: proxies ?? 0,
    drainSeconds: drain ?? 0,
    shutdownSeconds: shutdown ?? 20,
    logFormat: logFormat ?? "text",
    metricsPort,
    traceCollector: traceCollector?.replace(/\/$/u, ""),
    imageOrigins: imageOrigins?.split(","),
  };
});
