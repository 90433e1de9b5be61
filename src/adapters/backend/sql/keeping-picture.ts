import { randomUUID } from "node:crypto";
import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { cleanPicture } from "../pictures/clean-picture.ts";
import { IMAGES_PATH } from "../policy/stored-images.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";

/** How many pictures of one person are kept (D74). */
export const MOST_PICTURES = 100;

/** A picture as it is kept: its key, and where it is served. */
interface Kept {
  readonly name: string;
  readonly imageUrl: string;
}

interface Keeping<A> {
  readonly of: Id<"user">;
  readonly sent: Uint8Array;
  /** What is kept of that person; asked before the picture is looked at, and again when nobody else sends one of theirs. */
  readonly kept: Effect.Effect<ReadonlyArray<unknown>, RemoteFailure | SqlError>;
  readonly tooMany: RemoteFailure;
  /** Writes the record by which the picture is known. */
  readonly record: (kept: Kept) => Effect.Effect<A, RemoteFailure | SqlError>;
}

/** Keeps a picture that somebody sent (D74), and the record of it, in one transaction. */
export const keepingPicture =
  (sql: SqlClient) =>
  <A>({ of, sent, kept, tooMany, record }: Keeping<A>): Effect.Effect<A, RemoteFailure> => {
    const roomFor = Effect.flatMap(kept, ({ length }) =>
      length < MOST_PICTURES ? Effect.void : Effect.fail(tooMany),
    );
    return Effect.gen(function* () {
      yield* Effect.catchTag(roomFor, "SqlError", Effect.die);
      const { large, small } = yield* cleanPicture(sent);
      return yield* Effect.gen(function* () {
        // Whoever sends several at once is counted one after the other.
        yield* sql`SELECT 1 FROM users WHERE user_id = ${keyOf(of)} FOR UPDATE`;
        yield* roomFor;
        const name = randomUUID();
        yield* sql`
          INSERT INTO stored_images (image_id, content_type, bytes, small)
          VALUES (${name}::uuid, 'image/webp', ${large}, ${small})`;
        return yield* record({ name, imageUrl: `${IMAGES_PATH}/${name}` });
      }).pipe(inTransaction(sql));
    });
  };
