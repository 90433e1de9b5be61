import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { isOpenableUrl, smallImageUrl } from "../../../src/domain/image-url.ts";
import { Pictures } from "../../../src/domain/ports/pictures.ts";
import { Refused } from "../../../src/domain/remote-failure.ts";
import { JPEG, MEGABYTE, PNG, sized, SVG, WEBP } from "../fixtures-images.ts";

/** What the port Pictures promises, whoever implements it (P46), over a freshly seeded database, as an admin. */
export const picturesContract = <E>(name: string, ports: Layer.Layer<Pictures, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect.each([
      ["PNG", PNG],
      ["JPEG", JPEG],
      ["WebP", WEBP],
      ["a PNG of exactly five megabytes", sized(5 * MEGABYTE)],
    ] as const)(
      "P46, D73: %s gets an address of our own, which a record may name, in two sizes",
      ([, bytes]) =>
        Effect.gen(function* () {
          const { upload } = yield* Pictures;
          const [{ imageUrl }, again] = [yield* upload(bytes), yield* upload(bytes)];
          expect(imageUrl).toMatch(/^\/api\/images\/[0-9a-f-]{36}$/u);
          expect(again.imageUrl).not.toBe(imageUrl);
          expect(isOpenableUrl(imageUrl)).toBe(true);
          expect(smallImageUrl(imageUrl)).not.toBe(imageUrl);
        }),
    );

    it.effect("P46, D74: what is no such picture, or too large, is refused", () =>
      Effect.gen(function* () {
        const { upload } = yield* Pictures;
        for (const bytes of [SVG, "GIF89a", ""].map((text) => new TextEncoder().encode(text)))
          expect(yield* Effect.flip(upload(bytes))).toEqual(Refused("Not a PNG, JPEG or WebP image"));
        expect(yield* Effect.flip(upload(sized(5 * MEGABYTE + 1)))).toEqual(
          Refused("The image is too large"),
        );
      }),
    );
  });
