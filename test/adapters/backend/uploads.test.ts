import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { forgetExpired } from "../../../src/adapters/backend/sql/expired.ts";
import { cleanPicture } from "../../../src/adapters/backend/pictures/clean-picture.ts";
import { smallImageUrl } from "../../../src/domain/image-url.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, signIn, webBackend, webBackendOffering, type Answer } from "../fixtures-backend.ts";
import { exif, jpegSegment, jpegWith, PNG, SVG } from "../fixtures-images.ts";
import { sentForm, uploadTo } from "../sent-pictures.ts";

const PATH = "/api/v1/pictures";
const backend = webBackend.pipe(Layer.provideMerge(seeded(ANYWHERE, 9)));

const TURNED = jpegWith(jpegSegment(0xe1, exif(6)));

const Made = Schema.fromJsonString(Schema.Struct({ imageUrl: Schema.String }));
const addressIn = ({ body }: Answer) => Schema.decodeSync(Made)(body).imageUrl;
const send = (token: string, bytes = PNG) => uploadTo(PATH)(sentForm({}, bytes), token);
const sent = (token: string) => Effect.map(send(token), addressIn);
const keyOf = (address: string) => address.split("/").at(-1) ?? "";

const statusOf = (address: string) =>
  Effect.map(ask({ method: "GET", path: address }), ({ status }) => status);

interface Row {
  readonly by: string;
  readonly now: boolean;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly small: Uint8Array;
}

/** As if it were a day and an hour ago that somebody sent what they have sent. */
const aDayPasses = Effect.flatMap(
  SqlClient,
  (sql) => sql`UPDATE uploads SET uploaded_at = uploaded_at - interval '25 hours'`,
);

const noUploads = Effect.flatMap(SqlClient, (sql) => sql`DELETE FROM uploads`);

const count = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ uploads: number; stored: number }>`
    SELECT (SELECT count(*)::int FROM uploads) AS uploads, (SELECT count(*)::int FROM stored_images) AS stored`,
).pipe(Effect.map(([row]) => row));

layer(backend, { excludeTestServices: true })("pictures for records", (it) => {
  it.effect("P46, D74: a picture is kept clean, in two sizes, with who sent it and when", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const address = addressIn(yield* send(yield* signIn("chef"), TURNED));
      const { large, small } = yield* cleanPicture(TURNED);
      const [row] = yield* sql<Row>`
        SELECT user_id::text AS by, uploaded_at > now() - interval '1 minute' AS now, content_type AS type, bytes, small
        FROM uploads JOIN stored_images USING (image_id) WHERE image_id = ${keyOf(address)}::uuid`;
      expect(row).toMatchObject({ by: "4", now: true, type: "image/webp" });
      expect([row?.bytes, row?.small].map((kept) => Buffer.from(kept ?? []))).toEqual([large, small]);
      expect([yield* statusOf(address), yield* statusOf(smallImageUrl(address))]).toEqual([200, 200]);
    }),
  );

  it.effect(
    "P46: whoever writes kitchens or tribes, and a chef, may send one; a viewer and nobody may not",
    () =>
      Effect.gen(function* () {
        for (const role of ["admin", "editor", "chef"] as const)
          expect([role, (yield* send(yield* signIn(role))).status]).toEqual([role, 200]);
        const before = yield* count;
        expect((yield* send(yield* signIn("viewer"))).status).toBe(403);
        expect((yield* send("no.such.token")).status).toBe(401);
        expect(yield* count).toEqual(before);
      }),
  );

  it.effect("P46, D74: what is no picture, too much or nothing is refused, and nothing is kept", () =>
    Effect.gen(function* () {
      const before = yield* count;
      const token = yield* signIn("chef");
      const none = sentForm({}, PNG);
      none.delete("file");
      const more = sentForm({ userId: "1" }, PNG);
      const svg = sentForm({}, Uint8Array.from(Buffer.from(SVG)), "image/png");
      for (const form of [none, more, svg]) expect((yield* uploadTo(PATH)(form, token)).status).toBe(400);
      expect(yield* count).toEqual(before);
    }),
  );

  it.effect("P46: of what no record names a day is kept; what one names stays, wherever it is named", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* noUploads;
      const token = yield* signIn("chef");
      const [logo, small, ofTribe, ofKitchen, picture, unnamed] = [
        yield* sent(token),
        yield* sent(token),
        yield* sent(token),
        yield* sent(token),
        yield* sent(token),
        yield* sent(token),
      ] as const;
      const foreign = yield* sent(yield* signIn("editor"));
      yield* sql`UPDATE kitchens SET logo = ${logo} WHERE kitchen_id = 1`;
      yield* sql`UPDATE kitchens SET logo = ${`https://kitchen.example${smallImageUrl(small)}`} WHERE kitchen_id = 2`;
      yield* sql`INSERT INTO tribe_images (tribe_id, image_url, description) VALUES (1, ${ofTribe}, '')`;
      yield* sql`INSERT INTO kitchen_images (kitchen_id, image_url, description) VALUES (1, ${ofKitchen}, '')`;
      yield* sql`UPDATE businesses SET picture = ${picture} WHERE user_id = 4`;
      yield* sent(token);
      expect(yield* statusOf(unnamed)).toBe(200);
      yield* aDayPasses;
      const late = yield* sent(token);
      expect(yield* statusOf(unnamed)).toBe(404);
      for (const kept of [logo, small, ofTribe, ofKitchen, picture, foreign, late])
        expect(yield* statusOf(kept)).toBe(200);
      expect((yield* count)?.uploads).toBe(7);
    }),
  );

  it.effect(
    "P46, D74: a person has a hundred that nothing names; one more is refused until a day has passed",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        yield* noUploads;
        const token = yield* signIn("editor");
        const logo = yield* sent(token);
        yield* sql`UPDATE kitchens SET logo = ${logo} WHERE kitchen_id = 3`;
        yield* sql`
        WITH made AS (
          INSERT INTO stored_images (image_id, content_type, bytes)
          SELECT gen_random_uuid(), 'image/webp', '' FROM generate_series(1, 98) RETURNING image_id
        )
        INSERT INTO uploads (image_id, user_id) SELECT image_id, 2 FROM made`;
        const answers = yield* Effect.forEach([1, 2, 3], () => send(token), { concurrency: "unbounded" });
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
        expect((yield* send(token)).status).toBe(400);
        expect((yield* send(yield* signIn("admin"))).status).toBe(200);
        yield* aDayPasses;
        expect((yield* send(token)).status).toBe(200);
        expect(yield* statusOf(logo)).toBe(200);
        expect((yield* count)?.uploads).toBe(3);
      }),
  );

  it.effect("P46: with a person go their uploads, but for those that others' records name", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const admin = yield* signIn("admin");
      const chef = yield* signIn("chef");
      const [logo, picture, unnamed] = [yield* sent(chef), yield* sent(chef), yield* sent(chef)] as const;
      yield* sql`UPDATE kitchens SET logo = ${logo} WHERE kitchen_id = 4`;
      yield* sql`UPDATE businesses SET picture = ${picture} WHERE user_id = 4`;
      expect((yield* ask({ method: "DELETE", path: "/api/v1/user/destroy/4", token: admin })).status).toBe(
        204,
      );
      expect(yield* Effect.forEach([logo, picture, unnamed], statusOf)).toEqual([200, 404, 404]);
      const rows = yield* sql`SELECT user_id FROM uploads WHERE image_id = ${keyOf(logo)}::uuid`;
      expect(rows).toEqual([{ user_id: null }]);
    }),
  );

  it.effect("P46: what somebody who is gone sent goes a day later once no record names it any more", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* noUploads;
      const editor = yield* signIn("editor");
      const [logo, other] = [yield* sent(editor), yield* sent(editor)] as const;
      const ofSomebody = yield* sent(yield* signIn("admin"));
      yield* sql`UPDATE kitchens SET logo = ${logo} WHERE kitchen_id = 5`;
      yield* sql`UPDATE kitchens SET logo = ${other} WHERE kitchen_id = 6`;
      yield* sql`DELETE FROM users WHERE user_id = 2`;
      yield* sql`UPDATE kitchens SET logo = NULL WHERE kitchen_id = 5`;
      yield* forgetExpired;
      expect(yield* statusOf(logo)).toBe(200);
      yield* aDayPasses;
      yield* forgetExpired;
      expect(yield* Effect.forEach([logo, other, ofSomebody], statusOf)).toEqual([404, 200, 200]);
    }),
  );
});

layer(Layer.provide(webBackendOffering([]), seeded(ANYWHERE, 9)), { excludeTestServices: true })(
  "where uploads are not offered",
  (it) => {
    it.effect("P46, D57: there is no such call", () =>
      Effect.gen(function* () {
        expect((yield* send(yield* signIn("chef"))).status).toBe(404);
      }),
    );
  },
);
