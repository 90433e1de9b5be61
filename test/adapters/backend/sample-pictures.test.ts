import { readdirSync, readFileSync } from "node:fs";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { SAMPLE_ACCOUNTS } from "../../../src/adapters/backend/sample/accounts.ts";
import { PICTURES_FOLDER, PICTURES_PATH } from "../../../src/adapters/backend/sample/pictures.ts";
import { imageTypeOf } from "../../../src/domain/profile-image.ts";
import { GALLERY } from "../../pictures/gallery.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ORIGIN, WebBackend, webBackend } from "../fixtures-backend.ts";

const files = readdirSync(PICTURES_FOLDER);
const bytesOf = (name: string) => readFileSync(new URL(name, PICTURES_FOLDER));

const served = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(WebBackend, ({ answer }) =>
    Effect.promise(() => answer(new Request(new URL(path, ORIGIN), { headers }))),
  );

const backend = webBackend.pipe(Layer.provideMerge(seeded(ANYWHERE, 200)));

layer(backend, { excludeTestServices: true })("pictures of the sample", (it) => {
  it.effect(
    "what is drawn lies there as small WebP files, and nothing else; all weigh less than 600 kB",
    () =>
      Effect.sync(() => {
        expect(files.toSorted()).toEqual(GALLERY.map(({ name }) => `${name}.webp`).toSorted());
        const pictures = files.map(bytesOf);
        expect(new Set(pictures.map(imageTypeOf))).toEqual(new Set(["image/webp"]));
        expect(new Set(pictures.map((bytes) => bytes.toString("base64"))).size).toBe(files.length);
        expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(8_000);
        expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(600_000);
      }),
  );

  it.effect("a picture is served to everybody, kept for a week, and not sent again to whoever has it", () =>
    Effect.gen(function* () {
      const path = `${PICTURES_PATH}/dish-ramen.webp`;
      const first = yield* served(path);
      const tag = first.headers.get("etag") ?? "";
      expect([first.status, Buffer.from(yield* Effect.promise(() => first.arrayBuffer()))]).toEqual([
        200,
        bytesOf("dish-ramen.webp"),
      ]);
      expect(Object.fromEntries(first.headers)).toMatchObject({
        "cache-control": "public, max-age=604800",
        "content-security-policy": "default-src 'none'",
        "content-type": "image/webp",
        etag: expect.stringMatching(/^"[\w-]{16}"$/u),
        "x-content-type-options": "nosniff",
      });
      const again = yield* served(path, { "if-none-match": tag });
      expect([again.status, yield* Effect.promise(() => again.text()), again.headers.get("etag")]).toEqual([
        304,
        "",
        tag,
      ]);
      for (const held of ["*", `W/${tag}`, `"another", ${tag}`])
        expect((yield* served(path, { "if-none-match": held })).status).toBe(304);
      expect((yield* served(path, { "if-none-match": '"another"' })).status).toBe(200);
    }),
  );

  it.effect.each(["dish-none.webp", "..%2Fpictures.ts", "..%2F..%2Fapp.ts", "dish-ramen.webp%00", "%2e%2e"])(
    "there is no picture %s",
    (name) =>
      Effect.gen(function* () {
        expect((yield* served(`${PICTURES_PATH}/${name}`)).status).toBe(404);
      }),
  );

  it.effect("every picture that a record of the sample has is one that is served here", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const used = yield* sql<{ kind: string; url: string }>`
        SELECT 'kitchen' AS kind, image_url AS url FROM kitchen_images
        UNION SELECT 'logo', logo FROM kitchens WHERE logo IS NOT NULL
        UNION SELECT 'tribe', image_url FROM tribe_images
        UNION SELECT 'person', image_url FROM profile_images`;
      const drawn = new Set(files.map((name) => `${PICTURES_PATH}/${name}`));
      expect(used.filter(({ url }) => !drawn.has(url))).toEqual([]);
      expect(new Set(used.map(({ kind }) => kind))).toEqual(new Set(["kitchen", "logo", "tribe", "person"]));
    }),
  );

  it.effect(
    "people keep the portraits that were chosen for them; a tribe's first picture is its emblem",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const faces = yield* sql<{ face: string }>`
        SELECT image_url AS face FROM profile_images JOIN users USING (user_id)
        WHERE identity_uid IS NOT NULL ORDER BY users.user_id`;
        expect(faces.map(({ face }) => face)).toEqual(
          SAMPLE_ACCOUNTS.map(({ portrait }) => `${PICTURES_PATH}/portrait-${portrait}.webp`),
        );
        const emblems = yield* sql<{ emblem: string }>`
        SELECT DISTINCT ON (tribe_id) image_url AS emblem FROM tribe_images ORDER BY tribe_id, tribe_image_id`;
        expect(emblems.length).toBe(40);
        for (const { emblem } of emblems) expect(emblem).toMatch(/\/emblem-/u);
      }),
  );
});
