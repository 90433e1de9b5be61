import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Refused, Unauthorized } from "../../../domain/remote-failure.ts";
import { Uploads } from "../policy/uploads.ts";
import { keepingPicture, MOST_PICTURES } from "./keeping-picture.ts";
import { keyOf } from "./rows.ts";
import { refusing } from "./saving.ts";

const TOO_MANY = Refused(
  `Somebody has at most ${MOST_PICTURES} pictures that no kitchen, tribe or business shows; after a day they go`,
);

/** `Uploads` over SQL. What no record names is kept for a day, so that an edit that is taken back finds it. */
export const uploadsSql = Layer.effect(
  Uploads,
  Effect.map(SqlClient, (sql) => {
    const keep = keepingPicture(sql);
    return Uploads.of({
      of: (sender) => {
        const own = sql`user_id = ${keyOf(sender)} AND NOT is_named(image_id, NULL)`;
        return {
          upload: (sent) =>
            keep({
              of: sender,
              sent,
              kept: sql`SELECT 1 FROM uploads WHERE ${own} AND uploaded_at >= now() - interval '1 day'`,
              tooMany: TOO_MANY,
              record: Effect.fnUntraced(function* ({ name, imageUrl }) {
                yield* sql`DELETE FROM uploads WHERE ${own} AND uploaded_at < now() - interval '1 day'`;
                yield* sql`
                  INSERT INTO uploads (image_id, user_id)
                  VALUES (${name}::uuid, ${keyOf(sender)})`.pipe(refusing(Unauthorized));
                return { imageUrl };
              }),
            }),
        };
      },
    });
  }),
);
