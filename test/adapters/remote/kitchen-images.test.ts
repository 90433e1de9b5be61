import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { describe, vi } from "vitest";
import { forgetSession } from "../../../src/adapters/remote/remote.ts";
import { BypassCache } from "../../../src/domain/ports/bypass-cache.ts";
import { KitchenImages } from "../../../src/domain/ports/kitchen-images.ts";
import { id } from "../../domain/generators.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { answering, jsonAnswer, remoteOver, type Sent } from "../fixtures-remote.ts";
import { CASA } from "./kitchen-calls.ts";

vi.stubGlobal("location", new URL("/admin/kitchens/9", ORIGIN));

const FIRST = "/api/v1/kitchenimage/findKitchenimages/9";
const SECOND = "/api/v1/images/kitchen/9";
const KITCHEN = "/api/v1/kitchen/9";

const IMAGE = {
  kitchenImageId: "3",
  kitchen: { kitchenId: "9" },
  imageUrl: "https://images.example/3.jpg",
  description: "Paella",
};
const LOGO = { ...IMAGE, kitchenImageId: undefined, imageUrl: CASA.logo, description: CASA.nombre };

/** A backend whose addresses answer as the test says; what it does not mention is a page of the console. */
const wired = (answers: Readonly<Record<string, () => Response>>) => {
  const sent: Array<Sent> = [];
  const page = () =>
    new Response("<!doctype html><title>Kitchen</title>", { headers: { "content-type": "text/html" } });
  const fetch = answering(sent, ({ url }) => (answers[new URL(url).pathname] ?? page)());
  return {
    layer: remoteOver({ fetch }),
    paths: () => sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  };
};

/** Asked for each time, whatever is remembered. */
const pictures = Effect.flatMap(KitchenImages, (images) => images.of(id("9"))).pipe(
  Effect.provideService(BypassCache, true),
);

describe("§7, D33: the three sources of a kitchen's pictures", () => {
  it.effect(
    "§7, D34: the first source is asked first; ids may be numbers, a description may be missing",
    () => {
      const { layer, paths } = wired({
        [FIRST]: () =>
          jsonAnswer([
            { ...IMAGE, kitchenImageId: 3, kitchen: { ...CASA, kitchenId: 9 }, size: 4 },
            { ...IMAGE, description: null },
            { kitchenImageId: "3", kitchen: { kitchenId: "9" }, imageUrl: IMAGE.imageUrl },
            { ...IMAGE, imageUrl: null },
            { ...IMAGE, kitchenImageId: undefined },
          ]),
      });
      return Effect.gen(function* () {
        const bare = { ...IMAGE, description: "" };
        expect(yield* pictures).toEqual({ items: [IMAGE, bare, bare], unreadable: 2 });
        expect(paths()).toEqual([`GET ${FIRST}`]);
      }).pipe(Effect.provide(layer));
    },
  );

  it.effect.each([
    { what: "404", answer: () => new Response("", { status: 404 }) },
    { what: "405", answer: () => new Response("", { status: 405 }) },
    { what: "501", answer: () => new Response("", { status: 501 }) },
    {
      what: "an HTML body",
      answer: () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    },
    { what: "an empty list", answer: () => jsonAnswer([]) },
  ])("D33: after $what the second source answers, and is remembered for the session", ({ answer }) => {
    const { layer, paths } = wired({ [FIRST]: answer, [SECOND]: () => jsonAnswer([IMAGE]) });
    return Effect.gen(function* () {
      const images = { items: [IMAGE], unreadable: 0 };
      expect([yield* pictures, yield* pictures]).toEqual([images, images]);
      yield* forgetSession;
      expect(yield* pictures).toEqual(images);
      const both = [`GET ${FIRST}`, `GET ${SECOND}`];
      expect(paths()).toEqual([...both, `GET ${SECOND}`, ...both]);
    }).pipe(Effect.provide(layer));
  });

  it.effect("D33: after both the kitchen's logo stands in", () => {
    const { layer, paths } = wired({ [SECOND]: () => jsonAnswer([]), [KITCHEN]: () => jsonAnswer(CASA) });
    return Effect.gen(function* () {
      expect(yield* pictures).toEqual({ items: [LOGO], unreadable: 0 });
      expect(paths()).toEqual([`GET ${FIRST}`, `GET ${SECOND}`, `GET ${KITCHEN}`]);
    }).pipe(Effect.provide(layer));
  });

  it.effect.each([{ logo: null }, { logo: undefined }, { logo: "" }])(
    "D33: without images and with the logo %j there is nothing",
    ({ logo }) => {
      const { layer } = wired({
        [FIRST]: () => jsonAnswer([]),
        [KITCHEN]: () => jsonAnswer({ ...CASA, logo }),
      });
      return Effect.gen(function* () {
        expect(yield* pictures).toEqual({ items: [], unreadable: 0 });
      }).pipe(Effect.provide(layer));
    },
  );

  it.effect("D33, D34: images that cannot be read are reported, not passed over", () => {
    const { layer, paths } = wired({ [FIRST]: () => jsonAnswer([{ ...IMAGE, imageUrl: 3 }]) });
    return Effect.gen(function* () {
      expect(yield* pictures).toEqual({ items: [], unreadable: 1 });
      expect(paths()).toEqual([`GET ${FIRST}`]);
    }).pipe(Effect.provide(layer));
  });

  it.effect.each([
    { status: 401, tag: "Unauthorized", tries: 1 },
    { status: 403, tag: "Forbidden", tries: 1 },
    { status: 500, tag: "ServerFailed", tries: 2 },
  ])("D31, D32, D33: $status is no missing endpoint", ({ status, tag, tries }) => {
    const { layer, paths } = wired({ [FIRST]: () => new Response("", { status }) });
    return Effect.gen(function* () {
      expect((yield* Effect.flip(pictures))._tag).toBe(tag);
      expect(paths()).toEqual(Array.from({ length: tries }, () => `GET ${FIRST}`));
    }).pipe(Effect.provide(layer));
  });
});
