import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { cleanPicture } from "../../../src/adapters/backend/pictures/clean-picture.ts";
import { smallImageUrl } from "../../../src/domain/image-url.ts";
import { exchange } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import {
  answerOf,
  ask,
  ORIGIN,
  requestOf,
  signIn,
  tokensOf,
  WebBackend,
  webBackend,
  type Answer,
} from "../fixtures-backend.ts";
import { JPEG, MEGABYTE, PNG, sized, SVG, WEBP } from "../fixtures-images.ts";
import { askNode, NodeBackend, nodeBackend } from "./node-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { sentForm, uploadRequest, uploadTo } from "../sent-pictures.ts";

const backend = webBackend.pipe(Layer.provideMerge(seeded(ANYWHERE, 9)));

const Made = Schema.fromJsonString(Schema.Struct({ profileImageId: Schema.String, imageUrl: Schema.String }));
const madeBy = ({ body }: Answer) => Schema.decodeSync(Made)(body);

const PATH = "/api/v1/profileimage/upload";

const formOf = (userId: string, bytes: Uint8Array<ArrayBuffer>, type?: string) =>
  sentForm({ userId }, bytes, type);

const upload = uploadTo(PATH);

const stored = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ id: string }>`SELECT image_id::text AS id FROM stored_images ORDER BY 1`,
).pipe(
  Effect.orDie,
  Effect.map((rows) => rows.map(({ id }) => id)),
);

layer(backend, { excludeTestServices: true })("profile images", (it) => {
  it.effect.each([
    ["PNG", PNG],
    ["JPEG", JPEG],
    ["WebP", WEBP],
  ] as const)(
    "D43, D74: a %s is served as a picture, whatever its sender called it, and in two sizes",
    ([, bytes]) =>
      Effect.gen(function* () {
        const { imageUrl } = madeBy(yield* upload(formOf("4", bytes), yield* signIn("chef")));
        const { answer } = yield* WebBackend;
        const { large, small } = yield* cleanPicture(bytes);
        const addresses = [
          [imageUrl, large],
          [smallImageUrl(imageUrl), small],
        ] as const;
        for (const [address, kept] of addresses) {
          const served = yield* Effect.promise(() => answer(new Request(new URL(address, ORIGIN))));
          expect([served.status, Buffer.from(yield* Effect.promise(() => served.arrayBuffer()))]).toEqual([
            200,
            kept,
          ]);
          expect(Object.fromEntries(served.headers)).toEqual({
            "cache-control": "private, max-age=31536000, immutable",
            "content-disposition": 'inline; filename="image.webp"',
            "content-length": String(kept.length),
            "content-security-policy": "default-src 'none'",
            "content-type": "image/webp",
            "cross-origin-resource-policy": "same-origin",
            "x-content-type-options": "nosniff",
          });
        }
      }),
  );

  it.effect("D74: a picture of before, kept in one size, is served in it", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { imageUrl } = madeBy(yield* upload(formOf("4", PNG), yield* signIn("chef")));
      yield* sql`UPDATE stored_images SET small = NULL WHERE image_id = ${imageUrl.split("/").at(-1) ?? ""}::uuid`;
      const { large } = yield* cleanPicture(PNG);
      const served = yield* ask({ method: "GET", path: smallImageUrl(imageUrl) });
      expect([served.status, served.headers["content-length"]]).toEqual([200, String(large.length)]);
    }),
  );

  it.effect.each(["nothing", "00000000-0000-0000-0000-000000000000", "..%2Fdocs", "%00", "'%20OR%201=1"])(
    "D43: there is no picture %s",
    (name) =>
      Effect.gen(function* () {
        const answer = yield* ask({ method: "GET", path: `/api/images/${name}` });
        expect([answer.status, answer.body]).toEqual([404, ""]);
      }),
  );

  it.effect("D43: SVG is refused, also when it is called a PNG; nothing is kept", () =>
    Effect.gen(function* () {
      const before = yield* stored;
      const token = yield* signIn("admin");
      const svg = Uint8Array.from(Buffer.from(SVG));
      const answers = [
        yield* upload(formOf("1", svg, "image/png"), token),
        yield* upload(formOf("1", svg), token),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(yield* stored).toEqual(before);
    }),
  );

  it.effect("D34: an upload without a user, a file or a form is refused", () =>
    Effect.gen(function* () {
      const before = yield* stored;
      const token = yield* signIn("admin");
      const noUser = formOf("1", PNG);
      noUser.delete("userId");
      const noFile = formOf("1", PNG);
      noFile.delete("file");
      const text = formOf("1", PNG);
      text.set("file", "RIFF0000WEBP");
      const three = formOf("1", PNG);
      three.append("more", "and more");
      const forms = [noUser, noFile, text, three, formOf("not an id", PNG), formOf("", PNG)];
      const answers = yield* Effect.forEach(forms, (form) => upload(form, token));
      expect(answers.map(({ status }) => status)).toEqual(forms.map(() => 400));
      const broken = yield* Effect.forEach(
        ["multipart/form-data", "multipart/form-data; boundary=X"],
        (type) =>
          ask({
            method: "POST",
            path: PATH,
            token,
            body: "--Y\r\nnothing",
            headers: { "content-type": type },
          }),
      );
      expect(broken.map(({ status }) => status)).toEqual([400, 400]);
      expect(yield* stored).toEqual(before);
    }),
  );

  it.effect.each(["editor", "viewer", "chef"] as const)(
    "D13, D16: %s sends own pictures; for an existing and a missing other the answers are alike",
    (role) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const own = { editor: "2", viewer: "3", chef: "4" }[role];
        expect((yield* upload(formOf(own, PNG), token)).status).toBe(200);
        const before = yield* stored;
        const answers = yield* Effect.forEach(["1", "999999", `0${own}`], (id) =>
          upload(formOf(id, PNG), token),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(403);
        expect(yield* stored).toEqual(before);
      }),
  );

  it.effect.each(["editor", "viewer", "chef"] as const)(
    "D13, D16: %s removes own pictures; a foreign and a missing one answer alike",
    (role) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const own = { editor: "2", viewer: "3", chef: "4" }[role];
        const mine = madeBy(yield* upload(formOf(own, PNG), token));
        const foreign = madeBy(yield* upload(formOf("1", PNG), yield* signIn("admin")));
        const remove = (id: string) => ask({ method: "DELETE", path: `/api/v1/profileimage/${id}`, token });
        const answers = yield* Effect.forEach(
          [foreign.profileImageId, "999999", `0${mine.profileImageId}`, "nobody"],
          remove,
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(403);
        expect((yield* remove(mine.profileImageId)).status).toBe(204);
        const statuses = yield* Effect.forEach([mine, foreign], ({ imageUrl }) =>
          ask({ method: "GET", path: imageUrl }),
        );
        expect(statuses.map(({ status }) => status)).toEqual([404, 200]);
      }),
  );

  it.effect(
    "D16: a chef sees own pictures; those of an existing, a missing and an odd user answer alike",
    () =>
      Effect.gen(function* () {
        const token = yield* signIn("chef");
        const read = (id: string) => ask({ method: "GET", path: `/api/v1/profileimage/user/${id}`, token });
        expect((yield* read("4")).status).toBe(200);
        const answers = yield* Effect.forEach(["1", "999999", "04", "__proto__"], read);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(403);
      }),
  );

  it.effect("D74: a person has at most a hundred", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`
        INSERT INTO profile_images (user_id, image_url)
        SELECT 8, '/a.png' FROM generate_series(1, 99 - (SELECT count(*) FROM profile_images WHERE user_id = 8))`;
      const token = yield* signIn("admin");
      const answers = yield* Effect.forEach([1, 2, 3], () => upload(formOf("8", PNG), token), {
        concurrency: "unbounded",
      });
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    }),
  );

  it.effect("D13: with a deleted user go their pictures, bytes and all", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const before = yield* stored;
      const { imageUrl } = madeBy(yield* upload(formOf("7", PNG), token));
      expect((yield* stored).length).toBe(before.length + 1);
      expect((yield* ask({ method: "DELETE", path: "/api/v1/user/destroy/7", token })).status).toBe(204);
      expect((yield* ask({ method: "GET", path: imageUrl })).status).toBe(404);
      expect((yield* stored).includes(imageUrl.split("/").at(-1) ?? "")).toBe(false);
    }),
  );
});

layer(nodeBackend(9), { excludeTestServices: true })("how much may be sent", (it) => {
  it.effect.each([
    { what: "nothing but an empty part", body: "--aa\r\n\r\n--aa--" },
    {
      what: "an empty part before the file",
      body: '--aa\r\n\r\n--aa\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--aa--\r\n',
    },
    { what: "a part without a name", body: "--aa\r\nContent-Disposition: form-data\r\n\r\na\r\n--aa--\r\n" },
  ])("D74: a form that cannot be read is refused: $what", ({ body }) =>
    Effect.gen(function* () {
      const signedIn = yield* askNode(exchange(emulatorToken("sample-chef")));
      const headers = { "content-type": "multipart/form-data; boundary=aa" };
      const token = tokensOf(signedIn).accessToken;
      for (const path of [PATH, "/api/v1/pictures"]) {
        const answer = yield* askNode({ method: "POST", path, token, headers, body });
        expect([answer.status, JSON.parse(answer.body)]).toEqual([
          400,
          { _tag: "Refused", message: "The upload cannot be read" },
        ]);
      }
    }),
  );

  it.effect("D43: five megabytes to the upload, one to every other call", () =>
    Effect.gen(function* () {
      const { origin } = yield* NodeBackend;
      const send = (request: Request | Promise<Request>) =>
        Effect.promise(async () => answerOf(await fetch(await request)));
      const { accessToken: token } = tokensOf(
        yield* send(requestOf(exchange(emulatorToken("sample-chef")), origin)),
      );
      const sizes = [2 * MEGABYTE, 5 * MEGABYTE, 5 * MEGABYTE + 1, 9 * MEGABYTE];
      const uploads = yield* Effect.forEach(sizes, (size) =>
        send(uploadRequest(PATH, formOf("4", sized(size)), token, origin)),
      );
      expect(uploads.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
      const { imageUrl } = madeBy(uploads[1] ?? { status: 0, headers: {}, body: "" });
      const served = yield* send(new Request(new URL(imageUrl, origin)));
      expect([served.headers["cache-control"], served.headers["content-length"]]).toEqual([
        "private, max-age=31536000, immutable",
        String((yield* cleanPicture(sized(5 * MEGABYTE))).large.length),
      ]);
      const title = "a".repeat(2 * MEGABYTE);
      const other = yield* send(
        requestOf(
          { method: "POST", path: "/api/v1/systemnotification/create", token, body: { title, message: "" } },
          origin,
        ),
      );
      expect([other.status === 200, JSON.stringify(other).includes("aaaa")]).toEqual([false, false]);
    }),
  );
});
