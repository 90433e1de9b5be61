import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { SqlClient } from "effect/sql/SqlClient";
import { Api } from "../../contract/api.ts";

/** §7, Health: up when the database answers. */
export const healthHandlers = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient;
    return handlers.handle("check", () => sql`SELECT 1`.pipe(Effect.orDie, Effect.as({ status: "up" })));
  }),
);
