import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { everyContract } from "../contract/every.contract.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";

// The adapter's addresses are relative to the page (D24), so there has to be one.
vi.stubGlobal("location", new URL("/admin/users?page=2", ORIGIN));

everyContract("D51: the ports over the remote adapter and the backend's database", (database) =>
  signedInAs("sample-admin").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(database))),
  ),
);
