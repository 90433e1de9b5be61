import * as Effect from "effect/Effect";
import { PortTaken } from "../../../src/server/listener.ts";
import { runAsProcess } from "../../../src/server/process.ts";

runAsProcess(Effect.fail(new PortTaken({ port: 3000, what: "console" })), "npm start");
