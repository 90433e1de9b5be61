import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { ProfileImages } from "../../../src/domain/ports/profile-images.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";
import { JPEG, MEGABYTE, PNG, sized, SVG, WEBP } from "../fixtures-images.ts";

const notAnImage = Refused("Not a PNG, JPEG or WebP image");
const noSuchImage = NotFound("Profile image not found");

const ofUser = (userId: string) =>
  Effect.flatMap(ProfileImages, (images) => images.ofUser(id(userId))).pipe(Effect.map(({ items }) => items));

/** What the port ProfileImages promises, whoever implements it (§7), over a freshly seeded database, as an admin. */
export const profileImagesContract = <E>(name: string, ports: Layer.Layer<ProfileImages | Users, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7: pictures of the sample belong to the user that is asked for, all of them readable", () =>
      Effect.gen(function* () {
        const { ofUser: read } = yield* ProfileImages;
        const { items } = yield* (yield* Users).all();
        const all = yield* Effect.forEach(items, ({ userId }) => read(userId));
        expect(all.map(({ unreadable }) => unreadable)).toEqual(items.map(() => 0));
        expect(all.flatMap((records) => records.items).length).toBeGreaterThan(0);
        for (const [index, records] of all.entries())
          for (const { user } of records.items) expect(user).toEqual({ userId: items[index]?.userId });
      }),
    );

    it.effect.each([
      ["PNG", PNG],
      ["JPEG", JPEG],
      ["WebP", WEBP],
      ["a PNG of exactly five megabytes", sized(5 * MEGABYTE)],
    ] as const)("D43: %s is kept under an address of our own, and removed for good", ([, bytes]) =>
      Effect.gen(function* () {
        const { remove, upload } = yield* ProfileImages;
        const before = yield* ofUser("4");
        const image = yield* upload(id("4"), bytes);
        expect(image.user).toEqual({ userId: "4" });
        expect(image.imageUrl).toMatch(/^\/api\/images\/[0-9a-f-]{36}$/u);
        expect(yield* ofUser("4")).toEqual([...before, image]);
        yield* remove(image.profileImageId);
        expect(yield* ofUser("4")).toEqual(before);
        expect(yield* Effect.flip(remove(image.profileImageId))).toEqual(noSuchImage);
      }),
    );

    it.effect("D43: what is no such picture, or too large, is refused and nothing is kept", () =>
      Effect.gen(function* () {
        const { upload } = yield* ProfileImages;
        const before = yield* ofUser("4");
        const texts = [SVG, "GIF89a", "<!doctype html>", "RIFF....WAVE", "\u0089PNG", ""];
        for (const bytes of texts.map((text) => new TextEncoder().encode(text)))
          expect(yield* Effect.flip(upload(id("4"), bytes))).toEqual(notAnImage);
        expect(yield* Effect.flip(upload(id("4"), sized(5 * MEGABYTE + 1)))).toEqual(
          Refused("The image is too large"),
        );
        expect(yield* ofUser("4")).toEqual(before);
      }),
    );

    it.effect.each(["0", "999999", "04", "nobody"])("D34, D35: nobody has the id %s", (stranger) =>
      Effect.gen(function* () {
        const { remove, upload } = yield* ProfileImages;
        expect(yield* Effect.flip(upload(id(stranger), PNG))).toEqual(NotFound("User not found"));
        expect(yield* ofUser(stranger)).toEqual([]);
        expect(yield* Effect.flip(remove(id(stranger)))).toEqual(noSuchImage);
      }),
    );
  });
