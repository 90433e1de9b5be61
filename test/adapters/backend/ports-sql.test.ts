import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { CONTRACT_USERS, portsContract } from "../contract/ports.contract.ts";
import { notificationsContract } from "../contract/notifications.contract.ts";
import { profileImagesContract } from "../contract/profile-images.contract.ts";
import { seeded } from "../fixtures-backend.ts";
import { onServer } from "./on-server.ts";

portsContract(
  "D51: the ports over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  portsContract(
    "D51: the ports over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);

notificationsContract(
  "D51: notifications over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  notificationsContract(
    "D51: notifications over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);

profileImagesContract(
  "D51: profile images over SQL, embedded",
  portsSql.pipe(Layer.provide(seeded({ _tag: "Memory" }, CONTRACT_USERS))),
);

onServer((location) =>
  profileImagesContract(
    "D51: profile images over SQL, on a server",
    portsSql.pipe(Layer.provide(Layer.unwrap(location.pipe(Effect.map((at) => seeded(at, CONTRACT_USERS)))))),
  ),
);
