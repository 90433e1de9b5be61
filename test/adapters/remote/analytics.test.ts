import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { onServer } from "../backend/on-server.ts";
import { analyticsContract } from "../contract/analytics.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/admin", ORIGIN));

const portsOver = (place: Place) =>
  signedInAs("sample-viewer").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend),
    Layer.provideMerge(seeded(place, CONTRACT_USERS)),
  );

analyticsContract(
  "D51: analytics over the remote adapter, the backend's database embedded",
  portsOver({ _tag: "Memory" }),
);

onServer(() =>
  analyticsContract(
    "D51: analytics over the remote adapter, the backend's database on a server",
    portsOver(ON_SERVER),
  ),
);
