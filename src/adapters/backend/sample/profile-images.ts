import { crc32, deflateSync } from "node:zlib";
import { faker } from "@faker-js/faker/locale/en";
import * as Arr from "effect/Array";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { IMAGES_PATH } from "../policy/stored-images.ts";

const BATCH = 500;
const SIDE = 16;

const PER_HUNDRED = 6;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A square PNG of one color: eight bits for each of red, green and blue. */
const square = (color: ReadonlyArray<number>): Buffer => {
  const header = Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 2, 0, 0, 0]);
  const line = [0, ...Array.from({ length: SIDE }, () => color).flat()];
  const pixels = deflateSync(Buffer.from(Array.from({ length: SIDE }, () => line).flat()));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A colored square for some of the users; the same seed gives the same pictures. */
export const seedProfileImages = Effect.fnUntraced(function* (seed: number) {
  const sql = yield* SqlClient;
  const users = yield* sql<{ user_id: string }>`SELECT user_id::text FROM users ORDER BY user_id`;
  faker.seed(seed);
  const pictures = users
    .filter(() => faker.number.int({ min: 1, max: 100 }) <= PER_HUNDRED)
    .map(({ user_id }) => ({
      user_id,
      image_id: faker.string.uuid(),
      bytes: square(faker.color.rgb({ format: "decimal" }).map(Number)),
    }));
  for (const batch of Arr.chunksOf(pictures, BATCH).filter(Arr.isReadonlyArrayNonEmpty)) {
    yield* sql`INSERT INTO stored_images ${sql.insert(
      Arr.map(batch, ({ image_id, bytes }) => ({ image_id, content_type: "image/png", bytes })),
    )}`;
    yield* sql`INSERT INTO profile_images ${sql.insert(
      Arr.map(batch, ({ user_id, image_id }) => ({
        user_id,
        image_id,
        image_url: `${IMAGES_PATH}/${image_id}`,
      })),
    )}`;
  }
});
