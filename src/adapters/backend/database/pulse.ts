import * as Context from "effect/Context";
import type { SqlClient } from "effect/sql/SqlClient";

/** A connection that nothing else takes: whether the database answers is known while all others are busy. */
export class Pulse extends Context.Service<Pulse, SqlClient>()("backend/Pulse") {}
