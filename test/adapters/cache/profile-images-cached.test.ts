import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { profileImagesCached } from "../../../src/adapters/cache/profile-images.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import { ProfileImages } from "../../../src/domain/ports/profile-images.ts";
import type { ProfileImage } from "../../../src/domain/profile-image.ts";
import { readable } from "../../../src/domain/records.ts";
import { id } from "../../domain/generators.ts";

const PICTURE: ProfileImage = {
  profileImageId: id("5"),
  user: { userId: id("4") },
  imageUrl: "/api/images/a",
};

/** A port that notes each call that reaches it. */
const noting = (log: Array<string>) => {
  const noted = <A>(text: string, value: A) =>
    Effect.sync(() => {
      log.push(text);
      return value;
    });
  return Layer.succeed(
    ProfileImages,
    ProfileImages.of({
      ofUser: (userId) => noted(`of ${userId}`, readable([PICTURE])),
      upload: (userId, bytes) => noted(`upload ${userId} ${bytes.length}`, PICTURE),
      remove: (imageId) => noted(`remove ${imageId}`, undefined),
    }),
  );
};

const read = Effect.flatMap(ProfileImages, ({ ofUser }) => ofUser(id("4")));

it.effect.each([
  {
    name: "upload",
    write: Effect.flatMap(ProfileImages, ({ upload }) => upload(id("4"), new Uint8Array(3))),
    gives: PICTURE,
    made: "upload 4 3",
  },
  {
    name: "remove",
    write: Effect.flatMap(ProfileImages, ({ remove }) => remove(PICTURE.profileImageId)),
    gives: undefined,
    made: "remove 5",
  },
])("D31: pictures are asked for once; $name is never kept and empties them", ({ gives, made, write }) => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    expect([yield* read, yield* read]).toEqual([readable([PICTURE]), readable([PICTURE])]);
    expect([yield* write, yield* write]).toEqual([gives, gives]);
    yield* read;
    expect(log).toEqual(["of 4", made, made, "of 4"]);
  }).pipe(Effect.provide(profileImagesCached.pipe(Layer.provide(reads), Layer.provide(noting(log)))));
});
