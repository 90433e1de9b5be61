import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { forgetFullBuckets } from "./buckets.ts";

/** Forgets what is of no use any more: full buckets, who looked at reports, keys of creations, states and codes of consents whose time is over, and pictures of nobody. */
export const forgetExpired = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* forgetFullBuckets(yield* Clock.currentTimeMillis);
  yield* sql`DELETE FROM report_presence WHERE ends_at <= now()`;
  yield* sql`DELETE FROM creations WHERE created_at < now() - interval '1 day'`;
  yield* sql`DELETE FROM google_codes WHERE expires_at <= now()`;
  // A decided state has to live as long as the code that it gave.
  yield* sql`
    DELETE FROM google_states s WHERE expires_at <= now() AND NOT EXISTS (
      SELECT 1 FROM google_codes c WHERE c.state = s.state)`;
  // Whoever is there has theirs deleted by their next upload.
  yield* sql`
    DELETE FROM uploads
    WHERE user_id IS NULL AND NOT is_named(image_id, NULL) AND uploaded_at < now() - interval '1 day'`;
}).pipe(Effect.orDie);
