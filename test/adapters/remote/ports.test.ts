import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { MORE } from "../backend/on-server.ts";
import {
  everyContractAnywhere,
  everyContractEmbedded,
  everyContractOnServer,
} from "../contract/every.contract.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";

// The adapter's addresses are relative to the page (D24), so there has to be one.
vi.stubGlobal("location", new URL("/admin/users?page=2", ORIGIN));

// What an embedded database answers is ports-sql.test.ts; all the way to both is `npm run test:requests`.
const contracts =
  MORE === undefined ? [everyContractAnywhere] : [everyContractEmbedded, everyContractOnServer];

for (const everyContract of contracts)
  everyContract("D51: the ports over the remote adapter and the backend's database", (database) =>
    signedInAs("sample-admin").pipe(
      Layer.provideMerge(throughTheBackend),
      Layer.provide(webBackend.pipe(Layer.provide(database))),
    ),
  );
