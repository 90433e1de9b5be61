import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { CurrentTransformer } from "effect/sql/Statement";
import { portsSql } from "../../src/adapters/backend/app.ts";
import { database } from "../../src/adapters/backend/database/database.ts";
import { UNARRANGED } from "../../src/domain/list-request.ts";
import { Kitchens } from "../../src/domain/ports/kitchens.ts";
import { Users } from "../../src/domain/ports/users.ts";
import { claimPort } from "../../src/server/listener.ts";
import { runAsProcess } from "../../src/server/process.ts";
import { say } from "../../src/server/terminal.ts";
import { locationOf } from "./bench-database.ts";
import { PAGE } from "./load.ts";

/*
 * The other yardstick: a bare handler of Node's HTTP server that sends the statements of a list's first page as the
 * backend does, by the same driver, and answers with their rows.
 */

type Compiled = readonly [text: string, values: ReadonlyArray<unknown>];

/** What is sent to the database when something is asked that was asked before. */
const statementsOf = <E>(asked: Effect.Effect<unknown, E>) =>
  Effect.gen(function* () {
    const sent: Array<Compiled> = [];
    yield* asked;
    yield* Effect.provideService(asked, CurrentTransformer, (statement) => {
      sent.push(statement.compile());
      return Effect.succeed(statement);
    });
    return sent;
  });

const answers = Effect.gen(function* () {
  const window = { first: 0, max: PAGE };
  return new Map([
    [`/api/v1/user/${PAGE}/0`, yield* statementsOf((yield* Users).list(window, UNARRANGED))],
    [`/api/v1/kitchen/0/${PAGE}`, yield* statementsOf((yield* Kitchens).list(window, UNARRANGED))],
  ]);
});

const serving = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const statements = yield* Effect.orDie(answers);
  const run = Effect.runPromiseWith(yield* Effect.context<never>());
  const listener = yield* claimPort("127.0.0.1", 0, "console");
  yield* listener.serve((request, response) => {
    const asked = Effect.forEach(statements.get(request.url ?? "") ?? [], ([text, values]) =>
      sql.unsafe(text, values),
    );
    void run(Effect.orDie(asked)).then((rows) =>
      response
        .writeHead(rows.length === 0 ? 404 : 200, { "content-type": "application/json" })
        .end(JSON.stringify(rows.at(-1))),
    );
  });
  yield* say(`ready ${listener.port}`);
  return yield* Effect.never;
});

runAsProcess(
  serving.pipe(
    Effect.provide(Layer.provideMerge(portsSql(), database(locationOf(process.argv[2] ?? "")))),
    Effect.scoped,
  ),
  "npm run bench:backend",
);
