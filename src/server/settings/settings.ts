import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { CAPABILITIES, type Capability } from "../../domain/capability.ts";
import { againstEmulator } from "../../adapters/backend/emulator-rules.ts";
import { EMULATOR_PROJECT } from "../../adapters/firebase/configuration.ts";
import { environmentOf } from "./environment.ts";
import { operationFrom, type Operation } from "./operation-settings.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { NOT_SET, Port, quoted, reading, SettingUnusable, shaped, type Environment } from "./setting.ts";

/** A real Firebase project; all its values are public, they travel in the browser's bundle. */
interface FirebaseProject {
  readonly kind: "firebase";
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** What generated passwords end with, where the default will not do. */
  readonly passwordSuffix?: string | undefined;
}

/** The Auth emulator that this process starts itself, on 127.0.0.1. */
interface EmulatedProject {
  readonly kind: "emulator";
  readonly projectId: string;
  readonly port: number;
}

export type Identity = FirebaseProject | EmulatedProject;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly production: boolean;
  readonly logRequests: boolean;
  /** Where browsers reach the console; nothing where that is this machine's own port. */
  readonly publicOrigin: string | undefined;
  /** The client that Google knows the console by. */
  readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined;
  /** What the backend offers beyond §7. */
  readonly capabilities: ReadonlyArray<Capability>;
  readonly identity: Identity;
  readonly supportAddress: string | undefined;
  /** Who runs the service, as the policies say. */
  readonly operator: string | undefined;
  /** Whether the pages of moderation are tools, not placeholders (D65). */
  readonly moderation: boolean;
  readonly operation: Operation;
}

const EmulatorAddress = Schema.TemplateLiteralParser([
  Schema.Literals(["127.0.0.1", "localhost"]),
  ":",
  Port.check(Schema.isGreaterThan(0)),
]);

type Read = ReturnType<typeof reading>;

const firebaseProject = Effect.fnUntraced(function* (read: Read) {
  const { apiKey, authDomain, projectId, passwordSuffix } = yield* Effect.all({
    apiKey: read(
      "VITE_FIREBASE_API_KEY",
      shaped(/^[A-Za-z0-9_-]+$/u),
      "the web API key of the Firebase project",
    ),
    authDomain: read(
      "VITE_FIREBASE_AUTH_DOMAIN",
      // The value becomes a part of the Content-Security-Policy, so nothing but a plain host name may pass.
      shaped(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u),
      "a host name such as my-project.firebaseapp.com, without https://",
    ),
    projectId: read(
      "VITE_FIREBASE_PROJECT_ID",
      shaped(/^[a-z][a-z0-9-]{4,29}$/u),
      "a Firebase project id: 5 to 30 lower-case letters, digits and hyphens",
    ),
    passwordSuffix: read(
      "VITE_GENERATED_PASSWORD_SUFFIX",
      shaped(/^[!-~]{1,20}$/u),
      "1 to 20 printable characters without spaces",
      () => "something else",
    ),
  });
  if (apiKey === undefined && authDomain === undefined && projectId === undefined) return undefined;
  if (apiKey !== undefined && authDomain !== undefined && projectId !== undefined) {
    return { kind: "firebase", apiKey, authDomain, projectId, passwordSuffix } satisfies FirebaseProject;
  }
  return yield* new SettingUnusable({
    variable:
      apiKey === undefined
        ? "VITE_FIREBASE_API_KEY"
        : authDomain === undefined
          ? "VITE_FIREBASE_AUTH_DOMAIN"
          : "VITE_FIREBASE_PROJECT_ID",
    found: NOT_SET,
    expected:
      "all three of VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID, or none of them",
  });
});

const googleClient = Effect.fnUntraced(function* (read: Read) {
  const clientId = yield* read(
    "GOOGLE_CLIENT_ID",
    shaped(/^[\w.-]+\.apps\.googleusercontent\.com$/u),
    "the id of an OAuth client, which ends in .apps.googleusercontent.com",
  );
  const clientSecret = yield* read(
    "GOOGLE_CLIENT_SECRET",
    shaped(/^[\x21-\x7e]+$/u),
    "the secret of the OAuth client",
    () => "no such secret (not shown)",
  );
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  return yield* new SettingUnusable({
    variable: clientId === undefined ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET",
    found: NOT_SET,
    expected: "both of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither for the sandbox",
  });
});

const emulatedProject = Effect.fnUntraced(function* (
  address: typeof EmulatorAddress.Type | undefined,
  host: string,
  production: boolean,
) {
  const projectId = EMULATOR_PROJECT;
  const against = againstEmulator({ projectId, listenHost: host, production });
  if (against === "production") {
    return yield* new SettingUnusable({
      variable: "VITE_FIREBASE_API_KEY",
      found: NOT_SET,
      expected:
        "the three VITE_FIREBASE_* values of a real project, because NODE_ENV is production (the Auth emulator's tokens are unsigned)",
    });
  }
  if (against === "listener") {
    return yield* new SettingUnusable({
      variable: "HOST",
      found: quoted(host),
      expected:
        "a loopback address such as 127.0.0.1, because the Auth emulator's tokens are unsigned; with the three VITE_FIREBASE_* values of a real project any address",
    });
  }
  return {
    kind: "emulator",
    projectId,
    port: address?.[2] ?? 9099,
  } satisfies EmulatedProject;
});

/**
 * The settings in `environment`; an empty value counts as not set. The Auth emulator is chosen when no
 * `VITE_FIREBASE_*` is set, and then only on loopback and outside production. `FIREBASE_AUTH_EMULATOR_HOST`
 * moves it to another port. Fails with the first `SettingUnusable`.
 */
export const settingsFrom = Effect.fnUntraced(function* (
  environment: Environment,
): Effect.fn.Return<Settings, SettingUnusable> {
  const read = reading(environment);
  const { stage, emulatorAddress, project, ...said } = yield* Effect.all({
    port: read("PORT", Port, "a port number from 0 to 65535"),
    host: read("HOST", shaped(/^[A-Za-z0-9.:_-]+$/u), "an address of this machine, such as 127.0.0.1"),
    dataDir: read("DATA_DIR", Schema.NonEmptyString, "a directory"),
    databaseUrl: read(
      "DATABASE_URL",
      shaped(/^postgres(?:ql)?:\/\/(?:[^\s/?#]*@)?[^\s/?#@]*(?:\/[^\s/?#@]*)?(?:\?[^\s#@]*)?$/u),
      "a URL such as postgres://user:password@host:5432/database, in which /, ?, # and @ of a password are written %2F, %3F, %23 and %40",
      () => "no PostgreSQL URL (not shown, it may hold a password)",
    ),
    stage: read(
      "NODE_ENV",
      Schema.Literals(["development", "production", "test"]),
      "development, production or test",
    ),
    logRequests: read("LOG_REQUESTS", Schema.Literals(["0", "1"]), "1 for a line for each request, or 0"),
    capabilities: read(
      "CAPABILITIES",
      Schema.Literals(["all", "none"]),
      "all of what the backend has beyond the specified calls, or none",
    ),
    emulatorAddress: read(
      "FIREBASE_AUTH_EMULATOR_HOST",
      EmulatorAddress,
      "127.0.0.1:PORT, where the console starts its own Auth emulator",
    ),
    publicOrigin: read(
      "PUBLIC_ORIGIN",
      shaped(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/u),
      "an origin such as https://console.example, without a path; http only for localhost",
    ),
    google: googleClient(read),
    supportAddress: read(
      "VITE_SUPPORT_ADDRESS",
      shaped(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u),
      "an e-mail address such as privacy@example.com",
    ),
    operator: read("VITE_OPERATOR", shaped(/^\P{Cc}{1,200}$/u), "a name of 1 to 200 characters on one line"),
    moderation: read(
      "VITE_MODERATION",
      Schema.Literals(["on", "off"]),
      "on for the tools of moderation, or off for their placeholders",
    ),
    project: firebaseProject(read),
  });
  const { port = 3000, host = "127.0.0.1" } = said;
  const production = stage === "production";
  if (project !== undefined && emulatorAddress !== undefined) {
    return yield* new SettingUnusable({
      variable: "FIREBASE_AUTH_EMULATOR_HOST",
      found: quoted(emulatorAddress.join("")),
      expected: `no value, because VITE_FIREBASE_PROJECT_ID names the real project ${project.projectId}`,
    });
  }
  const operation = yield* operationFrom(environment);
  if (operation.metricsPort === port && port !== 0) {
    return yield* new SettingUnusable({
      variable: "METRICS_PORT",
      found: quoted(String(port)),
      expected: "another port than that of the console itself (PORT)",
    });
  }
  return {
    ...said,
    port,
    host,
    production,
    capabilities: said.capabilities === "none" ? [] : CAPABILITIES,
    logRequests: said.logRequests === "1",
    moderation: said.moderation === "on",
    operation,
    identity: project ?? (yield* emulatedProject(emulatorAddress, host, production)),
  };
});

/** The settings of this project, as its process and its file of settings say. */
export const ownSettings = Effect.flatMap(environmentOf(PROJECT_ROOT), settingsFrom);
