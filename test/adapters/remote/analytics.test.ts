import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { analyticsContract } from "../contract/analytics.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const ports = signedInAs("sample-viewer").pipe(
  Layer.provideMerge(throughTheBackend),
  Layer.provide(webBackend),
  Layer.provideMerge(seeded(ANYWHERE, CONTRACT_USERS)),
);

// What each database answers is analytics-sql.test.ts.
analyticsContract("D51: analytics over the remote adapter and the backend's database", ports);
