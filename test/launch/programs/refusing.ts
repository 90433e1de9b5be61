import * as Effect from "effect/Effect";
import { PortTaken } from "../../../src/launch/listener.ts";
import { runAsProcess } from "../../../src/launch/main.ts";

runAsProcess(Effect.fail(new PortTaken({ port: 3000, what: "console" })), "npm start");
