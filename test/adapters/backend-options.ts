import { CONNECTIONS } from "../../src/adapters/backend/database/server.ts";
import { UNTOUCHED } from "../../src/adapters/backend/policy/identities.ts";
import type { BackendOptions } from "../../src/adapters/backend/server.ts";
import { ofThisProcess } from "../../src/adapters/backend/tokens/key-ring.ts";
import { CAPABILITIES } from "../../src/domain/capability.ts";
import { PROJECT } from "./fixtures-tokens.ts";

/** How a backend of the tests is run, over whichever database: with keys of its own, beside an emulator that it leaves alone. */
export const backendOptions = (): Omit<BackendOptions, "database" | "sampleUsers"> => ({
  connections: CONNECTIONS,
  identity: { kind: "emulator", projectId: PROJECT },
  identities: UNTOUCHED,
  listenHost: "127.0.0.1",
  production: false,
  google: undefined,
  capabilities: CAPABILITIES,
  logRequests: false,
  logFormat: "text",
  signingKeys: ofThisProcess(),
  encryptionKeys: ofThisProcess(),
  tracer: undefined,
  trustedProxies: 0,
});
