import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { TribeImages } from "../../../src/domain/ports/tribe-images.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { NotFound, Refused } from "../../../src/domain/remote-failure.ts";
import type { NewTribeImage } from "../../../src/domain/tribe.ts";
import { id } from "../../domain/generators.ts";

const noSuchTribe = NotFound("Tribe not found");
const noSuchImage = NotFound("Tribe image not found");
const noImage = Refused("This is no address that begins with https:// or /", "imageUrl");
const STRANGERS = ["0", "999999", "9".repeat(64), "01", "nobody", "__proto__"];

const club = Effect.flatMap(Tribes, ({ create }) => create({ name: "Pictured", description: "" }));

const picture = (tribeId: string, imageUrl: string): NewTribeImage => ({
  tribe: { tribeId: id(tribeId) },
  imageUrl,
  description: "The long table",
});

/** What the port TribeImages promises, whoever implements it (§7). Takes a layer over a freshly seeded database. */
export const tribeImagesContract = <E>(name: string, ports: Layer.Layer<TribeImages | Tribes, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect("§7, D43: every sample picture is its tribe's, and some tribes have several", () =>
      Effect.gen(function* () {
        const { ofTribe } = yield* TribeImages;
        const { items: tribes } = yield* (yield* Tribes).all();
        const counts = yield* Effect.forEach(tribes, ({ tribeId }) =>
          Effect.map(ofTribe(tribeId), ({ items, unreadable }) => {
            expect(unreadable).toBe(0);
            expect(new Set(items.map(({ tribe }) => tribe.tribeId))).toEqual(
              new Set(items.length === 0 ? [] : [tribeId]),
            );
            expect(items.filter(({ imageUrl }) => !imageUrl.startsWith("/api/images/sample/"))).toEqual([]);
            return items.length;
          }),
        );
        expect(Math.max(...counts)).toBeGreaterThan(1);
      }),
    );

    it.effect("§7, D43: pictures are kept in order, of their tribe alone, until they are removed", () =>
      Effect.gen(function* () {
        const { create, ofTribe, remove } = yield* TribeImages;
        const [one, other] = [yield* club, yield* club];
        const first = yield* create(picture(one.tribeId, "https://images.example/a.jpg?size=1"));
        const second = yield* create(picture(one.tribeId, "/pictures/b.jpg"));
        expect(first).toEqual({
          tribeImageId: expect.any(String),
          tribe: { tribeId: one.tribeId },
          imageUrl: "https://images.example/a.jpg?size=1",
          description: "The long table",
        });
        expect(yield* ofTribe(one.tribeId)).toEqual({ items: [first, second], unreadable: 0 });
        expect(yield* ofTribe(other.tribeId)).toEqual({ items: [], unreadable: 0 });
        yield* remove(first.tribeImageId);
        expect(yield* Effect.flip(remove(first.tribeImageId))).toEqual(noSuchImage);
        expect(yield* ofTribe(one.tribeId)).toEqual({ items: [second], unreadable: 0 });
      }),
    );

    it.effect("§7: the pictures of a removed tribe are gone with it", () =>
      Effect.gen(function* () {
        const { create, ofTribe, remove } = yield* TribeImages;
        const { tribeId } = yield* club;
        const { tribeImageId } = yield* create(picture(tribeId, "/a.jpg"));
        yield* (yield* Tribes).remove(tribeId);
        expect(yield* Effect.flip(ofTribe(tribeId))).toEqual(noSuchTribe);
        expect(yield* Effect.flip(remove(tribeImageId))).toEqual(noSuchImage);
      }),
    );

    it.effect.each(STRANGERS)("D34, D35: %s is the id of no tribe and of no picture", (stranger) =>
      Effect.gen(function* () {
        const { create, ofTribe, remove } = yield* TribeImages;
        expect([
          yield* Effect.flip(ofTribe(id(stranger))),
          yield* Effect.flip(remove(id(stranger))),
          yield* Effect.flip(create(picture(stranger, "/a.jpg"))),
        ]).toEqual([noSuchTribe, noSuchImage, Refused("There is no such tribe")]);
      }),
    );

    it.effect.each([
      "",
      "a.jpg",
      "//evil.example/a.jpg",
      "/\\evil.example/a.jpg",
      "http://images.example/a.jpg",
      "javascript:alert(1)",
      "data:image/png;base64,AAAA",
      "blob:https://images.example/1",
      " https://images.example/a.jpg",
      "https://",
    ])("D43: %j is no address of an image: refused, and nothing is kept", (imageUrl) =>
      Effect.gen(function* () {
        const { create, ofTribe } = yield* TribeImages;
        const { tribeId } = yield* club;
        expect(yield* Effect.flip(create(picture(tribeId, imageUrl)))).toEqual(noImage);
        expect(yield* ofTribe(tribeId)).toEqual({ items: [], unreadable: 0 });
      }),
    );

    it.effect("§7: texts that cannot be kept are refused", () =>
      Effect.gen(function* () {
        const { create, ofTribe } = yield* TribeImages;
        const { tribeId } = yield* club;
        const hidden = (field: string) => Refused("This has characters that nobody sees", field);
        const refusals = yield* Effect.forEach(
          [
            picture(tribeId, "https://images.example/\u0000.jpg"),
            picture(tribeId, "/\ud800.jpg"),
            { ...picture(tribeId, "/a.jpg"), description: "a\u0000" },
            { ...picture(tribeId, "/a.jpg"), description: "\udc00" },
          ],
          (image) => Effect.flip(create(image)),
        );
        expect(refusals).toEqual([
          hidden("imageUrl"),
          hidden("imageUrl"),
          hidden("description"),
          hidden("description"),
        ]);
        expect(yield* ofTribe(tribeId)).toEqual({ items: [], unreadable: 0 });
      }),
    );
  });
