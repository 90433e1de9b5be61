import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { ProfileImage } from "../../../domain/profile-image.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, Refused } from "../../../domain/remote-failure.ts";
import { collectionSql, tableOf } from "./collection.ts";
import { keepingPicture, MOST_PICTURES } from "./keeping-picture.ts";
import { keyOf } from "./rows.ts";
import { refusing } from "./saving.ts";

const TOO_MANY = Refused(`Somebody has at most ${MOST_PICTURES} pictures`);

/** `ProfileImages` over SQL. The bytes of a picture go with its record, however that is deleted: a trigger sees to it. */
export const profileImagesSql = Layer.effect(
  ProfileImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const keep = keepingPicture(sql);
    const images = collectionSql(sql, {
      ...tableOf(sql, "profile_images", "p.profile_image_id", ProfileImage),
      missing: "Profile image not found",
    });
    return ProfileImages.of({
      ofUser: (id) => Effect.map(images.where(sql`p.user_id = ${keyOf(id)}`), readable),
      upload: (id, sent) =>
        keep({
          of: id,
          sent,
          kept: images.where(sql`p.user_id = ${keyOf(id)}`),
          tooMany: TOO_MANY,
          record: Effect.fnUntraced(function* ({ name, imageUrl }) {
            const [row] = yield* sql<{ id: string }>`
              INSERT INTO profile_images (user_id, image_id, image_url)
              VALUES (${keyOf(id)}, ${name}::uuid, ${imageUrl})
              RETURNING profile_image_id::text AS id`.pipe(refusing(NotFound("User not found")));
            return yield* images.byId(row?.id ?? "");
          }),
        }),
      remove: images.remove,
    });
  }),
);
