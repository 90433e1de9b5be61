import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { claimPort } from "../../src/server/listener.ts";
import { runAsProcess } from "../../src/server/process.ts";
import { say } from "../../src/server/terminal.ts";
import { keyOf, RecordedAnswers } from "./load.ts";

/* The yardstick: a bare handler of Node's HTTP server that gives recorded answers, byte for byte. */

const recorded = Schema.decodeUnknownSync(RecordedAnswers)(readFileSync(process.argv[2] ?? "", "utf8"));
const answers = new Map(
  Object.entries(recorded).map(([key, { body, ...head }]) => [key, { ...head, body: Buffer.from(body) }]),
);

runAsProcess(
  Effect.gen(function* () {
    const listener = yield* claimPort("127.0.0.1", 0, "console");
    yield* listener.serve((request, response) => {
      const answer = answers.get(keyOf({ method: request.method ?? "", path: request.url ?? "" }));
      request.resume().once("end", () => {
        response.writeHead(answer?.status ?? 500, answer?.headers).end(answer?.body);
      });
    });
    yield* say(`ready ${listener.port}`);
    return yield* Effect.never;
  }).pipe(Effect.scoped),
  "npm run bench:backend",
);
