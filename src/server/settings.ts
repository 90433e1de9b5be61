import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { CAPABILITIES, type Capability } from "../domain/capability.ts";
import { FIREBASE_SHAPES } from "../adapters/firebase/configuration.ts";
import { operationFrom, type Operation } from "./operation-settings.ts";
import { NOT_SET, quoted, read, SettingUnusable, type Environment } from "./setting.ts";

/** A real Firebase project; all its values are public, they travel in the browser's bundle. */
export interface FirebaseProject {
  readonly kind: "firebase";
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** What generated passwords end with, where the default will not do. */
  readonly passwordSuffix?: string | undefined;
}

/** The Auth emulator that this process starts itself, on 127.0.0.1. */
export interface EmulatedProject {
  readonly kind: "emulator";
  readonly projectId: string;
  readonly port: number;
}

export type Identity = FirebaseProject | EmulatedProject;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
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

const EMULATOR_PROJECT = "demo-console";

const Directory = Schema.NonEmptyString;
const HostName = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9.:_-]+$/u));
const Port = Schema.FiniteFromString.pipe(Schema.decodeTo(Schema.Port));
const Stage = Schema.Literals(["development", "production", "test"]);
const Switch = Schema.Literals(["0", "1"]);
const OnOrOff = Schema.Literals(["on", "off"]);
const Capabilities = Schema.Literals(["all", "none"]);
const PostgresUrl = Schema.String.check(Schema.isPattern(/^postgres(?:ql)?:\/\/\S+$/u));
const EmulatorAddress = Schema.TemplateLiteralParser([
  Schema.Literals(["127.0.0.1", "localhost"]),
  ":",
  Schema.FiniteFromString.pipe(Schema.decodeTo(Schema.Port)).check(Schema.isGreaterThan(0)),
]);
const ApiKey = Schema.String.check(Schema.isPattern(FIREBASE_SHAPES.VITE_FIREBASE_API_KEY));
const AuthDomain = Schema.String.check(Schema.isPattern(FIREBASE_SHAPES.VITE_FIREBASE_AUTH_DOMAIN));
const PasswordSuffix = Schema.String.check(Schema.isPattern(/^[!-~]{1,20}$/u));
const ProjectId = Schema.String.check(Schema.isPattern(FIREBASE_SHAPES.VITE_FIREBASE_PROJECT_ID));

const Origin = Schema.String.check(
  Schema.isPattern(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/u),
);
const MailAddress = Schema.String.check(Schema.isPattern(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u));
const Operator = Schema.String.check(Schema.isPattern(/^\P{Cc}{1,200}$/u));
const GoogleClientId = Schema.String.check(Schema.isPattern(/^[\w.-]+\.apps\.googleusercontent\.com$/u));
const GoogleClientSecret = Schema.String.check(Schema.isPattern(/^[\x21-\x7e]+$/u));

/** The addresses that can be reached from this machine only. */
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

const firebaseProject = Effect.fnUntraced(function* (environment: Environment) {
  const apiKey = yield* read(
    environment,
    "VITE_FIREBASE_API_KEY",
    ApiKey,
    "the web API key of the Firebase project",
  );
  const authDomain = yield* read(
    environment,
    "VITE_FIREBASE_AUTH_DOMAIN",
    AuthDomain,
    "a host name such as my-project.firebaseapp.com, without https://",
  );
  const projectId = yield* read(
    environment,
    "VITE_FIREBASE_PROJECT_ID",
    ProjectId,
    "a Firebase project id: 5 to 30 lower-case letters, digits and hyphens",
  );
  const passwordSuffix = yield* read(
    environment,
    "VITE_GENERATED_PASSWORD_SUFFIX",
    PasswordSuffix,
    "1 to 20 printable characters without spaces",
    () => "something else",
  );
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

const googleClient = Effect.fnUntraced(function* (environment: Environment) {
  const clientId = yield* read(
    environment,
    "GOOGLE_CLIENT_ID",
    GoogleClientId,
    "the id of an OAuth client, which ends in .apps.googleusercontent.com",
  );
  const clientSecret = yield* read(
    environment,
    "GOOGLE_CLIENT_SECRET",
    GoogleClientSecret,
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
  if (production) {
    return yield* new SettingUnusable({
      variable: "VITE_FIREBASE_API_KEY",
      found: NOT_SET,
      expected:
        "the three VITE_FIREBASE_* values of a real project, because NODE_ENV is production (the Auth emulator's tokens are unsigned)",
    });
  }
  if (!LOOPBACK.has(host)) {
    return yield* new SettingUnusable({
      variable: "HOST",
      found: quoted(host),
      expected:
        "a loopback address such as 127.0.0.1, because the Auth emulator's tokens are unsigned; with the three VITE_FIREBASE_* values of a real project any address",
    });
  }
  return {
    kind: "emulator",
    projectId: EMULATOR_PROJECT,
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
  const port = yield* read(environment, "PORT", Port, "a port number from 0 to 65535");
  const host =
    (yield* read(environment, "HOST", HostName, "an address of this machine, such as 127.0.0.1")) ??
    "127.0.0.1";
  const dataDir = yield* read(environment, "DATA_DIR", Directory, "a directory");
  const databaseUrl = yield* read(
    environment,
    "DATABASE_URL",
    PostgresUrl,
    "a URL such as postgres://user:password@host:5432/database",
    () => "no PostgreSQL URL (not shown, it may hold a password)",
  );
  const stage = yield* read(environment, "NODE_ENV", Stage, "development, production or test");
  const logRequests = yield* read(environment, "LOG_REQUESTS", Switch, "1 for a line for each request, or 0");
  const capabilities = yield* read(
    environment,
    "CAPABILITIES",
    Capabilities,
    "all of what the backend has beyond the specified calls, or none",
  );
  const emulatorAddress = yield* read(
    environment,
    "FIREBASE_AUTH_EMULATOR_HOST",
    EmulatorAddress,
    "127.0.0.1:PORT, where the console starts its own Auth emulator",
  );
  const publicOrigin = yield* read(
    environment,
    "PUBLIC_ORIGIN",
    Origin,
    "an origin such as https://console.example, without a path; http only for localhost",
  );
  const google = yield* googleClient(environment);
  const supportAddress = yield* read(
    environment,
    "VITE_SUPPORT_ADDRESS",
    MailAddress,
    "an e-mail address such as privacy@example.com",
  );
  const operator = yield* read(
    environment,
    "VITE_OPERATOR",
    Operator,
    "a name of 1 to 200 characters on one line",
  );
  const moderation = yield* read(
    environment,
    "VITE_MODERATION",
    OnOrOff,
    "on for the tools of moderation, or off for their placeholders",
  );
  const project = yield* firebaseProject(environment);
  const production = stage === "production";
  if (project !== undefined && emulatorAddress !== undefined) {
    return yield* new SettingUnusable({
      variable: "FIREBASE_AUTH_EMULATOR_HOST",
      found: quoted(emulatorAddress.join("")),
      expected: `no value, because VITE_FIREBASE_PROJECT_ID names the real project ${project.projectId}`,
    });
  }
  return {
    port: port ?? 3000,
    host,
    dataDir: dataDir ?? ".data/database",
    databaseUrl,
    production,
    capabilities: capabilities === "none" ? [] : CAPABILITIES,
    logRequests: logRequests === "1",
    publicOrigin,
    google,
    supportAddress,
    operator,
    moderation: moderation === "on",
    operation: yield* operationFrom(environment),
    identity: project ?? (yield* emulatedProject(emulatorAddress, host, production)),
  };
});
