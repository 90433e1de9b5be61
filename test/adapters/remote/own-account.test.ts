import * as Layer from "effect/Layer";
import { vi } from "vitest";
import { onServer } from "../backend/on-server.ts";
import { ownAccountContract } from "../contract/own-account.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { ORIGIN, webBackend } from "../fixtures-backend.ts";
import { signedInAs, throughTheBackend } from "../fixtures-remote.ts";

vi.stubGlobal("location", new URL("/business/account", ORIGIN));

const portsOver = (place: Place) =>
  signedInAs("sample-chef").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(seeded(place, CONTRACT_USERS)))),
  );

ownAccountContract(
  "D51: one's own account over the remote adapter, the backend's database embedded",
  portsOver({ _tag: "Memory" }),
);

onServer(() =>
  ownAccountContract(
    "D51: one's own account over the remote adapter, the backend's database on a server",
    portsOver(ON_SERVER),
  ),
);
