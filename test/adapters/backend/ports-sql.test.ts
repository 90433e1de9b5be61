import * as Layer from "effect/Layer";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { everyContract } from "../contract/every.contract.ts";

everyContract("D51: the ports over SQL", (database) => portsSql().pipe(Layer.provide(database)));
