import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { CONNECTIONS } from "../../adapters/backend/database/server.ts";
import type { LogFormat } from "../../adapters/backend/http/request-log.ts";
import type { KeyRing } from "../../adapters/backend/tokens/key-ring.ts";
import { Port, reading, shaped, type Environment, type SettingUnusable } from "./setting.ts";

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
const Seconds = between(0, 600);

/** A key is found by its name. */
const isNamedOnce = (said: string): boolean => {
  const names = said.split(",").map((key) => key.split(":")[0]);
  return new Set(names).size === names.length;
};
const ringWith = (key: string) => {
  const named = `[\\w-]{1,32}:${key}`;
  return shaped(new RegExp(`^${named}(?:,${named})*$`, "u")).check(Schema.makeFilter(isNamedOnce));
};

const ringOf = (said: string | undefined): KeyRing | undefined => {
  const [first, ...older] = (said?.split(",") ?? []).map((key) => {
    const [kid = "", secret = ""] = key.split(":");
    return { kid, secret: Buffer.from(secret, "base64url") };
  });
  return first && [first, ...older];
};

/** How the backend is run, as far as `environment` says; fails with the first `SettingUnusable`. */
export const operationFrom = Effect.fnUntraced(function* (
  environment: Environment,
): Effect.fn.Return<Operation, SettingUnusable> {
  const read = reading(environment);
  const said = yield* Effect.all({
    signing: read(
      "SIGNING_KEYS",
      ringWith("[\\w-]{43,}"),
      "name:key pairs with commas between them, no name twice, each key at least 32 bytes in base64url; the first one signs",
      () => "no such keys (not shown)",
    ),
    encryption: read(
      "ENCRYPTION_KEYS",
      ringWith("[\\w-]{43}"),
      "name:key pairs with commas between them, no name twice, each key 32 bytes in base64url; the first one encrypts",
      () => "no such keys (not shown)",
    ),
    connections: read("DATABASE_CONNECTIONS", between(1, 1_000), "a number of connections from 1 to 1000"),
    proxies: read("TRUSTED_PROXIES", between(0, 10), "a number of proxies from 0 to 10"),
    drain: read("DRAIN_SECONDS", Seconds, "a number of seconds from 0 to 600"),
    shutdown: read("SHUTDOWN_SECONDS", Seconds, "a number of seconds from 0 to 600"),
    logFormat: read("LOG_FORMAT", Schema.Literals(["text", "json"]), "text or json"),
    metricsPort: read("METRICS_PORT", Port, "a port number from 0 to 65535"),
    collector: read(
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      shaped(/^https?:\/\/[^\s/?#@]+(?:\/[\w./-]*)?$/u),
      "the address of an OpenTelemetry collector, such as http://127.0.0.1:4318",
    ),
    origins: read(
      "IMAGE_ORIGINS",
      shaped(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:,https:\/\/[a-z0-9.-]+(?::\d{1,5})?)*$/u),
      "origins such as https://images.example with commas between them",
    ),
  });
  return {
    signingKeys: ringOf(said.signing),
    encryptionKeys: ringOf(said.encryption),
    databaseConnections: said.connections ?? CONNECTIONS,
    trustedProxies: said.proxies ?? 0,
    drainSeconds: said.drain ?? 0,
    shutdownSeconds: said.shutdown ?? 20,
    logFormat: said.logFormat ?? "text",
    metricsPort: said.metricsPort,
    traceCollector: said.collector?.replace(/\/$/u, ""),
    imageOrigins: said.origins?.split(","),
  };
});
