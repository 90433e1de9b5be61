import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { unavailability } from "../../../../src/adapters/backend/http/unavailable.ts";
import { empty } from "../../database-image.ts";
import { onEmbedded } from "../on-server.ts";

/** Why what the database says with a code is answered 503; nothing where it is not. */
const ofCode = (code: string) =>
  Effect.flatMap(SqlClient, (sql) =>
    sql.unsafe(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`),
  ).pipe(Effect.orDie, Effect.sandbox, Effect.flip, Effect.map(unavailability));

onEmbedded("P36: what the database says", empty, (it) => {
  it.effect.each(["08006", "55P03", "57014", "40P01", "40001", "57P01", "57P02", "57P03", "53300", "25P03"])(
    "with %s passes, and is answered 503 with a line that says why",
    (code) => Effect.map(ofCode(code), (why) => expect(why).toMatch(/^\w+Error: no$/u)),
  );

  it.effect.each(["22012", "23505", "42601", "53100", "57P04", "P0001"])(
    "with %s does not, and is the service's own fault",
    (code) => Effect.map(ofCode(code), (why) => expect(why).toBe(undefined)),
  );
});
