import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { ProfileImages } from "../../../domain/ports/profile-images.ts";
import { ProfileImage } from "../../../domain/profile-image.ts";
import { NotFound, Refused } from "../../../domain/remote-failure.ts";
import { collectionSql, tableOf } from "./collection.ts";
import { keepingPicture, MOST_PICTURES } from "./keeping-picture.ts";
import { keyOf } from "./rows.ts";
import { savingSql } from "./saving.ts";

const TOO_MANY = Refused(`Somebody has at most ${MOST_PICTURES} pictures`);

/** `ProfileImages` over SQL. The bytes of a picture go with its record, however that is deleted: a trigger sees to it. */
export const profileImagesSql = Layer.effect(
  ProfileImages,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const keep = keepingPicture(sql);
    const table = {
      ...tableOf(sql, "profile_images", "p.profile_image_id", ProfileImage),
      missing: "Profile image not found",
    };
    const images = collectionSql(sql, table);
    const { insert } = savingSql(sql, { ...table, dangling: NotFound("User not found") });
    const ofUser = (id: Id<"user">) => images.where(sql`p.user_id = ${keyOf(id)}`);
    return ProfileImages.of({
      ofUser,
      upload: (id, sent) =>
        keep({
          of: id,
          sent,
          kept: Effect.map(ofUser(id), ({ items }) => items),
          tooMany: TOO_MANY,
          record: ({ name, imageUrl }) =>
            Effect.flatMap(insert({ user_id: keyOf(id), image_id: name, image_url: imageUrl }), images.byId),
        }),
      remove: images.remove,
    });
  }),
);
