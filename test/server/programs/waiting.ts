import * as Effect from "effect/Effect";
import { runAsProcess } from "../../../src/server/process.ts";
import { say } from "../../../src/server/terminal.ts";

runAsProcess(
  Effect.acquireRelease(say("up"), () => say("down")).pipe(Effect.andThen(Effect.never), Effect.scoped),
  "npm start",
);
