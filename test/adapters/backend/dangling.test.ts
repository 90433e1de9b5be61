import { expect } from "@effect/vitest";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { SqlClient } from "effect/sql/SqlClient";
import { isSqlError } from "effect/sql/SqlError";
import { savingSql } from "../../../src/adapters/backend/sql/saving.ts";
import { Refused } from "../../../src/domain/remote-failure.ts";
import { seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const dangling = Refused("There is no such kitchen");

const PLACE = { nombre: "Somewhere", lat: 1, lng: 1, kitchen_id: 1n };

const added = (row: Record<string, unknown>) =>
  Effect.flatMap(SqlClient, (sql) =>
    savingSql(sql, { table: "locations", keyColumn: "ubicacion_id", missing: "", dangling }).insert(row),
  ).pipe(Effect.exit);

onBoth(
  "what the database refuses",
  (place) => seeded(place, 9),
  (it) => {
    it.effect("a reference to what is not there is told as that", () =>
      Effect.gen(function* () {
        expect(yield* added({ ...PLACE, kitchen_id: 999_999n })).toEqual(Exit.fail(dangling));
      }),
    );

    it.effect.each([
      { what: "a value that is not allowed", wrong: { lat: 91 } },
      { what: "a value that is missing", wrong: { nombre: null } },
      { what: "a key that is taken", wrong: { ubicacion_id: 1n } },
    ])("$what is a fault of the service", ({ wrong }) =>
      Effect.gen(function* () {
        yield* added({ ...PLACE, ubicacion_id: 1n });
        const exit = yield* added({ ...PLACE, ...wrong });
        expect(Exit.isFailure(exit) && isSqlError(Cause.squash(exit.cause))).toBe(true);
      }),
    );
  },
);
