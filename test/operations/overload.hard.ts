import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { onServer } from "../adapters/backend/on-server.ts";
import { service, signingKey } from "./service.ts";

/* For a machine that does nothing else: `npm run test:operations`. */

const Times = Schema.Struct({ count: Schema.Int, half: Schema.Number, p99: Schema.Number });
const Outcome = Schema.fromJsonString(
  Schema.Struct({
    able: Schema.Number,
    asked: Schema.Int,
    answered: Times,
    refused: Times,
    late: Schema.Number,
  }),
);

const overload = (port: string, token: string) =>
  Effect.promise(() =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "overload-process.ts"), port, token]),
  ).pipe(Effect.flatMap(({ stdout }) => Schema.decodeEffect(Outcome)(stdout)));

onServer((location) => {
  it.live(
    "three times what can be answered: the answers come within a second, the rest is refused at once",
    () =>
      Effect.gen(function* () {
        const running = yield* service((yield* location).url, signingKey("only"), { users: 2_000 });
        const token = yield* running.signIn("sample-admin");
        const outcome = yield* overload(String(running.ports[0]), token);
        process.stdout.write(`\noverload: ${JSON.stringify(outcome)}\n`);
        expect(outcome.answered.count + outcome.refused.count).toBe(outcome.asked);
        expect(outcome.answered.p99).toBeLessThan(1_000);
      }).pipe(Effect.scoped),
  );
});
