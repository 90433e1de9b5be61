import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { everyContractEmbedded, everyContractOnServer } from "../contract/every.contract.ts";

for (const everyContract of [everyContractEmbedded, everyContractOnServer])
  everyContract("D51: the ports over SQL", (database) => portsSql().pipe(Layer.provide(database)));
