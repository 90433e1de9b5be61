import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { vi } from "vitest";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { onServer } from "../backend/on-server.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { notificationsContract } from "../contract/notifications.contract.ts";
import { profileImagesContract } from "../contract/profile-images.contract.ts";
import { ORIGIN, seeded, WebBackend, webBackend } from "../fixtures-backend.ts";
import { portsHttp, signedInAs } from "../fixtures-http.ts";

// The adapter's addresses are relative to the page (D24), so there has to be one.
vi.stubGlobal("location", new URL("/admin/users?page=2", ORIGIN));

const throughTheBackend = Layer.unwrap(
  Effect.map(WebBackend, ({ answer }) =>
    portsHttp({ fetch: (input, init) => answer(new Request(input, init)) }),
  ),
);

const portsOver = (location: DatabaseLocation) =>
  signedInAs("sample-admin").pipe(
    Layer.provideMerge(throughTheBackend),
    Layer.provide(webBackend.pipe(Layer.provide(seeded(location, CONTRACT_USERS)))),
  );

portsContract("D51: the ports over HTTP, the backend's database embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  portsContract(
    "D51: the ports over HTTP, the backend's database on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);

notificationsContract("D51: notifications over HTTP, embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  notificationsContract(
    "D51: notifications over HTTP, on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);

profileImagesContract("D51: profile images over HTTP, embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  profileImagesContract(
    "D51: profile images over HTTP, on a server",
    Layer.unwrap(Effect.map(location, portsOver)),
  ),
);
