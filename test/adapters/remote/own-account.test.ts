import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { ownAccountContract } from "../contract/own-account.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/business/account", ORIGIN));

const ports = signedInAs("sample-chef").pipe(
  Layer.provideMerge(throughTheBackend),
  Layer.provide(webBackend.pipe(Layer.provide(seeded(ANYWHERE, CONTRACT_USERS)))),
);

// What each database answers is own-account-sql.test.ts.
ownAccountContract("D51: one's own account over the remote adapter and the backend's database", ports);
