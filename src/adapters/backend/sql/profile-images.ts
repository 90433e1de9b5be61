import { randomUUID } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { ProfileImage } from "../../../domain/profile-image.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, Refused } from "../../../domain/remote-failure.ts";
import { cleanPicture } from "../pictures/clean-picture.ts";
import { IMAGES_PATH } from "../policy/stored-images.ts";
import { collectionSql, tableOf } from "./collection.ts";
import { keyOf } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { refusing } from "./saving.ts";

/** How many pictures of one person are kept (D74). */
const MOST_PICTURES = 100;
const TOO_MANY = Refused(`Somebody has at most ${MOST_PICTURES} pictures`);

/** `ProfileImages` over SQL. The bytes of a picture go with its record, however that is deleted: a trigger sees to it. */
export const profileImagesSql = Layer.effect(
  ProfileImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const images = collectionSql(sql, {
      ...tableOf(sql, "profile_images", "p.profile_image_id", ProfileImage),
      missing: "Profile image not found",
    });
    const roomFor = Effect.fnUntraced(function* (id: Id<"user">) {
      const kept = yield* images.where(sql`p.user_id = ${keyOf(id)}`);
      if (kept.length >= MOST_PICTURES) return yield* Effect.fail(TOO_MANY);
    });
    return ProfileImages.of({
      ofUser: (id) => Effect.map(images.where(sql`p.user_id = ${keyOf(id)}`), readable),
      upload: Effect.fnUntraced(function* (id, sent) {
        yield* roomFor(id);
        const { large, small } = yield* cleanPicture(sent);
        return yield* Effect.gen(function* () {
          // Whoever sends several at once is counted one after the other.
          yield* sql`SELECT 1 FROM users WHERE user_id = ${keyOf(id)} FOR UPDATE`;
          yield* roomFor(id);
          const name = randomUUID();
          yield* sql`
            INSERT INTO stored_images (image_id, content_type, bytes, small)
            VALUES (${name}::uuid, 'image/webp', ${large}, ${small})`;
          const [row] = yield* sql<{ id: string }>`
            INSERT INTO profile_images (user_id, image_id, image_url)
            VALUES (${keyOf(id)}, ${name}::uuid, ${`${IMAGES_PATH}/${name}`})
            RETURNING profile_image_id::text AS id`.pipe(refusing(NotFound("User not found")));
          return yield* images.byId(row?.id ?? "");
        }).pipe(inTransaction(sql));
      }),
      remove: images.remove,
    });
  }),
);
