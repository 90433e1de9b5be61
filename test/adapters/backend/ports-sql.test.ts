import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Messages } from "../../../src/adapters/backend/policy/messages.ts";
import { Uploads } from "../../../src/adapters/backend/policy/uploads.ts";
import { Notifications } from "../../../src/domain/ports/notifications.ts";
import { Pictures } from "../../../src/domain/ports/pictures.ts";
import { id } from "../../domain/generators.ts";
import { everyContractEmbedded, everyContractOnServer } from "../contract/every.contract.ts";
import { MORE } from "./on-server.ts";

/** The messages and the uploads as the first of the sample accounts has them, who is an admin. */
const ofAnAdmin = Layer.merge(
  Layer.effect(
    Notifications,
    Effect.map(Messages, (messages) => messages.of(id("1"))),
  ),
  Layer.effect(
    Pictures,
    Effect.map(Uploads, (uploads) => uploads.of(id("1"))),
  ),
);

// A server is asked for the same all the way by remote/ports.test.ts.
const contracts =
  MORE === undefined ? [everyContractEmbedded] : [everyContractEmbedded, everyContractOnServer];

for (const everyContract of contracts)
  everyContract("D51: the ports over SQL", (database) =>
    ofAnAdmin.pipe(Layer.provideMerge(portsSql()), Layer.provide(database)),
  );
