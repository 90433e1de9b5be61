import { hash } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Buckets, type BucketName } from "../policy/buckets.ts";
import { firstBy, isAny } from "./reads.ts";

/** How many buckets are remembered at most; those that are nearest to being full are forgotten first. */
export const REMEMBERED = 100_000;

/** Any text can be kept so, and no address is. */
const keyOf = ({ limit, key }: BucketName): string => hash("sha256", `${limit}\n${key}`, "base64url");

export const bucketsSql = Layer.effect(
  Buckets,
  Effect.map(SqlClient, (sql) =>
    Buckets.of({
      fullAt: (bucket) =>
        sql<{ full_at: number }>`
          SELECT full_at::float8 AS full_at FROM buckets WHERE bucket = ${keyOf(bucket)}`.pipe(
          firstBy((row) => row?.full_at ?? 0),
        ),
      // One statement, so that what two processes draw at once counts twice.
      draw: (bucket, { now, cost, unlessAfter = Number.MAX_SAFE_INTEGER }) =>
        sql`
          INSERT INTO buckets AS known (bucket, full_at) VALUES (${keyOf(bucket)}, ${now + cost})
          ON CONFLICT (bucket) DO UPDATE SET full_at = greatest(known.full_at, ${now}) + ${cost}
          WHERE known.full_at <= ${unlessAfter}
          RETURNING 1`.pipe(isAny),
    }),
  ),
);

/** Forgets the buckets that are full at a moment, and what is too many of the others. */
export const forgetFullBuckets = Effect.fnUntraced(function* (now: number) {
  const sql = yield* SqlClient;
  yield* sql`
    DELETE FROM buckets WHERE full_at <= ${now} OR bucket IN (
      SELECT bucket FROM buckets ORDER BY full_at DESC OFFSET ${REMEMBERED})`;
});
