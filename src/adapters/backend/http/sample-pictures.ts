import { readFile } from "node:fs/promises";
import * as Effect from "effect/Effect";
import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import { isHeld, tagOf } from "../entity-tags.ts";
import { PICTURES_FOLDER, PICTURES_PATH } from "../sample/pictures.ts";
import { imageHeaders } from "./images.ts";

const NAME = /^[a-z\d-]+\.webp$/u;

const contentOf = (name: string) =>
  NAME.test(name)
    ? Effect.promise(() => readFile(new URL(name, PICTURES_FOLDER)).catch(() => undefined))
    : Effect.undefined;

/** Serves the drawn pictures of the sample to everybody; one that is drawn anew has another tag. */
export const samplePictures = HttpRouter.add(
  "GET",
  `${PICTURES_PATH}/:name`,
  Effect.gen(function* () {
    const { name = "" } = yield* HttpRouter.params;
    const content = yield* contentOf(name);
    if (content === undefined) return HttpServerResponse.empty({ status: 404 });
    const tag = tagOf(content, 16);
    const headers = { ...imageHeaders("image/webp", "public, max-age=604800"), ETag: tag };
    const { headers: asked } = yield* HttpServerRequest.HttpServerRequest;
    return isHeld(asked["if-none-match"], tag)
      ? HttpServerResponse.empty({ status: 304, headers })
      : HttpServerResponse.uint8Array(content, { contentType: "image/webp", headers });
  }),
);
