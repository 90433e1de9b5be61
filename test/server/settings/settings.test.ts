import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CAPABILITIES } from "../../../src/domain/capability.ts";
import type { Environment } from "../../../src/server/settings/setting.ts";
import { saidLocation } from "../../../src/server/settings/database-location.ts";
import { settingsFrom } from "../../../src/server/settings/settings.ts";

const read = (environment: Environment) => Effect.runPromise(settingsFrom(environment));
const refusal = (environment: Environment) => Effect.runPromise(Effect.flip(settingsFrom(environment)));

const PROJECT = {
  VITE_FIREBASE_API_KEY: "AIza-public_key1",
  VITE_FIREBASE_AUTH_DOMAIN: "kitchen.example.com",
  VITE_FIREBASE_PROJECT_ID: "kitchen-1234",
};

const KEY = Buffer.alloc(32, 7).toString("base64url");

const CLIENT = {
  GOOGLE_CLIENT_ID: "1234-abc.apps.googleusercontent.com",
  GOOGLE_CLIENT_SECRET: "GOCSPX-not_a_secret",
};

describe("settings", () => {
  test("need nothing: loopback, port 3000, embedded records, the emulator's demo project", async () => {
    expect(await read({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: undefined,
      databaseUrl: undefined,
      production: false,
      logRequests: false,
      publicOrigin: undefined,
      google: undefined,
      supportAddress: undefined,
      operator: undefined,
      moderation: false,
      capabilities: CAPABILITIES,
      operation: {
        signingKeys: undefined,
        encryptionKeys: undefined,
        databaseConnections: 10,
        trustedProxies: 0,
        drainSeconds: 0,
        shutdownSeconds: 20,
        logFormat: "text",
        metricsPort: undefined,
        traceCollector: undefined,
        imageOrigins: undefined,
      },
      identity: { kind: "emulator", projectId: "demo-console", port: 9099 },
    });
  });

  test("take every variable", async () => {
    const settings = await read({
      ...PROJECT,
      VITE_GENERATED_PASSWORD_SUFFIX: "#K7",
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/console",
      DATABASE_URL: "postgres://cook:salt@db:5432/kitchen",
      NODE_ENV: "production",
      LOG_REQUESTS: "1",
      CAPABILITIES: "none",
      VITE_SUPPORT_ADDRESS: "privacy@kitchen.example",
      VITE_OPERATOR: "Kitchen & Sons",
      VITE_MODERATION: "on",
      PUBLIC_ORIGIN: "https://console.example.com",
      SIGNING_KEYS: `new:${KEY},old:${KEY}`,
      ENCRYPTION_KEYS: `sealing:${KEY}`,
      DATABASE_CONNECTIONS: "25",
      TRUSTED_PROXIES: "1",
      DRAIN_SECONDS: "5",
      SHUTDOWN_SECONDS: "60",
      LOG_FORMAT: "json",
      METRICS_PORT: "9464",
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/otlp/",
      IMAGE_ORIGINS: "https://images.example,https://cdn.example:8443",
      ...CLIENT,
    });
    expect(settings).toEqual({
      port: 8080,
      host: "0.0.0.0",
      dataDir: "/var/lib/console",
      databaseUrl: "postgres://cook:salt@db:5432/kitchen",
      production: true,
      logRequests: true,
      supportAddress: "privacy@kitchen.example",
      operator: "Kitchen & Sons",
      moderation: true,
      capabilities: [],
      publicOrigin: "https://console.example.com",
      google: { clientId: CLIENT.GOOGLE_CLIENT_ID, clientSecret: CLIENT.GOOGLE_CLIENT_SECRET },
      operation: {
        signingKeys: [
          { kid: "new", secret: Buffer.alloc(32, 7) },
          { kid: "old", secret: Buffer.alloc(32, 7) },
        ],
        encryptionKeys: [{ kid: "sealing", secret: Buffer.alloc(32, 7) }],
        databaseConnections: 25,
        trustedProxies: 1,
        drainSeconds: 5,
        shutdownSeconds: 60,
        logFormat: "json",
        metricsPort: 9464,
        traceCollector: "https://collector.example/otlp",
        imageOrigins: ["https://images.example", "https://cdn.example:8443"],
      },
      identity: {
        kind: "firebase",
        apiKey: "AIza-public_key1",
        authDomain: "kitchen.example.com",
        projectId: "kitchen-1234",
        passwordSuffix: "#K7",
      },
    });
  });

  test("an empty value counts as not set", async () => {
    expect(await read({ PORT: "", HOST: " ", VITE_FIREBASE_API_KEY: "" })).toEqual(await read({}));
  });

  test.each(["127.0.0.1:9199", "localhost:9199"])("the emulator moves to %s", async (address) => {
    const { identity } = await read({ FIREBASE_AUTH_EMULATOR_HOST: address });
    expect(identity).toEqual({ kind: "emulator", projectId: "demo-console", port: 9199 });
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["HOST", "a b"],
    ["DATABASE_URL", "mysql://db"],
    ["DATABASE_URL", "postgres://cook:p@ss#w/rd@db:5432/kitchen"],
    ["DATABASE_URL", "postgres://cook:p/ss@db:5432/kitchen"],
    ["DATABASE_URL", "postgres://cook:p?ss@db:5432/kitchen"],
    ["NODE_ENV", "prod"],
    ["CAPABILITIES", "some"],
    ["IMAGE_ORIGINS", "https://images.example; script-src *"],
    ["IMAGE_ORIGINS", "http://images.example"],
    ["IMAGE_ORIGINS", "*"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "10.0.0.1:9099"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1"],
    ["FIREBASE_AUTH_EMULATOR_HOST", "127.0.0.1:0"],
    ["VITE_FIREBASE_API_KEY", "a key"],
    ["VITE_FIREBASE_AUTH_DOMAIN", "https://kitchen.example.com"],
    ["VITE_FIREBASE_AUTH_DOMAIN", "kitchen.example.com; script-src *"],
    ["VITE_FIREBASE_PROJECT_ID", "Kitchen"],
    ["GOOGLE_CLIENT_ID", "kitchen"],
    ["GOOGLE_CLIENT_SECRET", "with a space"],
    ["PUBLIC_ORIGIN", "console.example"],
    ["PUBLIC_ORIGIN", "https://console.example/"],
    ["PUBLIC_ORIGIN", "http://console.example"],
    ["PUBLIC_ORIGIN", "https://user@console.example"],
    ["VITE_GENERATED_PASSWORD_SUFFIX", "a b"],
    ["VITE_SUPPORT_ADDRESS", "privacy"],
    ["VITE_OPERATOR", "Kitchen\nSons"],
    ["VITE_MODERATION", "1"],
    ["VITE_SUPPORT_ADDRESS", "a@b.example?bcc=c@d.example"],
  ])("%s cannot be %s", async (variable, value) => {
    expect(await refusal({ ...PROJECT, [variable]: value })).toMatchObject({
      _tag: "SettingUnusable",
      variable,
    });
  });

  test("a refusal names the variable, what was found and what is expected", async () => {
    const { message } = await refusal({ PORT: "abc" });
    expect(message).toBe('PORT is "abc".\nExpected: a port number from 0 to 65535.');
  });

  test.each([
    "postgres://db/kitchen",
    "postgresql://cook:p%2Fss@[::1]:5432/kitchen?sslmode=require",
    "postgres://cook:p@ss@db/kitchen",
    "postgres:///kitchen?host=/var/run/postgresql",
  ])("take the database %s", async (url) => {
    expect(await read({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
  });

  test("metrics have a port of their own", async () => {
    expect(await refusal({ PORT: "3001", METRICS_PORT: "3001" })).toMatchObject({ variable: "METRICS_PORT" });
    expect(await read({ PORT: "0", METRICS_PORT: "0" })).toMatchObject({ operation: { metricsPort: 0 } });
  });

  test("in production the database is said, where records are read or kept", async () => {
    const production = { ...PROJECT, NODE_ENV: "production" };
    const located = async (environment: Environment) =>
      Effect.runPromise(Effect.result(saidLocation(await read(environment))));
    expect(await located({ ...production, DATABSE_URL: "postgres://db/kitchen" })).toMatchObject({
      failure: { variable: "DATABASE_URL", found: "not set" },
    });
    expect(await located({ ...production, DATA_DIR: "/data" })).toMatchObject({
      success: { _tag: "Directory", directory: "/data" },
    });
    expect(await located({ ...production, DATABASE_URL: "postgres://db/kitchen" })).toMatchObject({
      success: { _tag: "Server" },
    });
    expect(await located({})).toMatchObject({ success: { _tag: "Directory" } });
  });

  test("a refused DATABASE_URL is not repeated", async () => {
    const { message } = await refusal({ DATABASE_URL: "mysql://cook:salt@db/kitchen" });
    expect(message).not.toContain("salt");
  });

  test.each(["SIGNING_KEYS", "ENCRYPTION_KEYS"])(
    "%s names no key twice: one would sign, and the other be asked",
    async (variable) => {
      const other = Buffer.alloc(32, 8).toString("base64url");
      const refused = await refusal({ [variable]: `a:${KEY},b:${KEY},a:${other}` });
      expect(refused).toMatchObject({ _tag: "SettingUnusable", variable });
      expect(refused.message).not.toContain(other);
    },
  );

  test("D27: a refused suffix of passwords is not repeated", async () => {
    const { message } = await refusal({ ...PROJECT, VITE_GENERATED_PASSWORD_SUFFIX: "salt and pepper" });
    expect(message).not.toContain("salt");
  });

  test.each(Object.keys(PROJECT))(
    "the Firebase project is all or nothing: %s is missing",
    async (missing) => {
      expect(await refusal({ ...PROJECT, [missing]: "" })).toMatchObject({
        variable: missing,
        found: "not set",
      });
    },
  );

  test.each(Object.keys(CLIENT))(
    "D54: the client of Google is both or nothing: %s is missing",
    async (missing) => {
      const { message } = await refusal({ ...CLIENT, [missing]: "" });
      expect(message).toBe(
        `${missing} is not set.\nExpected: both of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither for the sandbox.`,
      );
    },
  );

  test("D54: a refused GOOGLE_CLIENT_SECRET is not repeated", async () => {
    const { message } = await refusal({ ...CLIENT, GOOGLE_CLIENT_SECRET: "pepper and salt" });
    expect(message).not.toContain("salt");
  });

  test.each(["https://console.example:8443", "http://localhost:3000", "http://127.0.0.1:3000"])(
    "D54: %s is where browsers may reach the console",
    async (origin) => {
      expect((await read({ PUBLIC_ORIGIN: origin })).publicOrigin).toBe(origin);
    },
  );

  test("D53: unsigned tokens stay off production, off other machines and away from a real project", async () => {
    expect(await refusal({ NODE_ENV: "production" })).toMatchObject({ variable: "VITE_FIREBASE_API_KEY" });
    expect(await refusal({ HOST: "0.0.0.0" })).toMatchObject({ variable: "HOST" });
    expect(await refusal({ ...PROJECT, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" })).toMatchObject({
      variable: "FIREBASE_AUTH_EMULATOR_HOST",
    });
  });
});
