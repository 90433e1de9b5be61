import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Health } from "../../../domain/ports/health.ts";
import { Pulse } from "../database/server.ts";

/** `Health` over SQL: up when the database answers. */
export const healthSql = Layer.effect(
  Health,
  Effect.map(Pulse, (sql) => Health.of({ check: () => sql`SELECT 1`.pipe(Effect.orDie, Effect.asVoid) })),
);
